import { makeRunner, makeShop } from '@thuishaven/core'
import type { Ports, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { noTag } from './analytics/noTag.ts'
import { makeSystemClock } from './clock/systemClock.ts'
import { makeCookieCartIdentity } from './cookies/cookieCartIdentity.ts'
import { makeCookieSessionToken } from './cookies/cookieSessionToken.ts'
import { makeServerCookies } from './cookies/serverCookies.server.ts'
import { httpCapabilities } from './http/capabilities.ts'
import type { HttpClientOptions } from './http/client.ts'
import { makeHostPorts } from './http/makeHostPorts.ts'
import { sanitiseHtml } from './http/sanitiseHtml.server.ts'
import { makeRandomIds } from './ids/randomIds.ts'
import { makeLineLogger } from './logger/lineLogger.ts'
import { stillPage } from './page/stillPage.ts'
import { makeMemoryStorage } from './storage/memoryStorage.ts'
import { onlyTab } from './tabs/onlyTab.ts'

export interface HttpShopOptions {
  /** Address of the shop's host before '/api', without trailing slash. */
  readonly apiUrl: string
  readonly locale: Locale
  readonly fetch?: HttpClientOptions['fetch']
  /** Where warnings go, a line of JSON each; stderr when left out. */
  readonly log?: (line: string) => void
  /** Ports of one's own in the place of those that are made here, such as a storage that outlives the program. */
  readonly ports?: Partial<Ports>
}

/** One shopper's shop at a host, for programs without a page. Its cookies and its kept cart last as long as it is open. */
export const openHttpShop = ({
  apiUrl,
  locale,
  fetch = globalThis.fetch,
  log = (line) => globalThis.console.warn(line),
  ports = {},
}: HttpShopOptions): Shop => {
  const clock = makeSystemClock()
  const runner = makeRunner()
  const cookies = makeServerCookies({ cookieHeader: '', secure: apiUrl.startsWith('https:'), now: clock.now })
  const shop = makeShop(
    {
      ...makeHostPorts({
        baseUrl: apiUrl,
        locale,
        clock,
        fetch,
        random: Math.random,
        sanitiser: () => Promise.resolve(sanitiseHtml),
        cookieHeader: cookies.header,
        onSetCookie: cookies.receive,
      }),
      analytics: { track: () => undefined },
      capabilities: httpCapabilities,
      cartIdentity: makeCookieCartIdentity(cookies),
      cookies,
      clock,
      ids: makeRandomIds(globalThis.crypto),
      logger: makeLineLogger(log),
      page: stillPage,
      sessionToken: makeCookieSessionToken(cookies),
      storage: makeMemoryStorage(),
      tabs: onlyTab,
      tag: () => Promise.resolve(noTag),
      ...ports,
    },
    runner.run,
    locale,
  )
  return {
    ...shop,
    close: async () => {
      await shop.close()
      runner.close()
      clock.close()
    },
  }
}

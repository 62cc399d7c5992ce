import { noAuthenticator } from './passkeys/noAuthenticator.ts'
import { createRunner, createShop } from '@thuishaven/core'
import type { PlatformPorts, Shop } from '@thuishaven/core'
import { shopModules } from '@thuishaven/core/modules'
import type { Locale } from '@thuishaven/core/locale'
import { noopTag } from './analytics/noopTag.ts'
import { createSystemClock } from './clock/systemClock.ts'
import { createCookieCartIdentity } from './cookies/cookieCartIdentity.ts'
import { createCookieConsent } from './cookies/consentCookie.ts'
import { createCookieSessionToken } from './cookies/cookieSessionToken.ts'
import { createCookieGuestWishlist } from './cookies/cookieGuestWishlist.ts'
import { createServerCookies } from './cookies/serverCookies.server.ts'
import { httpCapabilities } from './http/capabilities.ts'
import type { HttpClientOptions } from './http/client.ts'
import { createBackendPorts } from './http/createBackendPorts.ts'
import { sanitiseHtml } from './http/sanitiseHtml.server.ts'
import { createRandomIds } from './ids/randomIds.ts'
import { createLineLogger } from './logger/lineLogger.ts'
import { noopLifecycle } from './page/noopLifecycle.ts'
import { createMemoryStorage } from './storage/memoryStorage.ts'
import { singleTab } from './tabs/singleTab.ts'

export interface HttpShopOptions {
  /** Address of the shop's backend before '/api', without trailing slash. */
  readonly apiUrl: string
  readonly locale: Locale
  readonly fetch?: HttpClientOptions['fetch']
  /** Where warnings go, a line of JSON each; stderr when left out. */
  readonly log?: (line: string) => void
  /** Ports that replace the default ones, such as a storage that outlives the process. */
  readonly ports?: Partial<PlatformPorts>
}

/** One shopper's shop at a backend, for scripts without a page. Its cookies and its persisted cart last as long as it is open. */
export const createHttpShop = ({
  apiUrl,
  locale,
  fetch = globalThis.fetch,
  log = (line) => globalThis.console.warn(line),
  ports = {},
}: HttpShopOptions): Shop => {
  const clock = createSystemClock()
  const cookies = createServerCookies({ cookieHeader: '', secure: apiUrl.startsWith('https:'), now: clock.now })
  const runner = createRunner(
    createBackendPorts({
      baseUrl: apiUrl,
      locale,
      fetch,
      random: Math.random,
      sanitiser: () => Promise.resolve(sanitiseHtml),
      cookieHeader: cookies.header,
      onSetCookie: cookies.receive,
    }),
    ports.clock ?? clock,
  )
  const shop = createShop({
    platform: {
      analytics: { track: () => undefined },
      authenticator: () => Promise.resolve(noAuthenticator),
      capabilities: httpCapabilities,
      cartIdentity: createCookieCartIdentity(cookies),
      consent: () => Promise.resolve(createCookieConsent(cookies)),
      clock,
      guestWishlist: () => Promise.resolve(createCookieGuestWishlist(cookies)),
      ids: createRandomIds(globalThis.crypto),
      logger: createLineLogger(log),
      page: noopLifecycle,
      sessionToken: createCookieSessionToken(cookies),
      storage: createMemoryStorage(),
      tabs: singleTab,
      tag: () => Promise.resolve(noopTag),
      ...ports,
    },
    run: runner.run,
    modules: shopModules,
    locale,
  })
  return {
    ...shop,
    close: async () => {
      await shop.close()
      runner.close()
      clock.close()
    },
  }
}

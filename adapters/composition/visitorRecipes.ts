import { makeShop } from '@thuishaven/core'
import type { Ports } from '@thuishaven/core'
import { makeSystemClock } from '../clock/systemClock.ts'
import { makeCookieCartIdentity } from '../cookies/cookieCartIdentity.ts'
import { makeCookieSessionToken } from '../cookies/cookieSessionToken.ts'
import { httpCapabilities } from '../http/capabilities.ts'
import { makeRandomIds } from '../ids/randomIds.ts'
import type { Scope } from './container.ts'
import { get, provide } from './container.ts'
import { ClockToken, ClosersToken, CookiesToken, HostToken, KnownToken, LocaleToken, PortsToken, RunnerToken, ShopToken } from './tokens.ts'

/** The ports that touch the page or the request, and others that one side makes in its own way. */
export type SidePorts = Pick<Ports, 'analytics' | 'logger' | 'page' | 'storage' | 'tabs'> & Partial<Ports>

/**
 * What every visitor's shop is made of, on either side. Still to be provided: the language, the host, cookies, and who runs programs.
 * @param side makes the ports of this side for one visitor
 */
export const provideVisitor = (scope: Scope, side: (visitor: Scope) => SidePorts): void => {
  provide(scope, ClosersToken, () => [])
  provide(scope, KnownToken, () => ({}))

  provide(scope, ClockToken, (visitor) => {
    const clock = makeSystemClock()
    get(visitor, ClosersToken).push(clock.close)
    return clock
  })

  provide(scope, PortsToken, (visitor) => ({
    ...get(visitor, HostToken),
    capabilities: httpCapabilities,
    cartIdentity: makeCookieCartIdentity(get(visitor, CookiesToken)),
    clock: get(visitor, ClockToken),
    cookies: get(visitor, CookiesToken),
    ids: makeRandomIds(globalThis.crypto),
    sessionToken: makeCookieSessionToken(get(visitor, CookiesToken)),
    ...side(visitor),
  }))

  provide(scope, ShopToken, (visitor) => {
    const shop = makeShop(get(visitor, PortsToken), get(visitor, RunnerToken).run, get(visitor, LocaleToken), get(visitor, KnownToken))
    get(visitor, ClosersToken).push(() => void shop.close())
    return shop
  })
}

/** Ends what the scope has made, the last first: the shop before the clock that it runs on. */
export const closeVisitor = (scope: Scope): void => {
  const closers = get(scope, ClosersToken)
  for (const close of closers.splice(0).toReversed()) close()
}

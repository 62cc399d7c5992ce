import { createShop } from '@thuishaven/core'
import type { PlatformPorts, ShopModules } from '@thuishaven/core'
import { createSystemClock } from '../clock/systemClock.ts'
import { createCookieCartIdentity } from '../cookies/cookieCartIdentity.ts'
import { createCookieSessionToken } from '../cookies/cookieSessionToken.ts'
import { httpCapabilities } from '../http/capabilities.ts'
import { createRandomIds } from '../ids/randomIds.ts'
import type { Scope } from './container.ts'
import { get, provide } from './container.ts'
import { ClockToken, ClosersToken, CookiesToken, InitialStateToken, LocaleToken, PlatformToken, RunnerToken, ShopToken } from './tokens.ts'

/**
 * What every visitor's shop is made of, on either side. Still to be provided: the language, cookies, and the runner with its backend.
 * @param modules how the shop gets what is loaded when it is first used
 * @param side makes the ports that touch the page or the request, for one visitor
 */
export const registerVisitorScope = (
  scope: Scope,
  modules: ShopModules,
  side: (
    visitor: Scope,
  ) => Pick<PlatformPorts, 'analytics' | 'authenticator' | 'consent' | 'guestWishlist' | 'logger' | 'page' | 'storage' | 'tabs' | 'tag'>,
): void => {
  provide(scope, ClosersToken, () => [])
  provide(scope, InitialStateToken, () => ({}))

  provide(scope, ClockToken, (visitor) => {
    const clock = createSystemClock()
    get(visitor, ClosersToken).push(clock.close)
    return clock
  })

  provide(scope, PlatformToken, (visitor) => ({
    capabilities: httpCapabilities,
    cartIdentity: createCookieCartIdentity(get(visitor, CookiesToken)),
    clock: get(visitor, ClockToken),
    ids: createRandomIds(globalThis.crypto),
    sessionToken: createCookieSessionToken(get(visitor, CookiesToken)),
    ...side(visitor),
  }))

  provide(scope, ShopToken, (visitor) => {
    const shop = createShop({
      platform: get(visitor, PlatformToken),
      run: get(visitor, RunnerToken).run,
      modules,
      locale: get(visitor, LocaleToken),
      initialState: get(visitor, InitialStateToken),
    })
    get(visitor, ClosersToken).push(() => void shop.close())
    return shop
  })
}

/** Ends what the scope has made, the last first: the shop before the clock that it runs on. */
export const closeVisitor = (scope: Scope): void => {
  const closers = get(scope, ClosersToken)
  for (const close of closers.splice(0).toReversed()) close()
}

import { makeShop } from '@thuishaven/core'
import type { Ports } from '@thuishaven/core'
import { makeSystemClock } from '../clock/systemClock.ts'
import { makeCookieCartIdentity } from '../cookies/cookieCartIdentity.ts'
import { httpCapabilities } from '../http/capabilities.ts'
import { makeRandomIds } from '../ids/randomIds.ts'
import type { Scope } from './container.ts'
import { get, provide } from './container.ts'
import { ClosersToken, HostToken, KnownToken, LocaleToken, portTokens, RunnerToken, ShopToken } from './tokens.ts'

/**
 * What every visitor's shop is made of, on either side. Still to be provided: the language, the host, who runs programs, and the ports that touch
 * the page or the request (cookies, storage, analytics, logger).
 */
export const provideVisitor = (scope: Scope): void => {
  provide(scope, ClosersToken, () => [])
  provide(scope, KnownToken, () => ({}))

  provide(scope, portTokens.clock, (visitor) => {
    const clock = makeSystemClock()
    get(visitor, ClosersToken).push(clock.close)
    return clock
  })
  provide(scope, portTokens.ids, () => makeRandomIds(globalThis.crypto))

  provide(scope, portTokens.config, (visitor) => get(visitor, HostToken).config)
  provide(scope, portTokens.catalogue, (visitor) => get(visitor, HostToken).catalogue)
  provide(scope, portTokens.cart, (visitor) => get(visitor, HostToken).cart)
  provide(scope, portTokens.capabilities, () => httpCapabilities)
  provide(scope, portTokens.cartIdentity, (visitor) => makeCookieCartIdentity(get(visitor, portTokens.cookies)))
  provide(scope, portTokens.account, (visitor) => get(visitor, HostToken).account)
  provide(scope, portTokens.checkout, (visitor) => get(visitor, HostToken).checkout)

  provide(scope, ShopToken, (visitor) => {
    const shop = makeShop(portsOf(visitor), get(visitor, RunnerToken).run, get(visitor, LocaleToken), get(visitor, KnownToken))
    get(visitor, ClosersToken).push(() => void shop.close())
    return shop
  })
}

const portsOf = (visitor: Scope): Ports => ({
  account: get(visitor, portTokens.account),
  analytics: get(visitor, portTokens.analytics),
  capabilities: get(visitor, portTokens.capabilities),
  cart: get(visitor, portTokens.cart),
  cartIdentity: get(visitor, portTokens.cartIdentity),
  catalogue: get(visitor, portTokens.catalogue),
  checkout: get(visitor, portTokens.checkout),
  clock: get(visitor, portTokens.clock),
  config: get(visitor, portTokens.config),
  cookies: get(visitor, portTokens.cookies),
  ids: get(visitor, portTokens.ids),
  logger: get(visitor, portTokens.logger),
  page: get(visitor, portTokens.page),
  storage: get(visitor, portTokens.storage),
  tabs: get(visitor, portTokens.tabs),
})

/** Ends what the scope has made, the last first: the shop before the clock that it runs on. */
export const closeVisitor = (scope: Scope): void => {
  const closers = get(scope, ClosersToken)
  for (const close of closers.splice(0).toReversed()) close()
}

import type { Known, Ports, Runner, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { token } from './container.ts'
import type { Token } from './container.ts'
import type { HostPorts } from '../http/makeHostPorts.ts'

/** What composition knows by name. */
export const LocaleToken = token<Locale>('Locale')
/** What the page came with. */
export const KnownToken = token<Known>('Known')
export const HostToken = token<HostPorts>('Host')
export const RunnerToken = token<Runner>('Runner')
export const ShopToken = token<Shop>('Shop')
/** What must be ended with the scope, in the order in which it was made. */
export const ClosersToken = token<(() => void)[]>('Closers')

/** One name for each port of the core. */
export const portTokens: { readonly [Name in keyof Ports]: Token<Ports[Name]> } = {
  account: token('AccountPort'),
  analytics: token('AnalyticsPort'),
  capabilities: token('HostCapabilities'),
  cart: token('CartPort'),
  cartIdentity: token('CartIdentityPort'),
  catalogue: token('CataloguePort'),
  checkout: token('CheckoutPort'),
  clock: token('ClockPort'),
  config: token('ConfigPort'),
  cookies: token('CookiesPort'),
  ids: token('IdsPort'),
  logger: token('LoggerPort'),
  page: token('PagePort'),
  storage: token('StoragePort'),
  tabs: token('TabsPort'),
}

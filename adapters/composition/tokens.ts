import type { ClockPort, CookiesPort, Known, Ports, Runner, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { token } from './container.ts'
import type { HostPorts } from '../http/makeHostPorts.ts'

/** What composition knows by name. */
export const LocaleToken = token<Locale>('Locale')
/** What the page came with. */
export const KnownToken = token<Known>('Known')
export const ClockToken = token<ClockPort>('Clock')
export const CookiesToken = token<CookiesPort>('Cookies')
export const HostToken = token<HostPorts>('Host')
export const RunnerToken = token<Runner>('Runner')
/** Everything outside that the visitor's shop needs, as one record. */
export const PortsToken = token<Ports>('Ports')
export const ShopToken = token<Shop>('Shop')
/** What must be ended with the scope, in the order in which it was made. */
export const ClosersToken = token<(() => void)[]>('Closers')

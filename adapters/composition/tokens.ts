import type { ClockPort, CookiesPort, InitialState, Ports, Runner, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { token } from './container.ts'
import type { BackendPorts } from '../http/createBackendPorts.ts'

/** What composition knows by name. */
export const LocaleToken = token<Locale>('Locale')
/** What the page came with. */
export const InitialStateToken = token<InitialState>('Known')
export const ClockToken = token<ClockPort>('Clock')
export const CookiesToken = token<CookiesPort>('Cookies')
export const BackendToken = token<BackendPorts>('Host')
export const RunnerToken = token<Runner>('Runner')
/** Everything outside that the visitor's shop needs, as one record. */
export const PortsToken = token<Ports>('Ports')
export const ShopToken = token<Shop>('Shop')
/** What must be ended with the scope, in the order in which it was made. */
export const ClosersToken = token<(() => void)[]>('Closers')

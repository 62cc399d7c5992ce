import type { BackendPorts, ClockPort, CookiesPort, InitialState, PlatformPorts, Runner, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { token } from './container.ts'

/** What composition knows by name. */
export const LocaleToken = token<Locale>('Locale')
/** What the page came with. */
export const InitialStateToken = token<InitialState>('Known')
export const ClockToken = token<ClockPort>('Clock')
export const CookiesToken = token<CookiesPort>('Cookies')
export const RunnerToken = token<Runner<BackendPorts>>('Runner')
export const PlatformToken = token<PlatformPorts>('Platform')
export const ShopToken = token<Shop>('Shop')
/** What must be ended with the scope, in the order in which it was made. */
export const ClosersToken = token<(() => void)[]>('Closers')

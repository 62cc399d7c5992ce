import type { BackendPorts, ClockPort, CookiesPort, InitialState, PlatformPorts, Runner, Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import { token } from './container.ts'

/** Tokens of the composition. */
export const LocaleToken = token<Locale>('Locale')
/** The initial state of the page. */
export const InitialStateToken = token<InitialState>('Known')
export const ClockToken = token<ClockPort>('Clock')
export const CookiesToken = token<CookiesPort>('Cookies')
export const RunnerToken = token<Runner<BackendPorts>>('Runner')
export const PlatformToken = token<PlatformPorts>('Platform')
export const ShopToken = token<Shop>('Shop')
/** Objects to close with the scope, in the order of their creation. */
export const ClosersToken = token<(() => void)[]>('Closers')

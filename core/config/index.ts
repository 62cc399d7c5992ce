/** How a shop is set up, and what holds where the backend sends nothing. */
export type { ConfigPort } from './ConfigPort.ts'
export { defaultConfig } from './config.ts'
export type { Claim, GuestPassword, Menu, ShopConfig } from './config.ts'
export { openingState } from './openingHours.ts'
export type { OpeningHours, OpeningState } from './openingHours.ts'

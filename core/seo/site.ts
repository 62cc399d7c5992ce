import type { Locale } from '../locale/locale.ts'

/** What structured data and meta tags need to know of the shop. */
export interface Site {
  readonly name: string
  /** Absolute address of the shop; empty: addresses stay relative. */
  readonly appUrl: string
  readonly locale: Locale
  readonly currency: string
  readonly returnDays: number
}

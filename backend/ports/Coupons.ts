import type { Discount } from '../pricing/cartTotals.ts'

/** What a code is good for. */
export interface Coupon {
  /** In capitals, without spaces. */
  readonly code: string
  readonly discount: Discount
  /** Milliseconds since 1970-01-01 UTC, both included; null: without beginning or end. */
  readonly validFrom: number | null
  readonly validUntil: number | null
  /** Goods must cost at least this, cents including VAT. */
  readonly minimumInclVat: number
}

/** The coupons of the shop. */
export interface Coupons {
  /**
   * Whatever its dates; null: there is no such coupon.
   * @param code in capitals, without spaces
   */
  readonly find: (code: string) => Promise<Coupon | null>
}

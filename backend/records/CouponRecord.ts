import type { Discount } from '../pricing/cartTotals.ts'

/** A coupon as the shop's owner writes it down. */
export interface CouponRecord {
  /** Capitals and digits. */
  readonly code: string
  readonly discount: Discount
  /** ISO times, both included; null: without beginning or end. */
  readonly validFrom: string | null
  readonly validUntil: string | null
  /** Goods must cost at least this, cents including VAT. */
  readonly minimumInclVat: number
}

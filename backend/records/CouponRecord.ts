import type { Discount } from '../pricing/cartTotals.ts'

/** A coupon in the shop's data. */
export interface CouponRecord {
  /** Capitals and digits. */
  readonly code: string
  readonly discount: Discount
  /** ISO times, both inclusive; null: without beginning or end. */
  readonly validFrom: string | null
  readonly validUntil: string | null
  /** Minimum cost of the goods, in cents including VAT. */
  readonly minimumInclVat: number
  /** Orders that can have it; null: any number. */
  readonly usageLimit: number | null
  /** Orders of one customer that can have it; null: any number. */
  readonly usageLimitPerCustomer: number | null
}

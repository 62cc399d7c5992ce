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
  /** Orders that can have it; null: any number. */
  readonly usageLimit: number | null
  /** Orders of one customer that can have it; null: any number. */
  readonly usageLimitPerCustomer: number | null
}

/** Whose order is to have coupons. */
export interface CouponBuyer {
  /** null: a guest, whose customer is known once the order is placed. */
  readonly customerId: string | null
  /** A cart is one order at a time, so what its order holds does not stand in its own way. */
  readonly cartUid: string
}

/** An order with coupons. */
export interface CouponOrder extends CouponBuyer {
  readonly orderUid: string
  readonly codes: readonly string[]
}

/**
 * The coupons of the shop, and how often they were used: an order holds a use while it is being paid, and has it once it is paid, or on account. Bound
 * to a store; within a transaction a change counts with it.
 */
export interface Coupons {
  /**
   * Whatever its dates; null: there is no such coupon.
   * @param code in capitals, without spaces
   */
  readonly find: (code: string) => Promise<Coupon | null>
  /** Whether other orders have all of its uses. */
  readonly isUsedUp: (coupon: Coupon, buyer: CouponBuyer) => Promise<boolean>
  /**
   * Holds a use of each coupon. Answers false, and holds nothing, when one of them is used up.
   * @param expiresAt milliseconds since 1970-01-01 UTC
   */
  readonly hold: (order: CouponOrder, expiresAt: number) => Promise<boolean>
  /** The order is paid, or on account: its uses are taken, held or not. */
  readonly use: (order: CouponOrder) => Promise<void>
  /** What these orders held can be used by others. */
  readonly release: (orderUids: readonly string[]) => Promise<void>
}

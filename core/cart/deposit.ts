import type { Cart, CartTotals } from './cart.ts'
import type { ShopConfig } from '../config/config.ts'
import { round } from '../money/round.ts'
import type { Cents } from '../money/units.ts'
import { goodsBuckets } from './goodsBuckets.ts'

/** Amounts due with the order and on delivery, as they are charged. Their sum is the cart's total. */
export interface Deposit {
  readonly upfront: Cents
  readonly rest: Cents
}

/**
 * The deposit on made-to-measure lines (CFG-05, RUG-08): of what they cost after coupons the share is paid with the order and the rest on
 * delivery. Everything else, and shipping, is paid with the order. null when nothing waits for delivery.
 * @param totals what the cart is charged
 */
export const depositOf = (
  { lines, coupons, vatTreatment }: Pick<Cart, 'lines' | 'coupons' | 'vatTreatment'>,
  { totalInclVat }: Pick<CartTotals, 'totalInclVat'>,
  { enabled, share }: ShopConfig['deposit'],
): Deposit | null => {
  if (!enabled) return null
  let custom = 0
  for (const bucket of goodsBuckets(lines, coupons)) {
    const [left, made, goods] =
      vatTreatment === 'reverseCharged'
        ? [bucket.leftExcl, bucket.customExcl, bucket.goodsExcl]
        : [bucket.leftIncl, bucket.customIncl, bucket.goodsIncl]
    if (goods > 0) custom += round(left, made, goods)
  }
  const rest = Math.min(custom - round(custom, share, 10_000), totalInclVat)
  return rest === 0 ? null : { upfront: (totalInclVat - rest) as Cents, rest: rest as Cents }
}

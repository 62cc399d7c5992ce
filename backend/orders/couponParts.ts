import { allocate } from '../pricing/allocate.ts'
import { goodsAfterDiscounts } from '../pricing/cartTotals.ts'
import type { PlacedOrder } from '../ports/Orders.ts'
import { discountsOf, totalsLineOf } from './revisedOrder.ts'

type PlacedLine = PlacedOrder['lines'][number]

/** The rate that is charged, in basis points. */
export const chargedRate = ({ reverseCharge }: PlacedOrder, line: PlacedLine): number =>
  reverseCharge === undefined ? totalsLineOf(line).vat : 0

/** What coupons take off the goods of each VAT rate. Without VAT it is their part excl., which does not follow from the coupons alone. */
const discountsByRate = (order: PlacedOrder): readonly { readonly rate: number; readonly taken: number }[] =>
  order.reverseCharge === undefined
    ? goodsAfterDiscounts(order.lines.map(totalsLineOf), discountsOf(order.coupons)).map(({ rate, goodsIncl, leftIncl }) => ({
        rate,
        taken: goodsIncl - leftIncl,
      }))
    : [{ rate: 0, taken: order.cartTotals.discountInclVat }]

/** By the uid of a line: its part of what coupons take off the goods of its VAT rate, by the prices of the lines. Whole cents including VAT. */
export const couponParts = (order: PlacedOrder): ReadonlyMap<string, number> => {
  const parts = new Map<string, number>()
  for (const { rate, taken } of discountsByRate(order)) {
    const lines = order.lines.filter((line) => chargedRate(order, line) === rate)
    const shares = allocate(
      taken,
      lines.map(({ totals }) => totals.totalInclVat),
    )
    lines.forEach(({ uid }, index) => parts.set(uid, shares[index] ?? 0))
  }
  return parts
}

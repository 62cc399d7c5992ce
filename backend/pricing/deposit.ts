import type { Discount, TotalsLine } from './cartTotals.ts'
import { goodsAfterDiscounts } from './cartTotals.ts'
import { share } from './rounding.ts'

/** Share of made-to-measure products, in basis points, that is paid with the order; the rest is paid on delivery. */
export const depositShare = 2000

export interface DepositLine extends TotalsLine {
  readonly isCustom: boolean
}

/**
 * Amount due on delivery, in cents: the cost of custom lines after discounts minus the deposit, rate by rate.
 * @param side of VAT on which the order is charged
 */
export const onDeliveryOf = (
  all: readonly DepositLine[],
  discounts: readonly Discount[],
  basisPoints: number,
  side: 'incl' | 'excl' = 'incl',
): number => {
  const lines = all.filter((line) => line.quantity > 0)
  const customLeft = goodsAfterDiscounts(lines, discounts)
    .map(({ rate, ...bucket }) => {
      const [goods, left] = side === 'incl' ? [bucket.goodsIncl, bucket.leftIncl] : [bucket.goodsExcl, bucket.leftExcl]
      const custom = lines
        .filter((line) => line.isCustom && line.vat === rate)
        .reduce((sum, { totals }) => sum + (side === 'incl' ? totals.totalInclVat : totals.totalExclVat), 0)
      return goods === 0 ? 0 : share(left, custom, goods)
    })
    .reduce((sum, amount) => sum + amount, 0)
  return customLeft - share(customLeft, basisPoints, 10_000)
}

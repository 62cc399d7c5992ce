import type { Discount, TotalsLine } from './cartTotals.ts'
import { goodsAfterDiscounts } from './cartTotals.ts'
import { share } from './rounding.ts'

/** Share of made-to-measure products, in basis points, that is paid with the order; the rest is paid on delivery. */
export const depositShare = 2000

export interface DepositLine extends TotalsLine {
  readonly isCustom: boolean
}

/** Amount due on delivery, in cents incl. VAT: the cost of custom lines after discounts minus the deposit, rate by rate. */
export const onDeliveryOf = (all: readonly DepositLine[], discounts: readonly Discount[], basisPoints: number): number => {
  const lines = all.filter((line) => line.quantity > 0)
  const customLeft = goodsAfterDiscounts(lines, discounts)
    .filter(({ goodsIncl }) => goodsIncl > 0)
    .map(({ rate, goodsIncl, leftIncl }) => {
      const custom = lines.filter((line) => line.isCustom && line.vat === rate)
      const customIncl = custom.reduce((sum, line) => sum + line.totals.totalInclVat, 0)
      return share(leftIncl, customIncl, goodsIncl)
    })
    .reduce((sum, amount) => sum + amount, 0)
  return customLeft - share(customLeft, basisPoints, 10_000)
}

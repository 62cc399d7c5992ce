import type { Discount, TotalsLine } from './cartTotals.ts'
import { goodsAfterDiscounts } from './cartTotals.ts'
import { share } from './rounding.ts'

/** Basis points of what is made to measure that are paid with the order; the rest follows on delivery. */
export const depositShare = 2000

export interface DepositLine extends TotalsLine {
  readonly isCustom: boolean
}

/** What waits for delivery, in cents incl. VAT: all but the share of what custom lines cost after discounts, rate by rate. */
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

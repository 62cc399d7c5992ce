import type { Backend } from '../answers/Backend.ts'
import { lineTotals, reducedTo } from '../pricing/linePrice.ts'
import type { LineGoods, LineTotals } from '../pricing/linePrice.ts'
import type { Text } from '../records/ProductRecord.ts'

/** What a promotion of the backend takes off a line, in cents. */
export interface LineAdjustment {
  readonly id: string
  readonly title: Text
  readonly amountInclVat: number
  readonly amountExclVat: number
}

const threeForTwo: Text = { nld: 'Drie halen, twee betalen', eng: 'Three for two' }

/**
 * A line's totals with the promotions that only the backend knows. There are none but in the scenario three-for-two, where every third
 * piece of a line costs nothing.
 */
export const promotedTotals = (
  backend: Pick<Backend, 'meets'>,
  goods: LineGoods,
  quantity: number,
): { readonly totals: LineTotals; readonly adjustments: readonly LineAdjustment[] } => {
  const plain = lineTotals(goods, quantity)
  const free = backend.meets('three-for-two') ? Math.floor(quantity / 3) : 0
  if (free === 0) return { totals: plain, adjustments: [] }
  const totals = reducedTo(plain, lineTotals(goods, quantity - free))
  const adjustment = {
    id: 'three-for-two',
    title: threeForTwo,
    amountInclVat: plain.totalInclVat - totals.totalInclVat,
    amountExclVat: plain.totalExclVat - totals.totalExclVat,
  }
  return { totals, adjustments: [adjustment] }
}

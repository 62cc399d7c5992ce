import { lineTotals, reducedTo } from '../pricing/linePrice.ts'
import type { LineGoods, LineTotals } from '../pricing/linePrice.ts'
import type { ProductRecord, Text } from '../records/ProductRecord.ts'
import type { LineAdjustment } from './promotions.ts'

/** So many samples of a cart cost nothing. */
const mostFree = 3

const title: Text = { nld: 'Gratis staal', eng: 'Free sample' }

interface SampleLine {
  readonly product: Pick<ProductRecord, 'isSample'>
  readonly goods: LineGoods
  readonly totals: LineTotals
  readonly adjustments: readonly LineAdjustment[]
}

/** The first three samples that were put in cost nothing. @param lines the newest first */
export const withFreeSamples = <Line extends SampleLine>(lines: readonly Line[]): readonly Line[] => {
  const free = new Set(lines.filter(({ product }) => product.isSample === true).slice(-mostFree))
  return lines.map((line) => {
    if (!free.has(line)) return line
    const { totalInclVat, totalExclVat } = line.totals
    const adjustment = { id: 'free-sample', title, amountInclVat: totalInclVat, amountExclVat: totalExclVat }
    return { ...line, totals: reducedTo(line.totals, lineTotals(line.goods, 0)), adjustments: [...line.adjustments, adjustment] }
  })
}

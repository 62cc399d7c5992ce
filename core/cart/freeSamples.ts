import type { CartLine } from './cart.ts'
import { isInCart } from './cart.ts'
import { lineTotals } from './lineTotals.ts'

/** So many samples of a cart cost nothing. */
const mostFreeSamples = 3

/** Id of the adjustment that takes the whole price off a sample. */
export const freeSampleId = 'free-sample'

/**
 * Lines as the backend sells samples: one piece of each, and the first three that were put in for nothing. A free one has an adjustment of
 * its whole price; when one of them goes, the next is free.
 * @param lines the newest first
 */
export const withFreeSamples = (lines: readonly CartLine[]): readonly CartLine[] => {
  const samples = lines.filter((line) => line.isSample === true && isInCart(line))
  if (samples.length === 0) return lines
  const free = new Set(samples.slice(-mostFreeSamples))
  return lines.map((line) => {
    if (line.isSample !== true) return line
    const single = { ...line, quantity: Math.min(line.quantity, 1) }
    const known = line.adjustments.find(({ id }) => id === freeSampleId)
    const others = line.adjustments.filter((adjustment) => adjustment !== known)
    if (!free.has(line)) return { ...single, adjustments: others }
    const { totalInclVat: inclVat, totalExclVat: exclVat } = lineTotals(single)
    return { ...single, adjustments: [...others, { id: freeSampleId, title: known?.title ?? '', inclVat, exclVat }] }
  })
}

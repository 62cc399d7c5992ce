import type { ProductRecord } from '../host/records/ProductRecord.ts'
import { makeRug } from './makeRug.ts'
import { rugRows } from './rugRows.ts'
import type { RugRow } from './rugRows.ts'
import { rugColours, rugMaterials } from './rugWords.ts'

const sizes: readonly (readonly [number, number])[] = [
  [80, 150],
  [120, 170],
  [140, 200],
  [160, 230],
  [170, 240],
  [200, 290],
  [240, 340],
]

/** Rugs for scale tests, mixed of the demo's names, colours, materials and sizes, always in the same order. Ids from 100 000. */
export const makeBulkRugs = function* (amount: number): Generator<ProductRecord> {
  const colours = Object.keys(rugColours)
  const materials = Object.keys(rugMaterials)
  for (let index = 0; index < amount; index += 1) {
    const base = rugRows[index % rugRows.length]
    if (base === undefined) return
    const round = Math.floor(index / rugRows.length)
    const [width, length] = sizes[(index + round) % sizes.length] ?? [160, 230]
    const colour = colours[(index * 5 + round) % colours.length] ?? base[2]
    const material = materials[(index * 3 + round) % materials.length] ?? base[3]
    const euros = (Math.round(((width * length) / 100) * (1 + ((index * 37) % 19) / 10)) % 1900) + 40
    const row: RugRow = [`${base[0]} ${round + 2}`, base[1], colour, material, width, length, 'Rechthoek', euros, index % 9 === 0 ? 10 : 0]
    const rug = makeRug(row, 100_000 + index)
    yield {
      ...rug,
      longDescription: { nld: `<p>${rug.description.nld}</p>`, eng: `<p>${rug.description.eng}</p>` },
      specifications: rug.specifications.slice(0, 5),
    }
  }
}

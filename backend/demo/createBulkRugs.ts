import type { ProductRecord, Text } from '../records/ProductRecord.ts'
import type { ShopRecord } from '../records/ShopRecord.ts'

const sizes: readonly { readonly width: number; readonly length: number; readonly facet: string }[] = [
  { width: 80, length: 150, facet: 'klein' },
  { width: 120, length: 170, facet: 'klein' },
  { width: 140, length: 200, facet: 'middel' },
  { width: 160, length: 230, facet: 'middel' },
  { width: 170, length: 240, facet: 'middel' },
  { width: 200, length: 290, facet: 'groot' },
  { width: 240, length: 340, facet: 'extra groot' },
]

/** The entry at an index, modulo the length of the list. */
const around = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length]

const sized = ({ width, length }: { readonly width: number; readonly length: number }): Text => ({
  nld: `${width} × ${length} cm`,
  eng: `${width} × ${length} cm`,
})

const named = (title: Text, round: number, { width, length }: { readonly width: number; readonly length: number }): Text => ({
  nld: `${title.nld} ${round}, ${width} × ${length} cm`,
  eng: `${title.eng} ${round}, ${width} × ${length} cm`,
})

/**
 * Rugs for scale tests: copies of the shop's rugs in other sizes, colours, materials and prices, in a deterministic order. Ids start at
 * 100 000.
 */
export const createBulkRugs = function* (
  { products, facets }: Pick<ShopRecord, 'facets'> & { readonly products: readonly ProductRecord[] },
  amount: number,
): Generator<ProductRecord, undefined> {
  const rugs = products.filter(({ categoryId, price, listedIn }) => categoryId === 'vloerkleden' && price !== null && listedIn.length > 0)
  const colours = Object.keys(facets['Kleur']?.values ?? {})
  const materials = [...new Set(rugs.flatMap((rug) => rug.facets['Materiaal'] ?? []))]
  for (let index = 0; index < amount; index += 1) {
    const base = around(rugs, index)
    const round = Math.floor(index / rugs.length)
    const size = around(sizes, index + round)
    if (base === undefined || base.price === null || size === undefined) return
    const id = 100_000 + index
    const colour = around(colours, index * 5 + round)
    const material = around(materials, index * 3 + round)
    const euros = (Math.round(((size.width * size.length) / 100) * (1 + ((index * 37) % 19) / 10)) % 1900) + 40
    const values = {
      ...base.facets,
      Kleur: colour === undefined ? [] : [colour],
      Materiaal: material === undefined ? [] : [material],
      Maat: [size.facet],
      Vorm: ['rechthoek'],
    }
    yield {
      ...base,
      id,
      mpn: `VK-${id}`,
      slug: { nld: `${base.slug.nld}-${round + 2}`, eng: `${base.slug.eng}-${round + 2}` },
      title: named(base.title, round + 2, size),
      price: { ...base.price, base: euros * 100, discount: index % 9 === 0 ? 1000 : 0, lowest30Days: euros * 100 },
      stock: ((id * 7) % 23) + 4,
      longDescription: { nld: `<p>${base.description.nld}</p>`, eng: `<p>${base.description.eng}</p>` },
      specifications: base.specifications.slice(0, 5),
      optionGroups: [],
      variationGroups: [],
      listedIn: ['vloerkleden'],
      reviews: [],
      contents: { amount: Math.round((size.width * size.length) / 10), unit: 'm2' },
      facts: [
        sized(size),
        ...(material === undefined ? [] : [{ nld: material, eng: facets['Materiaal']?.values[material]?.eng ?? material }]),
      ],
      facets: values,
      colours: [],
      family: id,
      listedFacets: values,
    }
  }
}

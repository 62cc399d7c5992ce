import type { ProductRecord } from './ProductRecord.ts'

/** A product as in its file. */
export type WrittenProduct = Omit<ProductRecord, 'colours' | 'family' | 'listedFacets'>

/** Finds a product by its number. */
export type FindProduct = (id: number) => WrittenProduct | undefined

/** The numbers of the products that are variations of this one. */
export const relativesOf = ({ variationGroups }: WrittenProduct): readonly number[] => [
  ...new Set(variationGroups.flatMap(({ items }) => items.map(({ productId }) => productId))),
]

/** The nearest listed product, following variations; its own number where none is listed. */
const familyOf = (product: WrittenProduct, find: FindProduct): number => {
  const seen = new Set([product.id])
  for (const id of seen) {
    const member = find(id)
    if (member === undefined) continue
    if (member.listedIn.length > 0) return id
    for (const relative of relativesOf(member)) seen.add(relative)
  }
  return product.id
}

/** The available products that differ from this one in colour, including itself, with their colour names on cards. */
const coloursOf = (product: WrittenProduct, find: FindProduct): ProductRecord['colours'] => {
  const items = product.variationGroups.find(({ displayType }) => displayType === 'image')?.items ?? []
  const found = product.swatches.flatMap(({ name, colour }) => {
    const item = items.find((other) => other.name.nld === name.nld && other.state !== 'disabled')
    const other = item === undefined ? undefined : find(item.productId)
    if (other === undefined) return []
    const { id, slug, title, pictures } = other
    return [{ name, colour, productId: id, slug, title, picture: pictures[0] ?? null }]
  })
  if (found.length > 1) return found
  const { id, slug, title, swatches } = product
  return swatches.slice(0, 1).map((own) => ({ ...own, productId: id, slug, title, picture: null }))
}

const together = (all: readonly WrittenProduct['facets'][]): WrittenProduct['facets'] => {
  const names = new Set(all.flatMap((facets) => Object.keys(facets)))
  return Object.fromEntries(Array.from(names, (name) => [name, [...new Set(all.flatMap((facets) => facets[name] ?? []))]]))
}

/** The product with the data of its family for lists: one card for all colours, found by each colour. */
export const withFamily = (product: WrittenProduct, find: FindProduct): ProductRecord => {
  const colours = coloursOf(product, find)
  // A colour with its own card is found by that card.
  const shown = colours.flatMap(({ productId }) => find(productId) ?? []).filter(({ listedIn }) => listedIn.length === 0)
  return {
    ...product,
    colours,
    family: familyOf(product, find),
    listedFacets: product.listedIn.length === 0 ? product.facets : together([product, ...shown].map(({ facets }) => facets)),
  }
}

/** The products with the data of their families. */
export const withFamilies = (products: readonly WrittenProduct[]): readonly ProductRecord[] => {
  const byId = new Map(products.map((product) => [product.id, product]))
  return products.map((product) => withFamily(product, (id) => byId.get(id)))
}

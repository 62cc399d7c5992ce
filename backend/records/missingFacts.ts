import type { Duty, ProductRecord } from './ProductRecord.ts'
import type { ShopRecord } from './ShopRecord.ts'

type Makers = Pick<ShopRecord, 'makers'>

/** What a product lacks of a duty; null: nothing. */
const lacks: Readonly<Record<Duty, (product: ProductRecord, makers: Makers['makers']) => string | null>> = {
  maker: ({ brand }, makers) => (makers.some((maker) => maker.brand === brand) ? null : `shop.json has no maker of '${brand}'`),
  energyLabel: ({ energyLabel }) => (energyLabel === undefined ? 'energyLabel is missing' : null),
  softwareUpdates: ({ softwareUpdatesUntil }) => (softwareUpdatesUntil === undefined ? 'softwareUpdatesUntil is missing' : null),
  takeBack: () => null,
}

/**
 * The facts that a product may not be sold without and that are missing, each with its location: those of its category's duties, and the maker
 * of what has a guarantee by the maker.
 */
export function* missingFacts({
  categories,
  makers,
  products,
}: Makers & Pick<ShopRecord, 'categories'> & { readonly products: Iterable<ProductRecord> }): Generator<string, undefined> {
  for (const product of products) {
    const required = new Set(categories.find(({ id }) => id === product.categoryId)?.duties)
    if (product.durabilityGuarantee !== undefined) required.add('maker')
    for (const duty of required) {
      const missing = lacks[duty](product, makers)
      if (missing !== null) yield `products: ${product.id}: ${missing}`
    }
  }
}

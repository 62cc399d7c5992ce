import { alignedTo, bothSides, priceOfArea, unitOf } from '../pricing/linePrice.ts'
import type { Price } from '../pricing/linePrice.ts'
import { discounted } from '../pricing/rounding.ts'
import type { OptionGroupRecord, OptionItemRecord, ProductRecord } from '../records/ProductRecord.ts'

/**
 * The price that lists show and sort by. A product that is sold by the square metre costs nothing by itself;
 * its lists show what the smallest piece costs.
 */
export const listPrice = (product: ProductRecord): Price | null => {
  const { price } = product
  if (price === null) return null
  const smallest = product.optionGroups
    .flatMap((group) => group.items)
    .flatMap((item) => (item.custom === null ? [] : [alignedTo(price, priceOfArea(item.custom.pricePerM2, item.custom.minimumCm2))]))
    .toSorted((a, b) => a.base - b.base)[0]
  return smallest === undefined ? price : { ...smallest, base: smallest.base + price.base }
}

/** The item that a group starts with, when it can be chosen. */
export const initialItem = ({ items }: OptionGroupRecord): OptionItemRecord | undefined =>
  items.find(({ isDefault, state }) => isDefault && state === 'active')

/** What one piece costs with what its groups start with, after discount and with VAT; null without a price, and for what is made to measure. */
export const initialTotal = ({ price, optionGroups }: ProductRecord): number | null => {
  if (price === null || optionGroups.some(({ items }) => items.some(({ custom }) => custom !== null))) return null
  const parts = [price, ...optionGroups.flatMap((group) => initialItem(group)?.price ?? [])]
  const { selling } = unitOf(
    price,
    parts.map((part) => ({ price: part, weightGrams: 0 })),
  )
  return bothSides(selling, price).incl
}

/** What one piece costs in lists after discount, in cents, with and without VAT. */
export const sellingPrices = (product: ProductRecord): { readonly incl: number | null; readonly excl: number | null } => {
  const price = listPrice(product)
  return price === null ? { incl: null, excl: null } : bothSides(discounted(price.base, price.discount), price)
}

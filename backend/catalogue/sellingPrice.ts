import { alignedTo, bothSides, priceOfArea, unitOf } from '../pricing/linePrice.ts'
import type { Price } from '../pricing/linePrice.ts'
import { discounted } from '../pricing/rounding.ts'
import type { OptionGroupRecord, OptionItemRecord, ProductRecord } from '../records/ProductRecord.ts'

/**
 * The price that lists show and sort by. A product sold by the square metre has no base price, so lists show the price of its smallest
 * piece.
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

/** The initially selected item of a group, when it is available. */
export const initialItem = ({ items }: OptionGroupRecord): OptionItemRecord | undefined =>
  items.find(({ isDefault, state }) => isDefault && state === 'active')

/** Price of one piece with its initial selection, after discount and with VAT; null without a price and for made-to-measure products. */
export const initialTotal = ({ price, optionGroups }: ProductRecord): number | null => {
  if (price === null || optionGroups.some(({ items }) => items.some(({ custom }) => custom !== null))) return null
  const parts = [price, ...optionGroups.flatMap((group) => initialItem(group)?.price ?? [])]
  const { selling } = unitOf(
    price,
    parts.map((part) => ({ price: part, weightGrams: 0 })),
  )
  return bothSides(selling, price).incl
}

/** List price of one piece after discount, in cents, with and without VAT. */
export const sellingPrices = (product: ProductRecord): { readonly incl: number | null; readonly excl: number | null } => {
  const price = listPrice(product)
  return price === null ? { incl: null, excl: null } : bothSides(discounted(price.base, price.discount), price)
}

import type { ProductCard } from '../catalogue/product.ts'
import { normalizeQuery } from '../catalogue/search.ts'
import type { ListEvent, LookedAtItem, SearchEvent, ViewItemEvent } from './event.ts'
import { analyticsItem } from './item.ts'

/** Analytics data of a viewed product. */
export type LookedAt = Pick<ProductCard, 'productId' | 'title' | 'price'>

/** Maximum length of a name or a query in the tag, in characters. */
const longest = 100

const cut = (text: string): string => Array.from(text).slice(0, longest).join('')

const itemOf = ({ productId, title, price }: LookedAt, index: number): LookedAtItem =>
  price === null
    ? { item_id: String(productId), item_name: cut(title), index, quantity: 1 }
    : analyticsItem({ productId, title, price, options: [], quantity: 1 }, index)

/** A list of products came on screen; null when there is nothing in it. */
export const listEvent = (list: string, products: readonly LookedAt[]): ListEvent | null =>
  products.length === 0 ? null : { name: 'view_item_list', item_list_name: cut(list), items: products.map(itemOf) }

/**
 * A product of a list was chosen; null when the list has none of that number.
 * @param productId the product, or one of its colours, which is then reported instead
 */
export const chosenEvent = (
  list: string,
  products: readonly (LookedAt & Pick<ProductCard, 'swatches'>)[],
  productId: number,
): ListEvent | null => {
  const index = products.findIndex(
    (product) => product.productId === productId || product.swatches.some((other) => other.productId === productId),
  )
  const card = products[index]
  if (card === undefined) return null
  const title = card.swatches.find((other) => other.productId === productId)?.title ?? card.title
  return { name: 'select_item', item_list_name: cut(list), items: [itemOf({ productId, title, price: card.price }, index)] }
}

/** A product's page came on screen. A made-to-measure product is reported with its price for a square metre: its own price follows from its measures. */
export const viewEvent = (product: LookedAt & Pick<ProductCard, 'pricePerM2'>): ViewItemEvent => {
  const item = itemOf({ ...product, price: product.pricePerM2 ?? product.price }, 0)
  return { name: 'view_item', ...(item.price === undefined ? {} : { currency: 'EUR', value: item.price }), items: [item] }
}

/** The shopper searched for something; null for a blank query. */
export const searchEvent = (typed: string): SearchEvent | null => {
  const query = cut(normalizeQuery(typed))
  return query === '' ? null : { name: 'search', search_term: query }
}

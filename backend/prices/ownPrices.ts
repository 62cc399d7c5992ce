import type { Wire } from '../contract/wire.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { wirePrices } from '../pricing/wirePrices.ts'
import { whole } from '../database/row.ts'
import type { Store } from '../store/Store.ts'

/** The customer's agreed discounts for these products, in basis points by product id; products without one have the public price. */
export type OwnDiscounts = ReadonlyMap<number, number>

/** Reads them in one query. A guest has none. */
export const ownDiscounts = async (store: Store, customerId: string | null, productIds: readonly number[]): Promise<OwnDiscounts> => {
  if (customerId === null || productIds.length === 0) return new Map()
  const rows = await store.all(
    // Members of a company have those of who made it.
    `SELECT product_id, discount FROM own_price
     WHERE customer_id = coalesce((SELECT founder_id FROM company_member JOIN company ON company.uid = company_uid WHERE company_member.customer_id = ?), ?)
       AND product_id IN (${productIds.map(() => '?').join(', ')})`,
    customerId,
    customerId,
    ...productIds,
  )
  return new Map(rows.map((row) => [whole(row, 'product_id'), whole(row, 'discount')]))
}

/** The product at the customer's own price, which goes before a volume price. */
export const withOwnPrice = (product: ProductRecord, discounts: OwnDiscounts): ProductRecord => {
  const discount = discounts.get(product.id)
  if (product.price === null || discount === undefined) return product
  const { volumePrices: _everyones, ...price } = product.price
  return { ...product, price: { ...price, discount } }
}

/** The customer's own prices of a product; `default` is the public base price when the prices are the customer's own. */
export const wireOwnPrices = (product: ProductRecord, discounts: OwnDiscounts): Wire['Prices'] | null => {
  const own = withOwnPrice(product, discounts)
  if (own.price === null) return null
  return own === product ? wirePrices(own.price) : { ...wirePrices(own.price), default: own.price.base }
}

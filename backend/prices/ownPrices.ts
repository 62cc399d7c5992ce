import type { Wire } from '../contract/wire.ts'
import type { ProductRecord } from '../records/ProductRecord.ts'
import { wirePrices } from '../pricing/wirePrices.ts'
import { whole } from '../database/Database.ts'
import type { Database } from '../database/Database.ts'

/** The discount that a customer has agreed on for a product, in basis points; null: pays what everyone pays. */
const agreed = (database: Database, customerId: string | null, productId: number): number | null => {
  if (customerId === null) return null
  const row = database.get('SELECT discount FROM own_price WHERE customer_id = ? AND product_id = ?', customerId, productId)
  return row === null ? null : whole(row, 'discount')
}

/** The product at the customer's own price. */
export const withOwnPrice = (database: Database, customerId: string | null, product: ProductRecord): ProductRecord => {
  const discount = product.price === null ? null : agreed(database, customerId, product.id)
  return product.price === null || discount === null ? product : { ...product, price: { ...product.price, discount } }
}

/** The customer's own prices of a product; `default` tells what everyone's base price is when they are the customer's own. */
export const wireOwnPrices = (database: Database, customerId: string, product: ProductRecord): Wire['Prices'] | null => {
  const own = withOwnPrice(database, customerId, product)
  if (own.price === null) return null
  return own === product ? wirePrices(own.price) : { ...wirePrices(own.price), default: own.price.base }
}

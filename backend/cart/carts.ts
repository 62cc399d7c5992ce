import type { Backend } from '../answers/Backend.ts'
import type { Visitor } from '../account/visitorOf.ts'
import { record, text, textOrNull, whole, wholeOrNull } from '../database/Database.ts'
import type { Database, Row } from '../database/Database.ts'
import type { Shape } from '../records/ProductRecord.ts'

/** A cart as it is kept. */
export interface PersistedCart {
  readonly uid: string
  readonly customerId: string | null
  readonly shippingOptionId: string | null
  readonly pickupLocationId: string | null
  readonly paymentOptionId: string | null
  readonly addressId: string | null
  readonly isMerged: boolean
}

/** Measures in whole cm. */
export interface Measures {
  readonly shape: Shape
  readonly width: number | null
  readonly length: number | null
  readonly diameter: number | null
}
export interface StoredOption {
  readonly groupId: string
  readonly itemId: string
  readonly custom: Measures | null
}
export interface StoredLine {
  readonly uid: string
  readonly clientId: string
  readonly productId: number
  readonly options: readonly StoredOption[]
  readonly quantity: number
  readonly originalQuantity: number | null
}

const cartOf = (row: Row): PersistedCart => ({
  uid: text(row, 'uid'),
  customerId: textOrNull(row, 'customer_id'),
  shippingOptionId: textOrNull(row, 'shipping_option_id'),
  pickupLocationId: textOrNull(row, 'pickup_location_id'),
  paymentOptionId: textOrNull(row, 'payment_option_id'),
  addressId: textOrNull(row, 'address_id'),
  isMerged: whole(row, 'is_merged') === 1,
})

const cartWhere = (database: Database, condition: string, value: string): PersistedCart | null => {
  const row = database.get(`SELECT * FROM cart WHERE ${condition}`, value)
  return row === null ? null : cartOf(row)
}

export const cartOfCustomer = (database: Database, customerId: string): PersistedCart | null =>
  cartWhere(database, 'customer_id = ?', customerId)

/** The cart of a cookie, only when it is nobody's: a customer's cart needs the customer's session. */
export const anonymousCart = (database: Database, uid: string | null): PersistedCart | null =>
  uid === null ? null : cartWhere(database, 'customer_id IS NULL AND uid = ?', uid)

/** The visitor's cart: the customer's own when signed in, else that of the cookie. A customer without a cart takes over the cookie's. */
export const cartOfVisitor = (database: Database, visitor: Visitor): PersistedCart | null => {
  if (visitor.customerId === null) return anonymousCart(database, visitor.cookieCart)
  const own = cartOfCustomer(database, visitor.customerId)
  if (own !== null) return own
  const begun = anonymousCart(database, visitor.cookieCart)
  if (begun === null) return null
  database.run('UPDATE cart SET customer_id = ? WHERE uid = ?', visitor.customerId, begun.uid)
  return { ...begun, customerId: visitor.customerId }
}

export const createCart = (backend: Backend, visitor: Visitor): PersistedCart => {
  const uid = backend.newId('cart')
  backend.database.run('INSERT INTO cart (uid, customer_id) VALUES (?, ?)', uid, visitor.customerId)
  return {
    uid,
    customerId: visitor.customerId,
    shippingOptionId: null,
    pickupLocationId: null,
    paymentOptionId: null,
    addressId: null,
    isMerged: false,
  }
}

export const saveChoices = (database: Database, cart: PersistedCart): void => {
  database.run(
    'UPDATE cart SET shipping_option_id = ?, pickup_location_id = ?, payment_option_id = ?, address_id = ? WHERE uid = ?',
    cart.shippingOptionId,
    cart.pickupLocationId,
    cart.paymentOptionId,
    cart.addressId,
    cart.uid,
  )
}

const lineOf = (row: Row): StoredLine => ({
  uid: text(row, 'uid'),
  clientId: text(row, 'client_id'),
  productId: whole(row, 'product_id'),
  options: record(row, 'options') as readonly StoredOption[],
  quantity: whole(row, 'quantity'),
  originalQuantity: wholeOrNull(row, 'original_quantity'),
})

/** The lines of a cart, the newest first. */
export const linesOf = (database: Database, cartUid: string): readonly StoredLine[] =>
  database.all('SELECT * FROM cart_line WHERE cart_uid = ? ORDER BY position DESC', cartUid).map(lineOf)

/** Puts a line on top of the cart. */
export const insertLine = (database: Database, cartUid: string, line: StoredLine): void => {
  database.run(
    `INSERT INTO cart_line (uid, cart_uid, position, client_id, product_id, options, quantity, original_quantity)
     VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM cart_line WHERE cart_uid = ?), ?, ?, ?, ?, ?)`,
    line.uid,
    cartUid,
    cartUid,
    line.clientId,
    line.productId,
    JSON.stringify(line.options),
    line.quantity,
    line.originalQuantity,
  )
}

/** Sets the quantity of a line; 0 removes it. */
export const setQuantity = (database: Database, lineUid: string, quantity: number, originalQuantity: number | null): void => {
  if (quantity === 0) database.run('DELETE FROM cart_line WHERE uid = ?', lineUid)
  else database.run('UPDATE cart_line SET quantity = ?, original_quantity = ? WHERE uid = ?', quantity, originalQuantity, lineUid)
}

export const couponCodes = (database: Database, cartUid: string): readonly string[] =>
  database.all('SELECT code FROM cart_coupon WHERE cart_uid = ? ORDER BY code', cartUid).map((row) => text(row, 'code'))

export const removeCart = (database: Database, cartUid: string): void => {
  database.run('DELETE FROM cart_line WHERE cart_uid = ?', cartUid)
  database.run('DELETE FROM cart_coupon WHERE cart_uid = ?', cartUid)
  database.run('DELETE FROM cart WHERE uid = ?', cartUid)
}

import type { Backend } from '../answers/Backend.ts'
import type { Visitor } from '../account/visitorOf.ts'
import { record, text, textOrNull, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
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
  /** When its shopper was last there, to the day; milliseconds since 1970-01-01 UTC. */
  readonly touchedAt: number
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
  touchedAt: whole(row, 'touched_at'),
})

const cartWhere = async (store: Store, condition: string, value: string): Promise<PersistedCart | null> => {
  const row = await store.get(`SELECT * FROM cart WHERE ${condition}`, value)
  return row === null ? null : cartOf(row)
}

export const cartOfCustomer = async (store: Store, customerId: string): Promise<PersistedCart | null> =>
  cartWhere(store, 'customer_id = ?', customerId)

/** The cart of a cookie, only when it is nobody's: a customer's cart needs the customer's session. */
export const anonymousCart = async (store: Store, uid: string | null): Promise<PersistedCart | null> =>
  uid === null ? null : await cartWhere(store, 'customer_id IS NULL AND uid = ?', uid)

/** A customer without a cart takes over the cookie's; of two requests at once, one does. */
const adoptCart = (store: Store, customerId: string, cookieCart: string): Promise<PersistedCart | null> =>
  store.transaction(async (inner) => {
    const own = await cartOfCustomer(inner, customerId)
    const begun = own === null ? await anonymousCart(inner, cookieCart) : null
    if (begun === null) return own
    await inner.run('UPDATE cart SET customer_id = ? WHERE uid = ?', customerId, begun.uid)
    return { ...begun, customerId }
  })

/** The visitor's cart: the customer's own when signed in, else that of the cookie. */
export const cartOfVisitor = async (store: Store, { customerId, cookieCart }: Visitor): Promise<PersistedCart | null> => {
  if (customerId === null) return anonymousCart(store, cookieCart)
  const own = await cartOfCustomer(store, customerId)
  return own !== null || cookieCart === null ? own : adoptCart(store, customerId, cookieCart)
}

export const createCart = async (backend: Backend, visitor: Visitor): Promise<PersistedCart> => {
  const uid = backend.newId('cart')
  const touchedAt = backend.now()
  await backend.store.run('INSERT INTO cart (uid, customer_id, touched_at) VALUES (?, ?, ?)', uid, visitor.customerId, touchedAt)
  return {
    uid,
    customerId: visitor.customerId,
    shippingOptionId: null,
    pickupLocationId: null,
    paymentOptionId: null,
    addressId: null,
    isMerged: false,
    touchedAt,
  }
}

export const saveChoices = async (store: Store, cart: PersistedCart): Promise<void> => {
  await store.run(
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
export const linesOf = async (store: Store, cartUid: string): Promise<readonly StoredLine[]> =>
  (await store.all('SELECT * FROM cart_line WHERE cart_uid = ? ORDER BY position DESC', cartUid)).map(lineOf)

/** Puts a line on top of the cart. */
export const insertLine = async (store: Store, cartUid: string, line: StoredLine): Promise<void> => {
  await store.run(
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
export const setQuantity = async (store: Store, lineUid: string, quantity: number, originalQuantity: number | null): Promise<void> => {
  if (quantity === 0) await store.run('DELETE FROM cart_line WHERE uid = ?', lineUid)
  else await store.run('UPDATE cart_line SET quantity = ?, original_quantity = ? WHERE uid = ?', quantity, originalQuantity, lineUid)
}

export const couponCodes = async (store: Store, cartUid: string): Promise<readonly string[]> =>
  (await store.all('SELECT code FROM cart_coupon WHERE cart_uid = ?', cartUid)).map((row) => text(row, 'code')).toSorted()

export const removeCart = async (store: Store, cartUid: string): Promise<void> => {
  await store.run('DELETE FROM cart_line WHERE cart_uid = ?', cartUid)
  await store.run('DELETE FROM cart_coupon WHERE cart_uid = ?', cartUid)
  await store.run('DELETE FROM cart WHERE uid = ?', cartUid)
}

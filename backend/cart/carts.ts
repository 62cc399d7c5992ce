import type { Backend } from '../answers/Backend.ts'
import type { Visitor } from '../account/visitorOf.ts'
import { record, text, textOrNull, whole } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import type { Store } from '../store/Store.ts'
import type { Shape } from '../records/ProductRecord.ts'

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
  /** Of a line that an accepted quote put in; such a line is never joined with another. */
  readonly quote?: StoredQuote
}

/** What a quote fixed of a line. */
export interface StoredQuote {
  readonly number: string
  /** Last day on which it counts, YYYY-MM-DD. */
  readonly expiresOn: string
  /** When it stops to count; milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number
  /** Cents of one piece with its options, on the side that `vatIncluded` names. */
  readonly unitPrice: number
  readonly vatIncluded: boolean
  /** Basis points. */
  readonly vat: number
  /** The shopper has read that it expired. */
  readonly isTold?: boolean
}

/** A cart as it is kept. */
export interface PersistedCart {
  readonly uid: string
  readonly customerId: string | null
  readonly shippingOptionId: string | null
  readonly pickupLocationId: string | null
  /** Of large goods, YYYY-MM-DD; null: none is chosen. */
  readonly deliveryDay: string | null
  /** Ids of what is done besides delivering, each once. */
  readonly deliveryServices: readonly string[]
  readonly paymentOptionId: string | null
  readonly addressId: string | null
  readonly isMerged: boolean
  /** When its shopper was last there, to the day; milliseconds since 1970-01-01 UTC. */
  readonly touchedAt: number
  /** The newest first. */
  readonly lines: readonly StoredLine[]
  /** Their codes, by letter. */
  readonly coupons: readonly string[]
}

const cartOf = (row: Row): PersistedCart => ({
  uid: text(row, 'uid'),
  customerId: textOrNull(row, 'customer_id'),
  shippingOptionId: textOrNull(row, 'shipping_option_id'),
  pickupLocationId: textOrNull(row, 'pickup_location_id'),
  deliveryDay: textOrNull(row, 'delivery_day'),
  deliveryServices: record(row, 'delivery_services') as readonly string[],
  paymentOptionId: textOrNull(row, 'payment_option_id'),
  addressId: textOrNull(row, 'address_id'),
  isMerged: whole(row, 'is_merged') === 1,
  touchedAt: whole(row, 'touched_at'),
  lines: record(row, 'lines') as readonly StoredLine[],
  coupons: record(row, 'coupons') as readonly string[],
})

const cartWhere = async (store: Store, condition: string, value: string): Promise<PersistedCart | null> => {
  const row = await store.get(`SELECT * FROM cart WHERE ${condition}`, value)
  return row === null ? null : cartOf(row)
}

export const cartOfCustomer = async (store: Store, customerId: string): Promise<PersistedCart | null> =>
  cartWhere(store, 'customer_id = ?', customerId)

/** The cart of a cookie, only if it has no owner: a customer's cart needs the customer's session. */
export const anonymousCart = async (store: Store, uid: string | null): Promise<PersistedCart | null> =>
  uid === null ? null : await cartWhere(store, 'customer_id IS NULL AND uid = ?', uid)

/** The cart with this id, whatever its owner. */
export const cartWithUid = async (store: Store, uid: string): Promise<PersistedCart | null> => cartWhere(store, 'uid = ?', uid)

/** Puts a cart that is in the store in place of what was there. */
export const saveCart = async (store: Store, cart: PersistedCart): Promise<void> => {
  await store.runLater(
    `UPDATE cart SET customer_id = ?, shipping_option_id = ?, pickup_location_id = ?, delivery_day = ?, delivery_services = ?, payment_option_id = ?, address_id = ?,
     is_merged = ?, lines = ?, coupons = ? WHERE uid = ?`,
    cart.customerId,
    cart.shippingOptionId,
    cart.pickupLocationId,
    cart.deliveryDay,
    JSON.stringify(cart.deliveryServices),
    cart.paymentOptionId,
    cart.addressId,
    cart.isMerged ? 1 : 0,
    JSON.stringify(cart.lines),
    JSON.stringify(cart.coupons),
    cart.uid,
  )
}

/** A customer without a cart takes over the cookie's; of two requests at once, one does. */
const adoptCart = (store: Store, customerId: string, cookieCart: string): Promise<PersistedCart | null> =>
  store.transaction(async (inner) => {
    const own = await cartOfCustomer(inner, customerId)
    const begun = own === null ? await anonymousCart(inner, cookieCart) : null
    if (begun === null) return own
    const adopted = { ...begun, customerId }
    await saveCart(inner, adopted)
    return adopted
  })

/** The visitor's cart: the customer's own when signed in, else that of the cookie. */
export const cartOfVisitor = async (store: Store, { customerId, cookieCart }: Visitor): Promise<PersistedCart | null> => {
  if (customerId === null) return anonymousCart(store, cookieCart)
  const own = await cartOfCustomer(store, customerId)
  return own !== null || cookieCart === null ? own : adoptCart(store, customerId, cookieCart)
}

/** A new cart, in the store too. */
export const createCart = async (backend: Backend, visitor: Visitor): Promise<PersistedCart> => {
  const cart = {
    uid: backend.newId('cart'),
    customerId: visitor.customerId,
    shippingOptionId: null,
    pickupLocationId: null,
    deliveryDay: null,
    deliveryServices: [],
    paymentOptionId: null,
    addressId: null,
    isMerged: false,
    touchedAt: backend.now(),
    lines: [],
    coupons: [],
  }
  await backend.store.runLater(
    'INSERT INTO cart (uid, customer_id, touched_at) VALUES (?, ?, ?)',
    cart.uid,
    cart.customerId,
    cart.touchedAt,
  )
  return cart
}

/** The contents of a cart are in another now: quotes that were requested for the one are quotes for the other. */
export const moveRequestedCart = async (store: Store, from: string, to: string): Promise<void> => {
  await store.runLater('UPDATE quote SET requested_cart_uid = ? WHERE requested_cart_uid = ?', to, from)
}

export const removeCart = async (store: Store, cartUid: string): Promise<void> => {
  await store.runLater('DELETE FROM cart WHERE uid = ?', cartUid)
}

import type { Backend } from '../answers/Backend.ts'
import { record, text, textOrNull, whole, wholeOrNull } from '../database/row.ts'
import type { Row } from '../database/row.ts'
import { cartWithUid } from '../cart/carts.ts'
import { priceCart } from '../cart/pricedCart.ts'
import type { PricedCart } from '../cart/pricedCart.ts'
import type { Language } from '../records/ProductRecord.ts'
import type { Store } from '../store/Store.ts'
import type { Membership } from '../company/members.ts'

/** What an approver reads of a request, as it was made. */
export interface RequestContents {
  readonly lines: readonly {
    /** Requests of an earlier version have none. */
    readonly productId?: number
    /** In the language of the buyer. */
    readonly title: string
    readonly quantity: number
  }[]
  /** One line. */
  readonly deliverTo: string
  /** The buyer's own; empty when there is none. */
  readonly reference: string
}

/** Times are milliseconds since 1970-01-01 UTC. */
export interface ApprovalRequest {
  readonly uid: string
  readonly companyUid: string
  readonly customerId: string
  readonly cartUid: string
  /** What an approval counts for. */
  readonly fingerprint: string
  readonly contents: RequestContents
  /** Whole cents including VAT. */
  readonly totalInclVat: number
  readonly status: 'waiting' | 'approved' | 'refused'
  /** Why it was refused. */
  readonly reason: string
  /** The order that it became; null: none. */
  readonly orderUid: string | null
  readonly requestedAt: number
  readonly decidedAt: number | null
}

const requestOf = (row: Row): ApprovalRequest => ({
  uid: text(row, 'uid'),
  companyUid: text(row, 'company_uid'),
  customerId: text(row, 'customer_id'),
  cartUid: text(row, 'cart_uid'),
  fingerprint: text(row, 'fingerprint'),
  contents: record(row, 'contents') as RequestContents,
  totalInclVat: whole(row, 'total_incl'),
  status: text(row, 'status') as ApprovalRequest['status'],
  reason: text(row, 'reason'),
  orderUid: textOrNull(row, 'order_uid'),
  requestedAt: whole(row, 'requested_at'),
  decidedAt: wholeOrNull(row, 'decided_at'),
})

/** Whether this member may not order a cart by itself. */
export const needsApproval = ({ role, approvalAboveInclVat }: Membership, totalInclVat: number): boolean =>
  role === 'buyer' && approvalAboveInclVat !== null && totalInclVat > approvalAboveInclVat

/** An approval counts for these goods at this total, sent to this address with these services; on which day, and how they are paid, is the buyer's choice. */
const fingerprintOf = ({ stored, services, totals }: PricedCart): string =>
  JSON.stringify([
    stored.lines.map(({ uid, quantity }) => [uid, quantity]),
    stored.shippingOptionId,
    stored.pickupLocationId,
    stored.addressId,
    totals.totalInclVat,
    ...(services.length === 0 ? [] : [services.map(({ id }) => id)]),
  ])

/** Whether the cart has changed since a request that can still lead to an order, so that an approval of it does not count. */
export const isOutdated = async (backend: Backend, { status, orderUid, cartUid, fingerprint }: ApprovalRequest): Promise<boolean> => {
  if (status === 'refused') return false
  const cart = await cartWithUid(backend.store, cartUid)
  if (cart === null) return orderUid === null
  return fingerprintOf(await priceCart(backend, cart)) !== fingerprint
}

/** The approval under which this cart may be ordered; null: there is none. */
export const approvalOf = async (store: Store, { companyUid }: Membership, cart: PricedCart): Promise<string | null> => {
  const row = await store.get(
    "SELECT uid FROM approval_request WHERE company_uid = ? AND cart_uid = ? AND fingerprint = ? AND status = 'approved'",
    companyUid,
    cart.stored.uid,
    fingerprintOf(cart),
  )
  return row === null ? null : text(row, 'uid')
}

export const recordOrdered = async (store: Store, requestUid: string, orderUid: string): Promise<void> => {
  await store.run('UPDATE approval_request SET order_uid = ? WHERE uid = ?', orderUid, requestUid)
}

const addressLine = (address: {
  readonly streetName: string
  readonly houseNumber: string
  readonly houseNumberAddition: string
  readonly zipCode: string
  readonly city: string
}): string => `${`${address.streetName} ${address.houseNumber} ${address.houseNumberAddition}`.trim()}, ${address.zipCode} ${address.city}`

/** Requests an approval of a cart, in place of an earlier request for it. Answers whether it is new. */
export const requestApproval = async (
  backend: Backend,
  { companyUid }: Membership,
  cart: PricedCart,
  { customerId, language, reference }: { readonly customerId: string; readonly language: Language; readonly reference: string },
): Promise<boolean> => {
  const { store } = backend
  const { uid: cartUid, addressId } = cart.stored
  const fingerprint = fingerprintOf(cart)
  const waits = await store.get(
    "SELECT 1 AS one FROM approval_request WHERE cart_uid = ? AND fingerprint = ? AND status = 'waiting'",
    cartUid,
    fingerprint,
  )
  if (waits !== null) return false
  await store.run("DELETE FROM approval_request WHERE cart_uid = ? AND order_uid IS NULL AND status <> 'refused'", cartUid)
  const address = addressId === null ? null : await backend.addressBook.find(customerId, addressId)
  const contents: RequestContents = {
    lines: cart.lines.map(({ product, stored }) => ({
      productId: stored.productId,
      title: product.title[language],
      quantity: stored.quantity,
    })),
    deliverTo: address === null ? '' : addressLine(address),
    reference,
  }
  await store.run(
    `INSERT INTO approval_request (uid, company_uid, customer_id, cart_uid, fingerprint, contents, total_incl, status, reason, requested_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting', '', ?)`,
    backend.newId('approval'),
    companyUid,
    customerId,
    cartUid,
    fingerprint,
    JSON.stringify(contents),
    cart.totals.totalInclVat,
    backend.now(),
  )
  return true
}

export const findRequest = async (store: Store, uid: string): Promise<ApprovalRequest | null> => {
  const row = await store.get('SELECT * FROM approval_request WHERE uid = ?', uid)
  return row === null ? null : requestOf(row)
}

/** The newest first, 50 at most: an approver reads those of the company, a buyer the own. */
export const requestsFor = async (
  store: Store,
  { companyUid, role }: Membership,
  customerId: string,
): Promise<readonly ApprovalRequest[]> =>
  (
    await store.all(
      `SELECT * FROM approval_request WHERE company_uid = ?1 AND (?2 = 'approver' OR customer_id = ?3) ORDER BY requested_at DESC, uid LIMIT 50`,
      companyUid,
      role,
      customerId,
    )
  ).map(requestOf)

/** Every request that a customer made, the oldest first. */
export const requestsOf = async (store: Store, customerId: string): Promise<readonly ApprovalRequest[]> =>
  (await store.all('SELECT * FROM approval_request WHERE customer_id = ? ORDER BY requested_at, uid', customerId)).map(requestOf)

export const decide = async (
  { store, now }: Backend,
  requestUid: string,
  decidedBy: string,
  { isApproved, reason }: { readonly isApproved: boolean; readonly reason: string },
): Promise<void> => {
  await store.run(
    'UPDATE approval_request SET status = ?, reason = ?, decided_at = ?, decided_by = ? WHERE uid = ?',
    isApproved ? 'approved' : 'refused',
    isApproved ? '' : reason,
    now(),
    decidedBy,
    requestUid,
  )
}

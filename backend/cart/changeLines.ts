import type { Visitor } from '../account/visitorOf.ts'
import { keepResponses } from '../answers/answerIdempotently.ts'
import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import { anonymousCart, cartOfCustomer, cartOfVisitor, insertLine, linesOf, createCart, removeCart, setQuantity } from './carts.ts'
import type { PersistedCart, StoredLine, StoredOption } from './carts.ts'
import { maximumQuantity } from './maximumQuantity.ts'
import { measuredOptions } from './measuredOptions.ts'

export interface NewLine {
  readonly clientId: string
  readonly productId: number
  readonly quantity: number
  readonly options: readonly StoredOption[]
}

/** The same product with the same options is the same line. */
const sameThing = (line: Pick<StoredLine, 'productId' | 'options'>): string =>
  JSON.stringify([
    line.productId,
    line.options
      .toSorted((a, b) => (a.groupId < b.groupId ? -1 : 1))
      .map(({ groupId, itemId, custom }) => [groupId, itemId, custom?.width, custom?.length, custom?.diameter]),
  ])

/** What the stock and the maximum allow a line to have; other lines of the same product take their part of the stock first. */
const allowed = (backend: Backend, lines: readonly StoredLine[], productId: number, exceptUid: string | null): number => {
  const stock = findProduct(backend.database, productId)?.stock ?? null
  if (stock === null) return maximumQuantity
  const taken = lines.filter((line) => line.productId === productId && line.uid !== exceptUid).reduce((sum, line) => sum + line.quantity, 0)
  return Math.min(maximumQuantity, Math.max(0, stock - taken))
}

/** Sets a line to what is wanted, or to what is allowed and remembers what was wanted. Answers the quantity it has now. */
const settle = (backend: Backend, lines: readonly StoredLine[], line: StoredLine, wanted: number): number => {
  const possible = Math.min(wanted, allowed(backend, lines, line.productId, line.uid))
  setQuantity(backend.database, line.uid, possible, possible < wanted ? wanted : null)
  return possible
}

/**
 * Adds a new line on top, or more pieces to the line that has the same product and options (CRT-03, CRT-05).
 * Makes a cart when there is none.
 */
export const addLine = (
  backend: Backend,
  visitor: Visitor,
  requested: NewLine,
): { readonly cart: PersistedCart; readonly lineUid: string } => {
  const existing = cartOfVisitor(backend.database, visitor)
  const refuse = (reason: string): never => {
    throw new HttpFailure(422, reason, existing === null ? {} : { data: { cUid: existing.uid } })
  }
  const product = findProduct(backend.database, requested.productId) ?? refuse('productUnknown')
  if (product.price === null || backend.meets('price-missing')) refuse('productPriceMissing')
  measuredOptions(product, requested.options)

  const lines = existing === null ? [] : linesOf(backend.database, existing.uid)
  const same = lines.find((line) => sameThing(line) === sameThing(requested))
  if (lines.some((line) => line.clientId === requested.clientId && line !== same)) refuse('lineIdInUse')
  if (allowed(backend, lines, product.id, same?.uid ?? null) === 0) refuse('productOutOfStock')

  const cart = existing ?? createCart(backend, visitor)
  if (same !== undefined) {
    settle(backend, lines, same, same.quantity + requested.quantity)
    return { cart, lineUid: same.uid }
  }
  const line: StoredLine = { uid: backend.newId('line'), originalQuantity: null, ...requested }
  insertLine(backend.database, cart.uid, line)
  settle(backend, lines, line, requested.quantity)
  return { cart, lineUid: line.uid }
}

/** Sets the quantity of a line; 0 removes it (CRT-04, CRT-06). Answers the quantity that the stock allows. */
export const changeQuantity = (backend: Backend, cart: PersistedCart | null, lineUid: string, wanted: number): number => {
  const lines = cart === null ? [] : linesOf(backend.database, cart.uid)
  const line = lines.find(({ uid }) => uid === lineUid)
  if (line === undefined) throw new HttpFailure(404, 'cartLineNotFound')
  return settle(backend, lines, line, wanted)
}

/**
 * At login the cart begun before it becomes the account's: it is adopted when the account has none, else its lines are
 * added to the account's cart, within stock, and the next cart answer says so once. What was added under a key stays added under it.
 */
export const mergeAtLogin = (backend: Backend, customerId: string, cookieCart: string | null): void => {
  const { database } = backend
  const begun = anonymousCart(database, cookieCart)
  if (begun === null) return
  const own = cartOfCustomer(database, customerId)
  const ownLines = own === null ? [] : linesOf(database, own.uid)
  if (own === null || ownLines.length === 0) {
    if (own !== null) removeCart(database, own.uid)
    database.run('UPDATE cart SET customer_id = ? WHERE uid = ?', customerId, begun.uid)
    return
  }
  const brought = linesOf(database, begun.uid).toReversed()
  for (const line of brought) {
    const lines = linesOf(database, own.uid)
    const same = lines.find((candidate) => sameThing(candidate) === sameThing(line))
    if (same !== undefined) {
      settle(backend, lines, same, same.quantity + line.quantity)
      continue
    }
    if (allowed(backend, lines, line.productId, null) === 0) continue
    const added = { ...line, uid: backend.newId('line') }
    insertLine(database, own.uid, added)
    settle(backend, lines, added, line.quantity)
  }
  database.run('INSERT OR IGNORE INTO cart_coupon SELECT ?, code FROM cart_coupon WHERE cart_uid = ?', own.uid, begun.uid)
  removeCart(database, begun.uid)
  keepResponses(database, `addCartLine ${begun.uid}`, `addCartLine ${own.uid}`)
  if (brought.length > 0) database.run('UPDATE cart SET is_merged = 1 WHERE uid = ?', own.uid)
}

import type { Visitor } from '../account/visitorOf.ts'
import { keepResponses } from '../answers/answerIdempotently.ts'
import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
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

/** What the stock and the maximum allow a line of a cart to have; other lines of the same product take their part of the stock first. */
const allowed = (
  { catalogue }: Backend,
  cartUid: string | null,
  lines: readonly StoredLine[],
  productId: number,
  exceptUid: string | null,
): number => {
  const stock = catalogue.piecesFor(productId, cartUid)
  if (stock === null) return maximumQuantity
  const taken = lines.filter((line) => line.productId === productId && line.uid !== exceptUid).reduce((sum, line) => sum + line.quantity, 0)
  return Math.min(maximumQuantity, Math.max(0, stock - taken))
}

/** Sets a line to what is wanted, or to what is allowed and remembers what was wanted. Answers the quantity it has now. */
const settle = async (
  backend: Backend,
  cartUid: string,
  lines: readonly StoredLine[],
  line: StoredLine,
  wanted: number,
): Promise<number> => {
  const possible = Math.min(wanted, allowed(backend, cartUid, lines, line.productId, line.uid))
  await setQuantity(backend.store, line.uid, possible, possible < wanted ? wanted : null)
  return possible
}

/**
 * Adds a new line on top, or more pieces to the line that has the same product and options (CRT-03, CRT-05).
 * Makes a cart when there is none.
 */
export const addLine = async (
  backend: Backend,
  visitor: Visitor,
  requested: NewLine,
): Promise<{ readonly cart: PersistedCart; readonly lineUid: string }> => {
  const existing = await cartOfVisitor(backend.store, visitor)
  const refuse = (reason: string): never => {
    throw new HttpFailure(422, reason, existing === null ? {} : { data: { cUid: existing.uid } })
  }
  const product = backend.catalogue.product(requested.productId) ?? refuse('productUnknown')
  if (product.price === null || backend.meets('price-missing')) refuse('productPriceMissing')
  measuredOptions(product, requested.options)

  const lines = existing === null ? [] : await linesOf(backend.store, existing.uid)
  const same = lines.find((line) => sameThing(line) === sameThing(requested))
  if (lines.some((line) => line.clientId === requested.clientId && line !== same)) refuse('lineIdInUse')
  if (allowed(backend, existing?.uid ?? null, lines, product.id, same?.uid ?? null) === 0) refuse('productOutOfStock')

  const cart = existing ?? (await createCart(backend, visitor))
  if (same !== undefined) {
    await settle(backend, cart.uid, lines, same, same.quantity + requested.quantity)
    return { cart, lineUid: same.uid }
  }
  const line: StoredLine = { uid: backend.newId('line'), originalQuantity: null, ...requested }
  await insertLine(backend.store, cart.uid, line)
  await settle(backend, cart.uid, lines, line, requested.quantity)
  return { cart, lineUid: line.uid }
}

/** Sets the quantity of a line; 0 removes it (CRT-04, CRT-06). Answers the quantity that the stock allows. */
export const changeQuantity = async (backend: Backend, cart: PersistedCart | null, lineUid: string, wanted: number): Promise<number> => {
  const lines = cart === null ? [] : await linesOf(backend.store, cart.uid)
  const line = lines.find(({ uid }) => uid === lineUid)
  if (cart === null || line === undefined) throw new HttpFailure(404, 'cartLineNotFound')
  return settle(backend, cart.uid, lines, line, wanted)
}

/**
 * At login the cart begun before it becomes the account's: it is adopted when the account has none, else its lines are
 * added to the account's cart, within stock, and the next cart answer says so once. What was added under a key stays added under it.
 */
export const mergeAtLogin = async (backend: Backend, customerId: string, cookieCart: string | null): Promise<void> => {
  const { store } = backend
  const begun = await anonymousCart(store, cookieCart)
  if (begun === null) return
  const own = await cartOfCustomer(store, customerId)
  const ownLines = own === null ? [] : await linesOf(store, own.uid)
  if (own === null || ownLines.length === 0) {
    if (own !== null) await removeCart(store, own.uid)
    await store.run('UPDATE cart SET customer_id = ? WHERE uid = ?', customerId, begun.uid)
    return
  }
  const brought = (await linesOf(store, begun.uid)).toReversed()
  for (const line of brought) {
    const lines = await linesOf(store, own.uid)
    const same = lines.find((candidate) => sameThing(candidate) === sameThing(line))
    if (same !== undefined) {
      await settle(backend, own.uid, lines, same, same.quantity + line.quantity)
      continue
    }
    if (allowed(backend, own.uid, lines, line.productId, null) === 0) continue
    const added = { ...line, uid: backend.newId('line') }
    await insertLine(store, own.uid, added)
    await settle(backend, own.uid, lines, added, line.quantity)
  }
  await store.run(
    'INSERT INTO cart_coupon (cart_uid, code) SELECT ?, code FROM cart_coupon WHERE cart_uid = ? ON CONFLICT DO NOTHING',
    own.uid,
    begun.uid,
  )
  await removeCart(store, begun.uid)
  await keepResponses(store, `addCartLine ${begun.uid}`, `addCartLine ${own.uid}`)
  if (brought.length > 0) await store.run('UPDATE cart SET is_merged = 1 WHERE uid = ?', own.uid)
}

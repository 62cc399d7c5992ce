import type { Visitor } from '../account/visitorOf.ts'
import { keepResponses } from '../answers/answerIdempotently.ts'
import type { Backend } from '../answers/Backend.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { anonymousCart, cartOfCustomer, createCart, moveRequestedCart, removeCart, saveCart } from './carts.ts'
import type { PersistedCart, StoredLine, StoredOption, StoredQuote } from './carts.ts'
import { maximumQuantity } from './maximumQuantity.ts'
import { measuredOptions } from './measuredOptions.ts'
import { isExpired } from './pricedCart.ts'
import { sameThing, withoutPieces } from './replacedPieces.ts'

export interface NewLine {
  readonly clientId: string
  readonly productId: number
  readonly quantity: number
  readonly options: readonly StoredOption[]
}

const isOrdinary = ({ quote }: StoredLine): boolean => quote === undefined

/** A quote fixes its price, and so its quantity. */
const isFixed = ({ quote }: StoredLine, now: number): boolean => quote !== undefined && !isExpired(quote, now)

/** What the stock and the maximum, one of a sample, allow a line of a cart to have; other lines of the same product take their part of the stock first. */
const allowed = ({ catalogue }: Backend, cart: PersistedCart | null, productId: number, exceptUid: string | null): number => {
  const most = catalogue.product(productId)?.isSample === true ? 1 : maximumQuantity
  const stock = catalogue.piecesFor(productId, cart?.uid ?? null)
  if (stock === null) return most
  const others = (cart?.lines ?? []).filter((line) => line.productId === productId && line.uid !== exceptUid)
  const taken = others.reduce((sum, line) => sum + line.quantity, 0)
  return Math.min(most, Math.max(0, stock - taken))
}

/**
 * The cart with a line of the wanted quantity, or of the one that is allowed and with what was wanted; without it when that is 0. A line that
 * the cart does not have comes first. A sample is never short: a cart has one piece of each.
 */
const settle = (backend: Backend, cart: PersistedCart, line: StoredLine, wanted: number): PersistedCart => {
  const quantity = Math.min(wanted, allowed(backend, cart, line.productId, line.uid))
  const isShort = quantity < wanted && backend.catalogue.product(line.productId)?.isSample !== true
  const settled = quantity === 0 ? [] : [{ ...line, quantity, originalQuantity: isShort ? wanted : null }]
  const place = cart.lines.findIndex(({ uid }) => uid === line.uid)
  return { ...cart, lines: place === -1 ? [...settled, ...cart.lines] : cart.lines.toSpliced(place, 1, ...settled) }
}

/**
 * Adds a new line on top, or more pieces to the line that has the same product and options (CRT-03, CRT-05).
 * Makes a cart when there is none.
 */
export const addLine = async (
  backend: Backend,
  visitor: Visitor,
  existing: PersistedCart | null,
  requested: NewLine,
): Promise<{ readonly cart: PersistedCart; readonly lineUid: string }> => {
  const refuse = (reason: string): never => {
    throw new HttpFailure(422, reason, existing === null ? {} : { data: { cUid: existing.uid } })
  }
  const product = backend.catalogue.product(requested.productId) ?? refuse('productUnknown')
  if (product.price === null || backend.meets('price-missing')) refuse('productPriceMissing')
  measuredOptions(product, requested.options)

  const lines = existing?.lines ?? []
  const same = lines.find((line) => isOrdinary(line) && sameThing(line) === sameThing(requested))
  if (lines.some((line) => line.clientId === requested.clientId && line !== same)) refuse('lineIdInUse')
  if (allowed(backend, existing, product.id, same?.uid ?? null) === 0) refuse('productOutOfStock')

  const line = same ?? { ...requested, uid: backend.newId('line'), quantity: 0, originalQuantity: null }
  const cart = settle(backend, existing ?? (await createCart(backend, visitor)), line, line.quantity + requested.quantity)
  await saveCart(backend.store, cart)
  return { cart, lineUid: line.uid }
}

/**
 * Puts the lines of an accepted quote on top, each a line of its own; makes a cart when there is none. Refuses when a product is no longer sold
 * like this, or not in stock, and then adds nothing.
 * @param requestedCart uid of the cart for which the quote was requested: there its lines replace the same pieces
 */
export const addQuotedLines = async (
  backend: Backend,
  visitor: Visitor,
  existing: PersistedCart | null,
  requested: readonly (NewLine & { readonly quote: StoredQuote })[],
  requestedCart: string | null,
): Promise<PersistedCart> => {
  const others =
    existing?.uid === requestedCart
      ? withoutPieces(existing?.lines ?? [], requested, (line) => isFixed(line, backend.now()))
      : (existing?.lines ?? [])
  let cart = existing === null ? null : { ...existing, lines: others }
  const lines: StoredLine[] = []
  for (const line of requested) {
    const product = backend.catalogue.product(line.productId)
    if (product === null) throw new HttpFailure(422, 'productUnknown')
    measuredOptions(product, line.options)
    if (allowed(backend, cart, line.productId, null) < line.quantity) throw new HttpFailure(422, 'productOutOfStock')
    const added = { ...line, uid: backend.newId('line'), originalQuantity: null }
    lines.push(added)
    cart = { ...(cart ?? (await createCart(backend, visitor))), lines: [...lines, ...others] }
  }
  if (cart === null) throw new Error('A quote without lines')
  await saveCart(backend.store, cart)
  return cart
}

/** Sets the quantity of a line; 0 removes it (CRT-04, CRT-06), and a quoted line keeps any other. Answers the cart, and the quantity that the stock allows. */
export const changeQuantity = async (
  backend: Backend,
  existing: PersistedCart | null,
  lineUid: string,
  wanted: number,
): Promise<{ readonly cart: PersistedCart; readonly quantity: number }> => {
  const line = existing?.lines.find(({ uid }) => uid === lineUid)
  if (existing === null || line === undefined) throw new HttpFailure(404, 'cartLineNotFound')
  const cart = settle(backend, existing, line, isFixed(line, backend.now()) && wanted !== 0 ? line.quantity : wanted)
  await saveCart(backend.store, cart)
  return { cart, quantity: cart.lines.find(({ uid }) => uid === lineUid)?.quantity ?? 0 }
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
  if (own === null || own.lines.length === 0) {
    if (own !== null) {
      await removeCart(store, own.uid)
      await moveRequestedCart(store, own.uid, begun.uid)
    }
    return saveCart(store, { ...begun, customerId })
  }
  let merged: PersistedCart = {
    ...own,
    isMerged: own.isMerged || begun.lines.length > 0,
    coupons: [...new Set([...own.coupons, ...begun.coupons])].toSorted(),
  }
  for (const line of begun.lines.toReversed()) {
    const same = merged.lines.find((candidate) => isOrdinary(candidate) && isOrdinary(line) && sameThing(candidate) === sameThing(line))
    const target = same ?? { ...line, uid: backend.newId('line'), quantity: 0 }
    merged = settle(backend, merged, target, target.quantity + line.quantity)
  }
  await saveCart(store, merged)
  await removeCart(store, begun.uid)
  await moveRequestedCart(store, begun.uid, own.uid)
  await keepResponses(store, `addCartLine ${begun.uid}`, `addCartLine ${own.uid}`)
}

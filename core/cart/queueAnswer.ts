import type { Cart, CartLine } from './cart.ts'
import { emptyCart } from './cart.ts'
import { lineKey } from './lineKey.ts'
import { quantityOf } from './quantity.ts'
import type { CartQueue, CartRequest, CartTask } from './queue.ts'
import { shownCart } from './queueShown.ts'

/** What came back for a request. `again` keeps the task for another try; without it the wish is given up and the cart asked for anew. */
export type CartAnswer =
  | { readonly of: 'state'; readonly cart: Cart }
  | { readonly of: 'add'; readonly cUid: string; readonly lUid: string; readonly cart: Cart }
  | { readonly of: 'update'; readonly updatedQuantity: number }
  | { readonly of: 'choose' }
  | { readonly of: 'failure'; readonly again: boolean }

export interface AnsweredQueue {
  readonly queue: CartQueue
  /** Pieces that the stock allowed when it was fewer than the shopper wanted (CRT-06); null when all is well. */
  readonly shortage: number | null
}

/**
 * The host's facts with our names: a line keeps its client key when the host's id for it arrives or changes, and two lines never
 * share one. What the shopper asked for stays known as long as the shortage lasts.
 */
const named = (cart: Cart, before: Cart, added: { readonly lUid: string; readonly lineId: string } | null): Cart => {
  const taken = new Set<string>()
  const lines = cart.lines.map((line): CartLine => {
    const known = before.lines.find((candidate) => candidate.uid !== null && candidate.uid === line.uid)
    const wanted = known?.id ?? (added !== null && added.lUid === line.uid ? added.lineId : line.id)
    const id = taken.has(wanted) ? `${wanted}~${line.uid ?? taken.size}` : wanted
    taken.add(id)
    const short = known !== undefined && known.quantity === line.quantity ? known.originalQuantity : null
    return { ...line, id, originalQuantity: line.originalQuantity ?? short }
  })
  // The host tells of a merge once; it stays known until the shopper has seen it.
  return { ...cart, lines: lines.filter((line) => line.quantity > 0), isMerged: cart.isMerged || before.isMerged }
}

/** Wishes for lines that neither the host knows nor an earlier task adds have lost their object. */
const pruned = (queue: CartQueue): CartQueue => {
  const present = new Set(queue.confirmed.lines.flatMap((line) => (line.uid === null ? [] : [line.id])))
  const tasks = queue.tasks.filter((task) => {
    if (task.type === 'add') present.add(task.lineId)
    return present.has(task.lineId)
  })
  return tasks.length === queue.tasks.length ? queue : { ...queue, tasks }
}

const without = (queue: CartQueue, taskId: string): CartQueue => ({
  ...queue,
  tasks: queue.tasks.filter((task) => task.id !== taskId),
  choices: queue.choices.filter((choice) => choice.id !== taskId),
})

const withLine = (cart: Cart, lineId: string, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.id === lineId ? change(line) : line)).filter((line) => line.quantity > 0),
})

const hasLaterWish = (queue: CartQueue, task: { readonly id: string; readonly lineId: string }): boolean =>
  queue.tasks.some((other) => other.lineId === task.lineId && other.id !== task.id && other.status === 'pending')

const limited = (queue: CartQueue, lineId: string, wanted: number, allowed: number): CartQueue => ({
  ...queue,
  confirmed: withLine(queue.confirmed, lineId, (line) => ({
    ...line,
    quantity: allowed,
    originalQuantity: allowed < wanted ? wanted : null,
  })),
})

const renamed = (queue: CartQueue, from: string, to: string): CartQueue =>
  from === to ? queue : { ...queue, tasks: queue.tasks.map((task) => (task.lineId === from ? { ...task, lineId: to } : task)) }

/**
 * What an addition tells about the cart. One that went out twice may be answered with the cart of the first time, which other tabs
 * have changed since: of it only the added line counts, and the cart is asked for.
 */
const cartAfterAdd = ({ confirmed }: CartQueue, { cart, lUid }: CartAnswer & { readonly of: 'add' }, again: boolean): Cart => {
  if (!again) return cart
  const added = cart.lines.filter(({ uid }) => uid === lUid && !confirmed.lines.some((line) => line.uid === uid))
  return { ...confirmed, lines: [...added, ...confirmed.lines] }
}

const afterAdd = (before: CartQueue, task: CartTask, answer: CartAnswer & { readonly of: 'add' }, again: boolean): AnsweredQueue => {
  const queue = again ? { ...before, refresh: true } : before
  const cart = named(cartAfterAdd(queue, answer, again), queue.confirmed, { lUid: answer.lUid, lineId: task.lineId })
  const line = cart.lines.find(({ uid }) => uid === answer.lUid)
  const done = without({ ...queue, confirmed: { ...cart, cUid: answer.cUid }, status: 'ready' }, task.id)
  const queueNow = renamed(done, task.lineId, line?.id ?? task.lineId)
  const allowed = line?.quantity ?? 0
  if (allowed >= task.quantity || hasLaterWish(queue, task)) return { queue: queueNow, shortage: null }
  return { queue: line === undefined ? queueNow : limited(queueNow, line.id, task.quantity, allowed), shortage: allowed }
}

const afterUpdate = (queue: CartQueue, task: CartTask, updatedQuantity: number): AnsweredQueue => {
  const done = limited(without(queue, task.id), task.lineId, task.quantity, updatedQuantity)
  // The answer names no shipping costs, which may depend on what is in the cart.
  const refresh = done.refresh || (done.confirmed.shipping !== null && !done.tasks.some(({ status }) => status === 'pending'))
  return { queue: { ...done, refresh }, shortage: updatedQuantity < task.quantity && !hasLaterWish(queue, task) ? updatedQuantity : null }
}

/**
 * The cart as read from the host. A product that waits to be added and turns out to be in the cart already becomes one more of that
 * line: the key of the line is the host's from now on.
 */
const afterState = (queue: CartQueue, cart: Cart): CartQueue => {
  const read: CartQueue = { ...queue, status: 'ready', confirmed: named(cart, queue.confirmed, null) }
  return read.tasks.reduce((current, { id, line: added, lineId, sent }, position) => {
    if (added === null) return current
    const line = current.confirmed.lines.find((known) => known.id === lineId || lineKey(known) === lineKey(added))
    if (line === undefined) return current
    const now = renamed(current, lineId, line.id)
    if (sent || now.tasks.slice(0, position).some((task) => task.lineId === line.id && task.status === 'pending')) return now
    const oneMore = (task: CartTask): CartTask => ({
      ...task,
      type: 'update',
      line: null,
      quantity: quantityOf(line.quantity + task.quantity),
    })
    return { ...now, tasks: now.tasks.map((task) => (task.id === id ? oneMore(task) : task)) }
  }, read)
}

const afterFailure = (queue: CartQueue, request: CartRequest, again: boolean): CartQueue => {
  if (request.ask === 'state') return again ? { ...queue, refresh: true } : { ...queue, status: 'failed' }
  if (again && request.ask !== 'choose') return queue
  // A choice is taken back and the shopper told; a lost task leaves the cart in doubt (CRT-05, CRT-06).
  return { ...without(queue, request.taskId), refresh: queue.refresh || request.ask !== 'choose' }
}

const settled = (queue: CartQueue, request: CartRequest, answer: CartAnswer): AnsweredQueue => {
  if (answer.of === 'failure') return { queue: afterFailure(queue, request, answer.again), shortage: null }
  if (answer.of === 'state') return { queue: afterState(queue, answer.cart), shortage: null }
  if (request.ask === 'state') return { queue, shortage: null }
  if (answer.of === 'choose') {
    const choices = queue.choices.filter(({ id }) => id === request.taskId)
    const { lines } = queue.confirmed
    // The choice changes costs that only the host knows.
    const confirmed = { ...shownCart({ ...queue, tasks: [], choices }), lines }
    const chosen = without({ ...queue, confirmed }, request.taskId)
    return { queue: { ...chosen, refresh: chosen.choices.length === 0 || queue.refresh }, shortage: null }
  }
  const task = queue.tasks.find(({ id }) => id === request.taskId)
  if (task === undefined) return { queue, shortage: null }
  if (answer.of === 'update') return afterUpdate(queue, task, answer.updatedQuantity)
  return afterAdd(queue, task, answer, request.ask === 'add' && request.again)
}

const contents = (queue: CartQueue): string =>
  JSON.stringify(
    shownCart(queue).lines.map(({ id, quantity, price, options }) => [id, quantity, price, options.map((option) => option.price)]),
  )

/**
 * Takes an answer in. Only the answer of the request that is under way counts; one that is older than the present state, such as
 * that of a cart forgotten meanwhile, changes nothing. Wishes that are still waiting stay, on top of the host's new facts (CRT-07).
 */
export const takeAnswer = (queue: CartQueue, number: number, answer: CartAnswer): AnsweredQueue => {
  if (queue.flight?.number !== number) return { queue, shortage: null }
  const result = settled({ ...queue, flight: null }, queue.flight.request, answer)
  const after = pruned(result.queue)
  const changed = after.changed || (queue.status === 'ready' && contents(queue) !== contents(after))
  return { queue: { ...after, changed }, shortage: result.shortage }
}

/** A visitor without a cart at the host: nothing is confirmed, and what waits to be added still waits (CRT-01). */
export const withoutCart = (queue: CartQueue): CartQueue => pruned({ ...queue, status: 'ready', refresh: false, confirmed: emptyCart })

/** The cart as it came with the page, which is newer than the copy on the device; what waits to be sent is only in the copy. */
export const withKnownCart = (queue: CartQueue, cart: Cart): CartQueue => pruned(afterState(queue, cart))

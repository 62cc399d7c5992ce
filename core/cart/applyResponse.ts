import type { Cart, CartLine } from './cart.ts'
import { emptyCart } from './cart.ts'
import { lineKey } from './lineKey.ts'
import { quantityOf } from './quantity.ts'
import type { AddTask, CartNotice, CartQueue, CartRequest, LineTask, Reduced, UpdateTask } from './queue.ts'
import { isLineTask } from './queue.ts'
import { named, renamed } from './queueNames.ts'
import { optimisticCart } from './optimisticCart.ts'

/**
 * The result of a request. A failure with 'again' keeps the task ('unsure': with a backend without keys the cart must be read first, to see
 * whether it was executed); otherwise the task is given up and the cart is read again.
 */
export type CartResponse =
  | { readonly type: 'state'; readonly cart: Cart }
  | { readonly type: 'add'; readonly cUid: string; readonly lUid: string; readonly cart: Cart }
  /** `cart` is null where the backend sends only the quantity. */
  | { readonly type: 'update'; readonly updatedQuantity: number; readonly cart: Cart | null }
  | { readonly type: 'coupon' }
  | { readonly type: 'choose' }
  | { readonly type: 'failure'; readonly decision: 'again' | 'unsure' | 'refused' | 'soldOut' | 'missing' | 'errors' }

const without = (queue: CartQueue, taskId: string): CartQueue => ({ ...queue, tasks: queue.tasks.filter((task) => task.id !== taskId) })

/** One line as the backend has just sent it. The totals are then computed by the shop. */
const withLine = (cart: Cart, lineId: string, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.id === lineId ? change(line) : line)).filter((line) => line.quantity > 0),
  totals: null,
})

const hasLaterTask = (queue: CartQueue, task: { readonly id: string; readonly lineId: string }): boolean =>
  queue.tasks.some((other) => isLineTask(other) && other.lineId === task.lineId && other.id !== task.id && other.status === 'pending')

const withRequestedQuantity = (cart: Cart, lineId: string, wanted: number, allowed: number): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.id === lineId ? { ...line, originalQuantity: allowed < wanted ? wanted : null } : line)),
})

const shortOf = (queue: CartQueue, task: LineTask, allowed: number): readonly CartNotice[] =>
  allowed < task.quantity && !hasLaterTask(queue, task) ? [{ type: 'shortage', quantity: allowed }] : []

/**
 * The cart after an addition. A repeated addition may be answered with the cart of the first time, which others have changed since: then only
 * the added line is used, and the cart is read again.
 */
const cartAfterAdd = ({ confirmed }: CartQueue, { cart, lUid }: CartResponse & { readonly type: 'add' }, again: boolean): Cart => {
  if (!again) return cart
  const added = cart.lines.filter(({ uid }) => uid === lUid && !confirmed.lines.some((line) => line.uid === uid))
  return { ...confirmed, lines: [...added, ...confirmed.lines], totals: null }
}

/**
 * An addition that was executed in a cart that is no longer this visitor's. If it created that cart, as when two tabs add their first product and
 * neither gets a response, its pieces are lost with it; a cart that was known before has been merged by a login, and the number of pieces shows
 * whether these were merged. Missing pieces are added under another key, because the old one would be answered but not executed.
 */
const addedElsewhere = (queue: CartQueue, task: AddTask): CartQueue => {
  const before = task.before?.cUid === null ? null : task.before
  const anew: AddTask = { ...task, id: `${task.id}~`, sent: false, before }
  return { ...queue, refresh: true, tasks: queue.tasks.map((other) => (other === task ? anew : other)) }
}

const afterAdd = (before: CartQueue, task: LineTask, response: CartResponse & { readonly type: 'add' }, again: boolean): Reduced => {
  const { cUid } = before.confirmed
  const isElsewhere = again && cUid !== null && cUid !== response.cUid
  if (isElsewhere && task.type === 'add') return { queue: addedElsewhere(before, task), notices: [] }
  const queue = again ? { ...before, refresh: true } : before
  const cart = named(cartAfterAdd(queue, response, again), queue.confirmed, { lUid: response.lUid, lineId: task.lineId })
  const line = cart.lines.find(({ uid }) => uid === response.lUid)
  const done = without({ ...queue, confirmed: { ...cart, cUid: response.cUid }, status: 'ready' }, task.id)
  const queueNow = renamed(done, task.lineId, line?.id ?? task.lineId)
  const allowed = line?.quantity ?? 0
  const notices = shortOf(queue, task, allowed)
  if (notices.length === 0 || line === undefined) return { queue: queueNow, notices }
  return { queue: { ...queueNow, confirmed: withRequestedQuantity(queueNow.confirmed, line.id, task.quantity, allowed) }, notices }
}

const afterUpdate = (
  queue: CartQueue,
  task: LineTask,
  { updatedQuantity, cart }: CartResponse & { readonly type: 'update' },
  again: boolean,
): Reduced => {
  const done = without(queue, task.id)
  const whole = cart === null || again ? null : named(cart, queue.confirmed, null)
  const currentCart = whole ?? withLine(queue.confirmed, task.lineId, (line) => ({ ...line, quantity: updatedQuantity }))
  const confirmed = withRequestedQuantity(currentCart, task.lineId, task.quantity, updatedQuantity)
  // A response with one quantity has no totals: these are requested with the last change.
  const refresh = done.refresh || (whole === null && !done.tasks.some(({ status }) => status === 'pending'))
  return { queue: { ...done, confirmed, refresh }, notices: shortOf(queue, task, updatedQuantity) }
}

/**
 * A product that waits to be added and turns out to be in the cart already becomes one more of that line: the key of the line is the
 * backend's from now on. One that went out unanswered to a backend that knows no keys is judged by how many pieces there are.
 */
const meetsLine = (queue: CartQueue, task: AddTask, line: CartLine): CartQueue => {
  const now = renamed(queue, task.lineId, line.id)
  const earlier = now.tasks.slice(
    0,
    now.tasks.findIndex(({ id }) => id === task.id),
  )
  if (task.sent || earlier.some((other) => isLineTask(other) && other.lineId === line.id && other.status === 'pending')) return now
  const quantity = quantityOf((task.before?.pieces ?? line.quantity) + task.quantity)
  if (task.before !== null && line.quantity >= quantity) return without(now, task.id)
  const more: UpdateTask = { id: task.id, type: 'update', lineId: line.id, quantity, status: 'pending', sent: false }
  return { ...now, tasks: now.tasks.map((other) => (other.id === task.id ? more : other)) }
}

/** The cart as read from the backend, or as it came with the page. */
const afterState = (queue: CartQueue, cart: Cart): CartQueue => {
  const read: CartQueue = { ...queue, status: 'ready', confirmed: named(cart, queue.confirmed, null) }
  return read.tasks.reduce((current, task) => {
    if (task.type !== 'add') return current
    const key = lineKey(task.line)
    const line = current.confirmed.lines.find((known) => known.id === task.lineId || lineKey(known) === key)
    return line === undefined ? current : meetsLine(current, task, line)
  }, read)
}

const noticesFor = (queue: CartQueue, task: LineTask, why: 'refused' | 'soldOut' | 'missing' | 'errors'): readonly CartNotice[] => {
  if (why === 'soldOut') return [{ type: 'shortage', quantity: 0 }]
  // A missing line or coupon counts as removed.
  if (why === 'missing' && task.quantity === 0) return []
  const line = task.type === 'add' ? task.line : queue.confirmed.lines.find(({ id }) => id === task.lineId)
  return line === undefined ? [] : [{ type: 'lost', title: line.title, reason: why === 'missing' ? 'gone' : why }]
}

const afterFailure = (
  queue: CartQueue,
  request: CartRequest,
  decision: (CartResponse & { readonly type: 'failure' })['decision'],
): Reduced => {
  const again = decision === 'again' || decision === 'unsure'
  if (request.type === 'state') return { queue: again ? { ...queue, refresh: true } : { ...queue, status: 'failed' }, notices: [] }
  if (decision === 'again') return { queue, notices: [] }
  const task = queue.tasks.find(({ id }) => id === request.taskId)
  if (task === undefined) return { queue, notices: [] }
  if (decision === 'unsure') {
    // Not sent again until the next reading, which shows whether it was executed.
    const tasks = queue.tasks.map((other) => (other === task ? { ...other, sent: false } : other))
    return { queue: { ...queue, tasks, refresh: true }, notices: [] }
  }
  // A choice or a coupon that the backend refused changed nothing; what else was lost leaves the cart in doubt (CRT-05, CRT-06).
  const refresh = queue.refresh || isLineTask(task) || decision === 'errors'
  return { queue: { ...without(queue, task.id), refresh }, notices: isLineTask(task) ? noticesFor(queue, task, decision) : [] }
}

const settled = (queue: CartQueue, request: CartRequest, response: CartResponse): Reduced => {
  if (response.type === 'failure') return afterFailure(queue, request, response.decision)
  if (response.type === 'state') return { queue: afterState(queue, response.cart), notices: [] }
  const task = request.type === 'state' ? undefined : queue.tasks.find(({ id }) => id === request.taskId)
  if (task === undefined) return { queue, notices: [] }
  if (response.type === 'coupon' || response.type === 'choose') {
    // The selection or removal stays; only the backend knows the new costs.
    const confirmed: Cart = { ...optimisticCart({ confirmed: queue.confirmed, tasks: [task] }), totals: null }
    const done = without({ ...queue, confirmed }, task.id)
    const isLast = response.type === 'coupon' || !done.tasks.some(({ type }) => type === 'choose')
    return { queue: { ...done, refresh: queue.refresh || isLast }, notices: [] }
  }
  const again = 'again' in request && request.again
  if (!isLineTask(task)) return { queue, notices: [] }
  return response.type === 'update' ? afterUpdate(queue, task, response, again) : afterAdd(queue, task, response, again)
}

/** Tasks for lines that neither the backend knows nor an earlier task adds have lost their object; the shopper is notified of what is lost with them. */
const pruned = ({ queue, notices }: Reduced, before: CartQueue): Reduced => {
  const present = new Set(queue.confirmed.lines.flatMap((line) => (line.uid === null ? [] : [line.id])))
  const tasks = queue.tasks.filter((task) => {
    if (!isLineTask(task)) return true
    if (task.type === 'add') present.add(task.lineId)
    return present.has(task.lineId)
  })
  if (tasks.length === queue.tasks.length) return { queue, notices }
  const known = optimisticCart(before).lines
  const titles = new Set(notices.flatMap((notice) => (notice.type === 'lost' ? [notice.title] : [])))
  const gone = queue.tasks.flatMap((task): readonly CartNotice[] => {
    if (tasks.includes(task) || !isLineTask(task) || task.quantity === 0) return []
    const title = known.find(({ id }) => id === task.lineId)?.title
    if (title === undefined || titles.has(title)) return []
    titles.add(title)
    return [{ type: 'lost', title, reason: 'gone' }]
  })
  return { queue: { ...queue, tasks }, notices: [...notices, ...gone] }
}

const contents = (queue: CartQueue): string => {
  const { lines, coupons } = optimisticCart(queue)
  return JSON.stringify([
    lines.map(({ id, quantity, price, options }) => [id, quantity, price, options.map((option) => option.price)]),
    coupons.map(({ code, applies }) => `${code} ${applies}`).toSorted((one, other) => (one < other ? -1 : 1)),
  ])
}

/** Applied after the backend's cart: drops tasks without an object, and marks the cart as changed if it differs (CRT-08). */
const concluded = (result: Reduced, before: CartQueue): Reduced => {
  const { queue, notices } = pruned(result, before)
  const changed = queue.changed || (before.status === 'ready' && contents(before) !== contents(queue))
  // A task that went without being sent was perhaps the last change, after which the costs were to be requested.
  const refresh = queue.refresh || queue.tasks.length < result.queue.tasks.length
  return { queue: { ...queue, changed, refresh }, notices }
}

/**
 * Takes a response in. Only the response of the request that is in progress counts; one that is older than the present state, such as
 * that of a cart forgotten meanwhile, changes nothing. Tasks that are still waiting stay, on top of the backend's new facts (CRT-07).
 */
export const applyResponse = (queue: CartQueue, number: number, response: CartResponse): Reduced =>
  queue.inFlight?.number === number
    ? concluded(settled({ ...queue, inFlight: null }, queue.inFlight.request, response), queue)
    : { queue, notices: [] }

/** The cart as another tab of this device has just received it, or as it came with the page. */
export const applyBackendCart = (queue: CartQueue, cart: Cart): Reduced => concluded({ queue: afterState(queue, cart), notices: [] }, queue)

/** A visitor without a cart at the backend: nothing is confirmed, and what waits to be added still waits (CRT-01). */
export const withoutCart = (queue: CartQueue): Reduced =>
  pruned({ queue: { ...queue, status: 'ready', refresh: false, confirmed: emptyCart }, notices: [] }, queue)

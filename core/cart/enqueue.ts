import type { CartLine, CheckoutChoice } from './cart.ts'
import { lineKey } from './lineKey.ts'
import { maximumQuantity } from './quantity.ts'
import type { AddTask, CartQueue, CartTask, LineTask, UpdateTask } from './queue.ts'
import { isLineTask } from './queue.ts'
import { quantityOf } from './quantity.ts'
import { optimisticCart } from './optimisticCart.ts'

const confirmedLine = (queue: CartQueue, lineId: string): CartLine | undefined => queue.confirmed.lines.find((line) => line.id === lineId)

const lineTasks = (queue: CartQueue): readonly LineTask[] => queue.tasks.filter(isLineTask)

const lastOf = (queue: CartQueue, lineId: string): LineTask | undefined =>
  lineTasks(queue).findLast((task) => task.lineId === lineId && task.status === 'pending')

const replaced = (queue: CartQueue, old: CartTask, by: readonly CartTask[]): CartQueue => ({
  ...queue,
  tasks: queue.tasks.flatMap((task) => (task === old ? by : [task])),
})

const update = (id: string, lineId: string, quantity: number): UpdateTask => ({
  id,
  type: 'update',
  lineId,
  quantity,
  status: 'pending',
  sent: false,
})

/** The line's quantity once every earlier task is answered; null when it is unknown before the response. */
const quantityBefore = (queue: CartQueue, lineId: string, last: LineTask | undefined): number | null =>
  last === undefined ? (confirmedLine(queue, lineId)?.quantity ?? null) : last.type === 'update' ? last.quantity : null

/** The last sent task of a line. An adopted task may have been sent for a line that the backend has not returned yet. */
const lastSent = (queue: CartQueue, lineId: string): LineTask | undefined =>
  lineTasks(queue).findLast((task) => task.lineId === lineId && task.status === 'pending' && task.sent)

/** Whether the backend has the line once everything that went out for it is answered. */
const stands = (queue: CartQueue, lineId: string): boolean => {
  const before = lastSent(queue, lineId)
  return before === undefined ? confirmedLine(queue, lineId) !== undefined : before.quantity !== 0
}

const withTask = (queue: CartQueue, taskId: string, lineId: string, quantity: number): CartQueue => {
  const last = lastOf(queue, lineId)
  // The last task was sent already, or there is none, so another quantity is a new task.
  if (last === undefined || last.sent) return { ...queue, tasks: [...queue.tasks, update(taskId, lineId, quantity)] }
  // A product that the backend does not have yet is still added, with the latest quantity; removing it drops the task.
  if (last.type === 'add' && !stands(queue, lineId)) return replaced(queue, last, quantity === 0 ? [] : [{ ...last, quantity }])
  const satisfied = quantityBefore(queue, lineId, lastSent(queue, lineId)) === quantity
  // The backend may have the old task under its key: another quantity with that key would be answered, but not executed.
  return replaced(queue, last, satisfied ? [] : [update(taskId, lineId, quantity)])
}

/** The typed text of a line is overtaken by a later task for the same line. */
const withoutConcept = (queue: CartQueue, lineId: string): CartQueue => ({
  ...queue,
  tasks: queue.tasks.filter((task) => !isLineTask(task) || task.lineId !== lineId || task.status === 'pending'),
})

/** A new task clears the shortage of an earlier one. */
const withoutShortage = (queue: CartQueue, lineId: string): CartQueue =>
  (confirmedLine(queue, lineId)?.originalQuantity ?? null) === null
    ? queue
    : {
        ...queue,
        confirmed: {
          ...queue.confirmed,
          lines: queue.confirmed.lines.map((line) => (line.id === lineId ? { ...line, originalQuantity: null } : line)),
        },
      }

/**
 * The shopper wants so many pieces of a line in all; 0 removes it (CRT-04). Tasks that have not gone out are replaced by the
 * latest, so that many clicks cost few requests. A line that is not on the screen is left alone: a removed line never returns.
 */
export const enqueueQuantity = (queue: CartQueue, taskId: string, lineId: string, wanted: number): CartQueue => {
  const quantity = quantityOf(wanted)
  const calm = withoutConcept(queue, lineId)
  const shown = optimisticCart(calm).lines.find((line) => line.id === lineId)
  if (shown === undefined) return queue
  const calmQueue = withoutShortage(calm, lineId)
  return shown.quantity === quantity ? calmQueue : { ...withTask(calmQueue, taskId, lineId, quantity), changed: true }
}

/**
 * Puts `pieces` more of a product in the cart: the same product with the same options is one line (CRT-03). Of a removal that has
 * not gone out it makes a change of quantity.
 */
export const enqueueAdd = (queue: CartQueue, taskId: string, line: CartLine, pieces: number): CartQueue => {
  const known = optimisticCart(queue).lines.find((shown) => shown.id === line.id || lineKey(shown) === lineKey(line))
  if (known !== undefined) {
    const typed = lineTasks(queue).find((task) => task.lineId === known.id && task.status === 'concept')
    return enqueueQuantity(queue, taskId, known.id, Math.min(maximumQuantity, (typed?.quantity ?? known.quantity) + pieces))
  }
  const last = lastOf(queue, line.id)
  const removal = last?.type === 'update' && !last.sent ? last : null
  if (removal !== null && stands(queue, line.id)) return { ...withTask(queue, taskId, line.id, pieces), changed: true }
  const task: AddTask = {
    id: taskId,
    type: 'add',
    lineId: line.id,
    quantity: pieces,
    status: 'pending',
    sent: false,
    line: { ...line, uid: null, quantity: pieces, originalQuantity: null },
    before: null,
  }
  // Another tab has removed it already: there is nothing left to remove, and no line whose quantity could change.
  const others = queue.tasks.filter((other) => other !== removal)
  return { ...queue, tasks: [...others, task], changed: true }
}

/**
 * The shopper is typing a quantity: a concept, kept but neither shown nor sent before it has ripened (CRT-02, CRT-04).
 * @param quantity null: the typed text is no number, and the earlier typed quantity no longer counts
 */
export const enqueueConcept = (queue: CartQueue, taskId: string, lineId: string, quantity: number | null): CartQueue => {
  const calm = withoutConcept(queue, lineId)
  if (quantity === null || !optimisticCart(calm).lines.some((line) => line.id === lineId)) return calm
  return { ...calm, tasks: [...calm.tasks, { ...update(taskId, lineId, quantity), status: 'concept' }] }
}

/** The shopper has stopped typing: the concept becomes the task. */
export const promoteConcept = (queue: CartQueue, taskId: string): CartQueue => {
  const concept = lineTasks(queue).find((task) => task.id === taskId && task.status === 'concept')
  if (concept === undefined) return queue
  const conceptSettled = enqueueQuantity(queue, concept.id, concept.lineId, concept.quantity)
  // Its line was removed meanwhile, as on the page after a reload: the concept is obsolete, and nothing would ever promote it.
  return conceptSettled === queue ? withoutConcept(queue, concept.lineId) : conceptSettled
}

const about = (choice: CheckoutChoice): 'address' | 'payment' | 'delivery' =>
  'addressId' in choice ? 'address' : 'paymentOptionId' in choice ? 'payment' : 'delivery'

/** Selects address, delivery or payment (CHK-06). An unsent selection is replaced by the next of its kind. */
export const enqueueSelection = (queue: CartQueue, taskId: string, choice: CheckoutChoice): CartQueue => {
  const remaining = queue.tasks.filter((task) => task.type !== 'choose' || task.sent || about(task.choice) !== about(choice))
  return { ...queue, tasks: [...remaining, { id: taskId, type: 'choose', choice, status: 'pending', sent: false }] }
}

/** Adds or removes a coupon (CPN-01, CPN-03). An unsent task is replaced by the next one of its code. */
export const enqueueCoupon = (queue: CartQueue, taskId: string, code: string, wanted: boolean): CartQueue => {
  const remaining = queue.tasks.filter((task) => task.type !== 'coupon' || task.sent || task.code !== code)
  // A removed coupon disappears immediately; an added one counts once the backend has it (CRT-08).
  const changed = queue.changed || (!wanted && queue.confirmed.coupons.some((coupon) => coupon.code === code))
  return { ...queue, changed, tasks: [...remaining, { id: taskId, type: 'coupon', code, wanted, status: 'pending', sent: false }] }
}

import type { CartLine } from './cart.ts'
import { lineKey } from './lineKey.ts'
import { maximumQuantity, quantityOf } from './quantity.ts'
import type { CartQueue, CartTask } from './queue.ts'
import { shownCart } from './queueShown.ts'

const confirmedLine = (queue: CartQueue, lineId: string): CartLine | undefined => queue.confirmed.lines.find((line) => line.id === lineId)

const lastOf = (queue: CartQueue, lineId: string): CartTask | undefined =>
  queue.tasks.findLast((task) => task.lineId === lineId && task.status === 'pending')

const replaced = (queue: CartQueue, old: CartTask, by: readonly CartTask[]): CartQueue => ({
  ...queue,
  tasks: queue.tasks.flatMap((task) => (task === old ? by : [task])),
})

const update = (id: string, lineId: string, quantity: number): CartTask => ({
  id,
  type: 'update',
  lineId,
  quantity,
  status: 'pending',
  sent: false,
  line: null,
})

/** The line's quantity once every earlier task is answered; null when it cannot be told before the answer. */
const quantityBefore = (queue: CartQueue, lineId: string, last: CartTask | undefined): number | null =>
  last === undefined ? (confirmedLine(queue, lineId)?.quantity ?? null) : last.type === 'update' ? last.quantity : null

const withWish = (queue: CartQueue, taskId: string, lineId: string, quantity: number): CartQueue => {
  const last = lastOf(queue, lineId)
  // What is shown is what this task, or the host, already says: another quantity is another task.
  if (last === undefined || last.sent) return { ...queue, tasks: [...queue.tasks, update(taskId, lineId, quantity)] }
  const before = queue.tasks.findLast((task) => task.lineId === lineId && task.status === 'pending' && task.sent)
  const standing = confirmedLine(queue, lineId) !== undefined && before?.quantity !== 0
  // A product that the host has never heard of is still added, with the latest quantity; removing it makes it a thing that never was.
  if (last.type === 'add' && !standing) return replaced(queue, last, quantity === 0 ? [] : [{ ...last, quantity }])
  const satisfied = quantityBefore(queue, lineId, before) === quantity
  // Another tab may have found the old wish in the copy and sent it: another quantity under its key would be answered, not carried out.
  return replaced(queue, last, satisfied ? [] : [update(taskId, lineId, quantity)])
}

/** The typed text of a line is overtaken by a later wish for the same line. */
const withoutConcept = (queue: CartQueue, lineId: string): CartQueue => ({
  ...queue,
  tasks: queue.tasks.filter((task) => task.lineId !== lineId || task.status === 'pending'),
})

/** The shortage of an earlier wish is no news any more once the shopper wishes something else. */
const withoutShortage = (queue: CartQueue, lineId: string): CartQueue => ({
  ...queue,
  confirmed: {
    ...queue.confirmed,
    lines: queue.confirmed.lines.map((line) => (line.id === lineId ? { ...line, originalQuantity: null } : line)),
  },
})

/**
 * The shopper wants so many pieces of a line in all; 0 removes it (CRT-04). Wishes that have not gone out are replaced by the
 * latest, so that many clicks cost few requests. A line that is not on the screen is left alone: a removed line never returns.
 */
export const wishQuantity = (queue: CartQueue, taskId: string, lineId: string, wanted: number): CartQueue => {
  const quantity = quantityOf(wanted)
  const calm = withoutConcept(queue, lineId)
  const shown = shownCart(calm).lines.find((line) => line.id === lineId)
  if (shown === undefined) return queue
  const told = withoutShortage(calm, lineId)
  return shown.quantity === quantity ? told : { ...withWish(told, taskId, lineId, quantity), changed: true }
}

/** Puts one piece more in the cart: the same product with the same options is one line (CRT-03). */
export const wishOneMore = (queue: CartQueue, taskId: string, line: CartLine): CartQueue => {
  const known = shownCart(queue).lines.find((shown) => shown.id === line.id || lineKey(shown) === lineKey(line))
  if (known !== undefined) {
    const typed = queue.tasks.find((task) => task.lineId === known.id && task.status === 'concept')
    return wishQuantity(queue, taskId, known.id, Math.min(maximumQuantity, (typed?.quantity ?? known.quantity) + 1))
  }
  const removed = lastOf(queue, line.id)
  if (removed !== undefined && !removed.sent && removed.type === 'update') {
    return { ...withWish(queue, taskId, line.id, 1), changed: true }
  }
  const task: CartTask = {
    id: taskId,
    type: 'add',
    lineId: line.id,
    quantity: 1,
    status: 'pending',
    sent: false,
    line: { ...line, quantity: 1 },
  }
  return { ...queue, tasks: [...queue.tasks, task], changed: true }
}

/**
 * The shopper is typing a quantity: a concept, kept but neither shown nor sent before it has ripened (CRT-02, CRT-04).
 * @param quantity null: what is typed says no number, and what was typed before does not count any more
 */
export const typeWish = (queue: CartQueue, taskId: string, lineId: string, quantity: number | null): CartQueue => {
  const calm = withoutConcept(queue, lineId)
  if (quantity === null || !shownCart(calm).lines.some((line) => line.id === lineId)) return calm
  return { ...calm, tasks: [...calm.tasks, { ...update(taskId, lineId, quantity), status: 'concept' }] }
}

/** The shopper has stopped typing: the concept becomes the wish. */
export const ripenQuantity = (queue: CartQueue, taskId: string): CartQueue => {
  const concept = queue.tasks.find((task) => task.id === taskId && task.status === 'concept')
  return concept === undefined ? queue : wishQuantity(queue, concept.id, concept.lineId, concept.quantity)
}

import type { CartLine } from './cart.ts'
import { lineKey } from './lineKey.ts'
import type { BeforeAdding, CartQueue, CartRequest, CartTask } from './queue.ts'

const requestOf = (queue: CartQueue, task: CartTask): CartRequest | null => {
  switch (task.type) {
    case 'add':
      return { type: 'add', taskId: task.id, line: { ...task.line, quantity: task.quantity }, again: task.sent }
    case 'update': {
      const lineUid = queue.confirmed.lines.find((line) => line.id === task.lineId)?.uid ?? null
      const { id: taskId, lineId, quantity, sent: again } = task
      return lineUid === null ? null : { type: 'update', taskId, lineUid, lineId, quantity, again }
    }
    case 'coupon':
      return { type: 'coupon', taskId: task.id, code: task.code, wanted: task.wanted }
    case 'choose':
      return { type: 'choose', taskId: task.id, choice: task.choice }
  }
}

/** The next request: the whole cart when its state is unknown, else the oldest settled task. null: no request. */
const nextRequest = (queue: CartQueue): CartRequest | null => {
  if (queue.refresh) return { type: 'state' }
  const task = queue.tasks.find(({ status }) => status === 'pending')
  return task === undefined ? null : requestOf(queue, task)
}

/** Whether something is to go out and nothing is in progress. */
export const hasNext = (queue: CartQueue): boolean => queue.inFlight === null && nextRequest(queue) !== null

const beforeAdding = ({ confirmed }: CartQueue, line: CartLine): BeforeAdding => ({
  cUid: confirmed.cUid,
  pieces: confirmed.lines.find((known) => lineKey(known) === lineKey(line))?.quantity ?? 0,
})

/** Sends the next request, unless one is in progress (CRT-02: one at a time). The same queue when nothing is sent. */
export const sendNext = (queue: CartQueue): CartQueue => {
  const request = queue.inFlight === null ? nextRequest(queue) : null
  if (request === null) return queue
  const number = queue.requestCount + 1
  const sent = (task: CartTask): CartTask =>
    task.type === 'add' ? { ...task, sent: true, before: task.before ?? beforeAdding(queue, task.line) } : { ...task, sent: true }
  const tasks = request.type === 'state' ? queue.tasks : queue.tasks.map((task) => (task.id === request.taskId ? sent(task) : task))
  return { ...queue, tasks, refresh: queue.refresh && request.type !== 'state', requestCount: number, inFlight: { number, request } }
}

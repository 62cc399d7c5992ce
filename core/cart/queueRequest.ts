import type { CartQueue, CartRequest, CartTask } from './queue.ts'

const requestOf = (queue: CartQueue, task: CartTask): CartRequest | null => {
  if (task.line !== null) return { ask: 'add', taskId: task.id, line: { ...task.line, quantity: task.quantity }, again: task.sent }
  const lineUid = queue.confirmed.lines.find((line) => line.id === task.lineId)?.uid ?? null
  return lineUid === null ? null : { ask: 'update', taskId: task.id, lineUid, lineId: task.lineId, quantity: task.quantity }
}

/** What goes out next: the whole cart when it is in doubt, else the oldest pending task, else a choice. null: nothing to ask. */
const nextRequest = (queue: CartQueue): CartRequest | null => {
  if (queue.refresh) return { ask: 'state' }
  const task = queue.tasks.find(({ status }) => status === 'pending')
  const request = task === undefined ? null : requestOf(queue, task)
  if (request !== null) return request
  const choice = queue.choices[0]
  return choice === undefined ? null : { ask: 'choose', taskId: choice.id, choice: choice.choice }
}

/** Sends the next request, unless one is under way (CRT-02: one at a time). The same queue when nothing goes out. */
export const sendNext = (queue: CartQueue): CartQueue => {
  const request = queue.flight === null ? nextRequest(queue) : null
  if (request === null) return queue
  const number = queue.requests + 1
  const tasks =
    request.ask === 'add' || request.ask === 'update'
      ? queue.tasks.map((task) => (task.id === request.taskId ? { ...task, sent: true } : task))
      : queue.tasks
  return { ...queue, tasks, refresh: queue.refresh && request.ask !== 'state', requests: number, flight: { number, request } }
}

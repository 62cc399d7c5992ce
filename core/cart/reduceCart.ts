import type { Cart, CartLine, CheckoutChoice } from './cart.ts'
import { emptyCart } from './cart.ts'
import type { CartQueue, CartTask, Reduced } from './queue.ts'
import { emptyQueue, isLineTask } from './queue.ts'
import type { CartResponse } from './applyResponse.ts'
import { applyResponse, applyBackendCart, withoutCart } from './applyResponse.ts'
import { sendNext } from './queueRequest.ts'
import { promoteConcept, enqueueConcept, enqueueSelection, enqueueCoupon, enqueueAdd, enqueueQuantity } from './enqueue.ts'

/** All events of a cart. `taskId` is the idempotency key of the task. */
export type CartEvent =
  // The shopper
  | { readonly type: 'added'; readonly taskId: string; readonly line: CartLine; readonly pieces: number }
  | { readonly type: 'quantitySet'; readonly taskId: string; readonly lineId: string; readonly quantity: number }
  /** null: the typed text is no number. */
  | { readonly type: 'quantityTyped'; readonly taskId: string; readonly lineId: string; readonly quantity: number | null }
  | { readonly type: 'typingPaused'; readonly taskId: string }
  | { readonly type: 'coupon'; readonly taskId: string; readonly code: string; readonly wanted: boolean }
  | { readonly type: 'choice'; readonly taskId: string; readonly choice: CheckoutChoice }
  /** Withdraws a task that is not persisted. */
  | { readonly type: 'withdrawn'; readonly taskId: string }
  /** The checkout has shown the cart as it is (CRT-08). */
  | { readonly type: 'seen' }
  | { readonly type: 'mergeSeen' }
  // The backend
  /** The whole cart must be read; `anew`: also while a read is pending that may be outdated. */
  | { readonly type: 'read'; readonly anew: boolean }
  | { readonly type: 'requestSent' }
  | { readonly type: 'responseReceived'; readonly number: number; readonly response: CartResponse }
  | { readonly type: 'noCart' }
  | { readonly type: 'forgotten' }
  // This device
  /** The copy of an earlier visit, older than any response of the backend. */
  | { readonly type: 'restored'; readonly confirmed: Cart; readonly changed: boolean }
  /** A cart of the backend, received by another tab or with the page. */
  | { readonly type: 'cartReceived'; readonly cart: Cart }
  /** Tasks of a closed tab, which may have sent them. */
  | { readonly type: 'tasksAdopted'; readonly tasks: readonly CartTask[]; readonly idempotent: boolean }
  /** While this page was in the back/forward cache another one adopted its tasks, except these. */
  | { readonly type: 'tasksReduced'; readonly tasks: readonly CartTask[] }

const plain = (queue: CartQueue): Reduced => ({ queue, notices: [] })

const adopted = (queue: CartQueue, tasks: readonly CartTask[], idempotent: boolean): CartQueue => {
  const news = tasks.filter(({ id }) => !queue.tasks.some((own) => own.id === id))
  if (news.length === 0) return queue
  const found = news.map((task) => (task.status === 'pending' ? { ...task, sent: idempotent || !isLineTask(task) } : task))
  // A typed quantity counts as it is: the typing has ended.
  const typed = found.filter(({ status }) => status === 'concept')
  const whole: CartQueue = { ...queue, tasks: [...found, ...queue.tasks], changed: true, refresh: queue.refresh || !idempotent }
  return typed.reduce((current, { id }) => promoteConcept(current, id), whole)
}

/** The one way from a queue to the next; see the invariants in `queue.ts`. An event that changes nothing returns the same queue. */
export const reduceCart = (queue: CartQueue, event: CartEvent): Reduced => {
  switch (event.type) {
    case 'added':
      return plain(enqueueAdd(queue, event.taskId, event.line, event.pieces))
    case 'quantitySet':
      return plain(enqueueQuantity(queue, event.taskId, event.lineId, event.quantity))
    case 'quantityTyped':
      return plain(enqueueConcept(queue, event.taskId, event.lineId, event.quantity))
    case 'typingPaused':
      return plain(promoteConcept(queue, event.taskId))
    case 'coupon':
      return plain(enqueueCoupon(queue, event.taskId, event.code, event.wanted))
    case 'choice':
      return plain(enqueueSelection(queue, event.taskId, event.choice))
    case 'withdrawn':
      return plain({ ...queue, tasks: queue.tasks.filter(({ id }) => id !== event.taskId) })
    case 'seen':
      return plain(queue.changed ? { ...queue, changed: false } : queue)
    case 'mergeSeen':
      return plain(queue.confirmed.isMerged ? { ...queue, confirmed: { ...queue.confirmed, isMerged: false } } : queue)
    case 'read': {
      const isOnItsWay = queue.inFlight?.request.type === 'state'
      return plain(queue.refresh || (isOnItsWay && !event.anew) ? queue : { ...queue, refresh: true })
    }
    case 'requestSent':
      return plain(sendNext(queue))
    case 'responseReceived':
      return applyResponse(queue, event.number, event.response)
    case 'noCart':
      return withoutCart(queue)
    case 'forgotten':
      return plain({ ...emptyQueue, confirmed: emptyCart, status: 'ready', requestCount: queue.requestCount })
    case 'restored':
      return plain({ ...queue, confirmed: event.confirmed, changed: event.changed })
    case 'cartReceived':
      return applyBackendCart(queue, event.cart)
    case 'tasksAdopted':
      return plain(adopted(queue, event.tasks, event.idempotent))
    case 'tasksReduced':
      return plain({ ...queue, tasks: queue.tasks.filter(({ id }) => event.tasks.some((task) => task.id === id)) })
  }
}

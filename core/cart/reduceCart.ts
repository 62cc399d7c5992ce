import type { CheckoutChoice } from './cart.ts'
import type { Cart, CartLine } from './cart.ts'
import { emptyCart } from './cart.ts'
import type { CartQueue, CartTask, Reduced } from './queue.ts'
import { emptyQueue, isLineTask } from './queue.ts'
import type { CartAnswer } from './queueAnswer.ts'
import { takeAnswer, takeCart, withoutCart } from './queueAnswer.ts'
import { sendNext } from './queueRequest.ts'
import { ripenQuantity, typeWish, wishChoice, wishCoupon, wishMore, wishQuantity } from './queueWish.ts'

/** Everything that can happen to a cart. `taskId` is the key under which the wish goes to the host. */
export type CartEvent =
  // The shopper
  | { readonly is: 'more'; readonly taskId: string; readonly line: CartLine; readonly pieces: number }
  | { readonly is: 'quantity'; readonly taskId: string; readonly lineId: string; readonly quantity: number }
  /** null: what is typed says no number. */
  | { readonly is: 'typed'; readonly taskId: string; readonly lineId: string; readonly quantity: number | null }
  | { readonly is: 'ripe'; readonly taskId: string }
  | { readonly is: 'coupon'; readonly taskId: string; readonly code: string; readonly wanted: boolean }
  | { readonly is: 'choice'; readonly taskId: string; readonly choice: CheckoutChoice }
  /** A wish that was never to be kept is taken back. */
  | { readonly is: 'withdrawn'; readonly taskId: string }
  /** The checkout has shown the cart as it is (CRT-08). */
  | { readonly is: 'seen' }
  | { readonly is: 'mergeSeen' }
  // The host
  /** The whole cart is to be read; `anew`: also when a reading is on its way that may be too old. */
  | { readonly is: 'read'; readonly anew: boolean }
  | { readonly is: 'sent' }
  | { readonly is: 'answered'; readonly number: number; readonly answer: CartAnswer }
  | { readonly is: 'noCart' }
  | { readonly is: 'forgotten' }
  // This device
  /** The copy of an earlier visit, older than anything that the host says. */
  | { readonly is: 'restored'; readonly confirmed: Cart; readonly changed: boolean }
  /** The host's word, as heard by another tab or with the page. */
  | { readonly is: 'told'; readonly cart: Cart }
  /** Wishes of a tab that is gone. It may have sent them. */
  | { readonly is: 'adopted'; readonly tasks: readonly CartTask[]; readonly idempotent: boolean }
  /** While this page lay in the browser's memory another one took its wishes over, except these. */
  | { readonly is: 'kept'; readonly tasks: readonly CartTask[] }

const plain = (queue: CartQueue): Reduced => ({ queue, notices: [] })

const adopted = (queue: CartQueue, tasks: readonly CartTask[], idempotent: boolean): CartQueue => {
  const news = tasks.filter(({ id }) => !queue.tasks.some((own) => own.id === id))
  if (news.length === 0) return queue
  const found = news.map((task) => (task.status === 'pending' ? { ...task, sent: idempotent || !isLineTask(task) } : task))
  // What was typed and not sent counts as it stands: nobody types there any more.
  const typed = found.filter(({ status }) => status === 'concept')
  const whole: CartQueue = { ...queue, tasks: [...found, ...queue.tasks], changed: true, refresh: queue.refresh || !idempotent }
  return typed.reduce((current, { id }) => ripenQuantity(current, id), whole)
}

/** The one way from a queue to the next; see the invariants in `queue.ts`. An event that changes nothing answers the same queue. */
export const reduceCart = (queue: CartQueue, event: CartEvent): Reduced => {
  switch (event.is) {
    case 'more':
      return plain(wishMore(queue, event.taskId, event.line, event.pieces))
    case 'quantity':
      return plain(wishQuantity(queue, event.taskId, event.lineId, event.quantity))
    case 'typed':
      return plain(typeWish(queue, event.taskId, event.lineId, event.quantity))
    case 'ripe':
      return plain(ripenQuantity(queue, event.taskId))
    case 'coupon':
      return plain(wishCoupon(queue, event.taskId, event.code, event.wanted))
    case 'choice':
      return plain(wishChoice(queue, event.taskId, event.choice))
    case 'withdrawn':
      return plain({ ...queue, tasks: queue.tasks.filter(({ id }) => id !== event.taskId) })
    case 'seen':
      return plain(queue.changed ? { ...queue, changed: false } : queue)
    case 'mergeSeen':
      return plain(queue.confirmed.isMerged ? { ...queue, confirmed: { ...queue.confirmed, isMerged: false } } : queue)
    case 'read': {
      const isOnItsWay = queue.flight?.request.ask === 'state'
      return plain(queue.refresh || (isOnItsWay && !event.anew) ? queue : { ...queue, refresh: true })
    }
    case 'sent':
      return plain(sendNext(queue))
    case 'answered':
      return takeAnswer(queue, event.number, event.answer)
    case 'noCart':
      return withoutCart(queue)
    case 'forgotten':
      return plain({ ...emptyQueue, confirmed: emptyCart, status: 'ready', requests: queue.requests })
    case 'restored':
      return plain({ ...queue, confirmed: event.confirmed, changed: event.changed })
    case 'told':
      return takeCart(queue, event.cart)
    case 'adopted':
      return plain(adopted(queue, event.tasks, event.idempotent))
    case 'kept':
      return plain({ ...queue, tasks: queue.tasks.filter(({ id }) => event.tasks.some((task) => task.id === id)) })
  }
}

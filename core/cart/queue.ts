import type { CheckoutChoice } from './cart.ts'
import type { Cart, CartLine } from './cart.ts'
import { emptyCart } from './cart.ts'

/*
 * The cart queue: what the host confirmed, and the shopper's wishes on top of it. All of it is plain data; `reduceCart` is the only
 * way from one queue to the next. What holds after every event, and where it is kept:
 *
 * | | Always | Kept by |
 * |---|---|---|
 * | I1 | What is shown is what the host confirmed with every wish on top of it, so a wish shows at once and no answer takes a newer one off the screen. | shownCart |
 * | I2 | One request is under way at a time, over all tabs of a device; only its own answer counts. | sendNext, takeAnswer; the runner's turn |
 * | I3 | A wish leaves the queue when the host has taken it, when a later wish took its place, or with a notice; never silently. | takeAnswer |
 * | I4 | A wish that went out keeps its key and its contents, so that it can be sent again and is done once. | withWish, sendNext |
 * | I5 | Wishes go out in the order in which they were uttered. | sendNext |
 * | I6 | A line that the shopper took out never comes back by itself. | wishQuantity, pruned |
 * | I7 | With nothing left to do, every tab and the device show what the host has, to the cent. | takeAnswer, tellCart |
 * | I8 | A line keeps its client key whatever the host calls it, and two lines never share one. | named |
 *
 * `docs/cart.md` draws it and names the tests that carry these rows.
 */

interface Wish {
  /** Idempotency key: the host carries out a task once, however often it is sent (CRT-15). */
  readonly id: string
  /** It went out at least once, so the host may have carried it out: it can no longer change. */
  readonly sent: boolean
}

/** A product to be added (CRT-02). */
export interface AddTask extends Wish {
  readonly type: 'add'
  /** Client key of the line, the same before and after the host gave the line its uid. */
  readonly lineId: string
  /** Pieces more. */
  readonly quantity: number
  readonly status: 'pending'
  /** As the shopper saw it. */
  readonly line: CartLine
  /** null: not sent. */
  readonly before: BeforeAdding | null
}

/** What the host had when an addition went out first: tells whether it was done, where its answer does not. */
export interface BeforeAdding {
  /** The cart that it went out for; null: none yet. */
  readonly cUid: string | null
  readonly pieces: number
}

/** Another quantity of a line (CRT-02). */
export interface UpdateTask extends Wish {
  readonly type: 'update'
  readonly lineId: string
  /** Pieces in all. */
  readonly quantity: number
  /** A concept waits until the shopper has stopped typing; a pending task waits for its turn or its answer; a completed one leaves. */
  readonly status: 'concept' | 'pending'
}

export type LineTask = AddTask | UpdateTask

/** A coupon to be put in or taken out (CPN-01, CPN-03). */
export interface CouponTask extends Wish {
  readonly type: 'coupon'
  readonly code: string
  /** Whether it is to be in the cart afterwards. */
  readonly wanted: boolean
  readonly status: 'pending'
}

/** A delivery, address or payment choice (CHK-06). */
export interface ChoiceTask extends Wish {
  readonly type: 'choose'
  readonly choice: CheckoutChoice
  readonly status: 'pending'
}

export type CartTask = LineTask | CouponTask | ChoiceTask

/** What goes to the host next. `again`: it went out before, so the answer may be the first one again, with the cart of that time. */
export type CartRequest =
  | { readonly ask: 'state' }
  | { readonly ask: 'add'; readonly taskId: string; readonly line: CartLine; readonly again: boolean }
  | {
      readonly ask: 'update'
      readonly taskId: string
      readonly lineUid: string
      readonly lineId: string
      readonly quantity: number
      readonly again: boolean
    }
  | { readonly ask: 'coupon'; readonly taskId: string; readonly code: string; readonly wanted: boolean }
  | { readonly ask: 'choose'; readonly taskId: string; readonly choice: CheckoutChoice }

/** The cart as this tab knows it. */
export interface CartQueue {
  readonly status: 'initial' | 'ready' | 'failed'
  readonly confirmed: Cart
  /** The shopper's wishes, in the order in which they are sent. */
  readonly tasks: readonly CartTask[]
  /** The whole cart is to be asked for before anything else, also when it is being asked for already. */
  readonly refresh: boolean
  /** The one request that is under way; its number tells its answer from older ones. */
  readonly flight: { readonly number: number; readonly request: CartRequest } | null
  /** Requests made so far. */
  readonly requests: number
  /** The lines changed since the checkout last showed them (CRT-08). */
  readonly changed: boolean
}

/** The queue of a visitor of whom nothing is known. */
export const emptyQueue: CartQueue = {
  status: 'initial',
  confirmed: emptyCart,
  tasks: [],
  refresh: false,
  flight: null,
  requests: 0,
  changed: false,
}

/** Something that became of a wish and that the shopper is to be told. */
export type CartNotice =
  /** The stock allowed only `quantity` pieces (CRT-06). */
  | { readonly of: 'shortage'; readonly quantity: number }
  /** The wish was given up: refused by the host, its line gone meanwhile, or answered with nothing but errors. */
  | { readonly of: 'lost'; readonly title: string; readonly because: 'refused' | 'gone' | 'errors' }

export interface Reduced {
  readonly queue: CartQueue
  readonly notices: readonly CartNotice[]
}

export const isLineTask = (task: CartTask): task is LineTask => task.type === 'add' || task.type === 'update'

/** Whether the whole cart is asked for, or about to be. */
export const isReading = ({ refresh, flight }: Pick<CartQueue, 'refresh' | 'flight'>): boolean => refresh || flight?.request.ask === 'state'

/** Whether there is nothing left to do. */
export const isSettled = (queue: Pick<CartQueue, 'tasks' | 'refresh' | 'flight'>): boolean => queue.tasks.length === 0 && !isReading(queue)

import type { Cart, CartLine, CheckoutChoice } from './cart.ts'
import { emptyCart } from './cart.ts'

/*
 * The cart queue: the cart as the backend confirmed it, and the shopper's unfinished tasks. It is plain data; `reduceCart` is the only
 * transition. These invariants hold after every event:
 *
 * | | Always | Kept by |
 * |---|---|---|
 * | I1 | The screen shows the confirmed cart with every unfinished task applied: a task shows at once, and no response takes a newer one off the screen. | optimisticCart |
 * | I2 | One request is in flight at a time, over all tabs of a device; only its own response counts. | sendNext, applyResponse; the runner's lock |
 * | I3 | A task leaves the queue only when the backend accepted it, a later task replaced it, or the shopper was notified. | applyResponse |
 * | I4 | A task that was sent keeps its idempotency key and its contents, so that it can be sent again and is executed once. | withTask, sendNext |
 * | I5 | Tasks are sent in the order in which they were made. | sendNext |
 * | I6 | A line that the shopper removed never reappears without a new task. | enqueueQuantity, pruned |
 * | I7 | With nothing left to do, every tab and the device show the backend's cart, to the cent. | applyResponse, applyBackendCart |
 * | I8 | A line keeps its client key whatever the backend calls it, and two lines never share one. | named |
 *
 * `docs/cart.md` draws it and names the tests that prove these rows.
 */

interface Task {
  /** Idempotency key: the backend executes a task once, however often it is sent (CRT-15). */
  readonly id: string
  /** It went out at least once, so the backend may have carried it out: it can no longer change. */
  readonly sent: boolean
}

/** A product to be added (CRT-02). */
export interface AddTask extends Task {
  readonly type: 'add'
  /** Client key of the line, the same before and after the backend gave the line its uid. */
  readonly lineId: string
  /** Pieces more. */
  readonly quantity: number
  readonly status: 'pending'
  /** As the shopper saw it. */
  readonly line: CartLine
  /** null: not sent. */
  readonly before: BeforeAdding | null
}

/** The backend's quantity when an addition was first sent: shows whether it was executed, where its response does not. */
export interface BeforeAdding {
  /** The cart that it went out for; null: none yet. */
  readonly cUid: string | null
  readonly pieces: number
}

/** Another quantity of a line (CRT-02). */
export interface UpdateTask extends Task {
  readonly type: 'update'
  readonly lineId: string
  /** Pieces in all. */
  readonly quantity: number
  /** A concept waits until the shopper has stopped typing; a pending task waits for its turn or its response; a completed one leaves. */
  readonly status: 'concept' | 'pending'
}

export type LineTask = AddTask | UpdateTask

/** A coupon to be put in or taken out (CPN-01, CPN-03). */
export interface CouponTask extends Task {
  readonly type: 'coupon'
  readonly code: string
  /** Whether it is to be in the cart afterwards. */
  readonly wanted: boolean
  readonly status: 'pending'
}

/** A delivery, address or payment choice (CHK-06). */
export interface ChoiceTask extends Task {
  readonly type: 'choose'
  readonly choice: CheckoutChoice
  readonly status: 'pending'
}

export type CartTask = LineTask | CouponTask | ChoiceTask

/** The next request. `again`: it was sent before, so the response may repeat the first one, with the cart of that time. */
export type CartRequest =
  | { readonly type: 'state' }
  | { readonly type: 'add'; readonly taskId: string; readonly line: CartLine; readonly again: boolean }
  | {
      readonly type: 'update'
      readonly taskId: string
      readonly lineUid: string
      readonly lineId: string
      readonly quantity: number
      readonly again: boolean
    }
  | { readonly type: 'coupon'; readonly taskId: string; readonly code: string; readonly wanted: boolean }
  | { readonly type: 'choose'; readonly taskId: string; readonly choice: CheckoutChoice }

/** The cart as this tab knows it. */
export interface CartQueue {
  readonly status: 'initial' | 'ready' | 'failed'
  readonly confirmed: Cart
  /** The shopper's tasks, in sending order. */
  readonly tasks: readonly CartTask[]
  /** The whole cart is to be requested before anything else, also when it is being requested already. */
  readonly refresh: boolean
  /** The one request that is in progress; its number distinguishes its response from older ones. */
  readonly inFlight: { readonly number: number; readonly request: CartRequest } | null
  /** Requests made so far. */
  readonly requestCount: number
  /** The lines changed since the checkout last showed them (CRT-08). */
  readonly changed: boolean
}

/** The queue of a visitor of whom nothing is known. */
export const emptyQueue: CartQueue = {
  status: 'initial',
  confirmed: emptyCart,
  tasks: [],
  refresh: false,
  inFlight: null,
  requestCount: 0,
  changed: false,
}

/** A result of a task that the shopper is notified of. */
export type CartNotice =
  /** The stock allowed only `quantity` pieces (CRT-06). */
  | { readonly type: 'shortage'; readonly quantity: number }
  /** The task was given up: refused by the backend, its line was removed meanwhile, or it got only errors. */
  | { readonly type: 'lost'; readonly title: string; readonly reason: 'refused' | 'gone' | 'errors' }

export interface Reduced {
  readonly queue: CartQueue
  readonly notices: readonly CartNotice[]
}

export const isLineTask = (task: CartTask): task is LineTask => task.type === 'add' || task.type === 'update'

/** Whether the whole cart is requested, or about to be. */
export const isReading = ({ refresh, inFlight }: Pick<CartQueue, 'refresh' | 'inFlight'>): boolean =>
  refresh || inFlight?.request.type === 'state'

/** Whether there is nothing left to do. */
export const isSettled = (queue: Pick<CartQueue, 'tasks' | 'refresh' | 'inFlight'>): boolean =>
  queue.tasks.length === 0 && !isReading(queue)

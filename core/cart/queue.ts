import type { Cart, CartLine, CheckoutChoice } from './cart.ts'

/**
 * A change of the cart that the host has not confirmed (CRT-02). A concept waits until the shopper has stopped typing; a pending
 * task waits for its turn or for its answer; a completed one leaves the queue.
 */
export interface CartTask {
  /** Idempotency key: the host carries out a task once, however often it is sent (CRT-15). */
  readonly id: string
  readonly type: 'add' | 'update'
  /** Client key of the line, the same before and after the host gave the line its uid. */
  readonly lineId: string
  /** Pieces more for 'add', pieces in all for 'update'. */
  readonly quantity: number
  readonly status: 'concept' | 'pending'
  /** It went out at least once, so the host may have carried it out: it can no longer change. */
  readonly sent: boolean
  /** The line to add, as the shopper saw it; null for 'update'. */
  readonly line: CartLine | null
}

/** A delivery, address or payment choice that the host has not confirmed (CHK-06). */
export interface ChoiceTask {
  readonly id: string
  readonly choice: CheckoutChoice
}

/** What goes to the host next. */
export type CartRequest =
  | { readonly ask: 'state' }
  | {
      readonly ask: 'add'
      readonly taskId: string
      readonly line: CartLine
      /** It went out before: the answer may be the first one again, with the cart of that time. */
      readonly again: boolean
    }
  | { readonly ask: 'update'; readonly taskId: string; readonly lineUid: string; readonly lineId: string; readonly quantity: number }
  | { readonly ask: 'choose'; readonly taskId: string; readonly choice: CheckoutChoice }

/** The cart as this visitor knows it: what the host confirmed, and what is still to be confirmed on top of it. */
export interface CartQueue {
  readonly status: 'initial' | 'ready' | 'failed'
  readonly confirmed: Cart
  /** In the order in which they are sent. */
  readonly tasks: readonly CartTask[]
  readonly choices: readonly ChoiceTask[]
  /** The whole cart is to be asked for before anything else, also when it is being asked for already. */
  readonly refresh: boolean
  /** The one request that is under way; its number tells its answer from older ones. */
  readonly flight: { readonly number: number; readonly request: CartRequest } | null
  /** Requests made so far. */
  readonly requests: number
  /** The lines changed since the checkout last showed them (CRT-08). */
  readonly changed: boolean
}

import type { Effect } from 'effect'
import type { Cart, CartLine, CheckoutChoice } from './cart.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'

/** Capabilities of a backend; an adapter declares them once, and the core adapts. */
export interface BackendCapabilities {
  /**
   * A line that is sent again under its key is done once (CRT-15). Without it the cart is read before anything is tried again, and the
   * pieces in it show whether it was executed.
   */
  readonly idempotent: boolean
  /** A guest can order (CHK-01). Without it the checkout begins with a login. */
  readonly guestCheckout: boolean
}

/**
 * The cart at the shop's backend (CRT-02…CRT-06). Every returned cart is complete and ready to be shown: a made-to-measure option includes its
 * measures (`measuresText`), lines have the backend's id in `uid`, and `totals` are the backend's (null where it returns none). A key
 * identifies a task; see `BackendCapabilities`.
 */
export interface CartPort {
  /** The whole cart as the backend has it; an empty one when there is none. */
  readonly state: () => Effect.Effect<Cart, BackendFailure>
  /** Adds `line.quantity` pieces; if the line exists its quantity is increased. */
  readonly addLine: (
    line: CartLine,
    idempotencyKey: string,
  ) => Effect.Effect<{ readonly cUid: string; readonly lUid: string; readonly cart: Cart }, BackendFailure | Refused>
  /** Pieces in all; 0 removes. Returns the quantity that the stock allows, and the cart if the backend sends it. */
  readonly setQuantity: (
    change: { readonly lineUid: string; readonly lineId: string; readonly quantity: number },
    idempotencyKey: string,
  ) => Effect.Effect<{ readonly updatedQuantity: number; readonly cart: Cart | null }, BackendFailure | Refused>
  /** Delivery, address or payment choice. */
  readonly choose: (choice: CheckoutChoice) => Effect.Effect<void, BackendFailure | Refused>
  readonly addCoupon: (code: string) => Effect.Effect<void, BackendFailure | Refused>
  /** @param code of the coupon in the cart, not its title */
  readonly removeCoupon: (code: string) => Effect.Effect<void, BackendFailure | Refused>
}

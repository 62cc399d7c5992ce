import type { Effect } from 'effect'
import type { Cart, CartLine, CheckoutChoice } from './cart.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'

/** The cart at the shop's host (CRT-02…CRT-06). A line carries a key, so that it can be sent again and is done once (CRT-15). */
export interface CartPort {
  /** The whole cart as the host has it; an empty one when there is none. */
  readonly state: () => Effect.Effect<Cart, HostFailure>
  /** The same key never adds twice. */
  readonly addLine: (
    line: CartLine,
    idempotencyKey: string,
  ) => Effect.Effect<{ readonly cUid: string; readonly lUid: string; readonly cart: Cart }, HostFailure | Refused>
  /** 0 removes. Answers the quantity that the stock allows. */
  readonly setQuantity: (
    change: { readonly lineUid: string; readonly lineId: string; readonly quantity: number },
    idempotencyKey: string,
  ) => Effect.Effect<{ readonly updatedQuantity: number }, HostFailure | Refused>
  /** Delivery, address or payment choice. */
  readonly choose: (choice: CheckoutChoice) => Effect.Effect<void, HostFailure | Refused>
  readonly addCoupon: (couponCode: string) => Effect.Effect<void, HostFailure | Refused>
  readonly removeCoupon: (couponCode: string) => Effect.Effect<void, HostFailure | Refused>
}

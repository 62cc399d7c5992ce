import type { Cart, CartLine, CartTotals, CheckoutChoice } from './cart.ts'
import type { SelectedOption } from '../catalogue/options.ts'
import type { Product } from '../catalogue/product.ts'
import type { Phrase } from '../notifications/phrase.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Store } from '../store/store.ts'

/** The cart as the shopper sees it now, changes that the backend has not confirmed included. */
export interface CartState {
  readonly cart: Cart
  /** The backend's totals; while changes are pending the shop's own computation of them. */
  readonly totals: CartTotals
  /** 'initial' until the first response of the backend. */
  readonly status: 'initial' | 'loading' | 'ready' | 'failed'
  /** Changes that the backend has not confirmed yet. */
  readonly pending: number
  /** The backend has not accepted the latest changes for a while: they are persisted and retried (CRT-15). */
  readonly unsaved: boolean
  /** Title of the product that the shopper put in last, until something else becomes of the cart or it was looked at and left. */
  readonly added: string | null
  /** Keys of the lines of which a task is on its way (CRT-17). */
  readonly loadingLines: readonly string[]
  /** The cart changed since the checkout last showed it (CRT-08). */
  readonly changed: boolean
}

/** Whether the cart could not be read and is unknown: it is not shown as empty, and no page shows a number (CRT-07). */
export const isUnread = ({ status, cart }: Pick<CartState, 'status' | 'cart'>): boolean => status === 'failed' && cart.lines.length === 0

/** The coupon is in the cart already. */
export interface CouponInCart {
  readonly _tag: 'CouponInCart'
}

/** The cart and its actions (CRT-01…CRT-08). Nothing throws: failures are in the state or in the result. */
export interface CartStore extends Store<CartState> {
  /** Requests the cart; without a cookie it is empty and costs no call. */
  readonly load: () => Promise<void>
  /** Puts one piece in the cart: a new line on top, or one more of the same (CRT-03); of a sample there is one. Refuses what is not cartable or has no price. */
  readonly add: (product: Product, options: readonly SelectedOption[]) => Result<void, Phrase>
  /** Puts a line that was taken out back as it was. */
  readonly putBack: (line: CartLine) => void
  /** Sets the quantity immediately; 0 removes the line (CRT-04). */
  readonly setQuantity: (lineId: string, quantity: number) => void
  /** The same for typed text, 500 ms after the last key (CRT-04). */
  readonly typeQuantity: (lineId: string, text: string) => void
  /** Resolves when the backend has confirmed every change. */
  readonly settled: () => Promise<void>
  /** Chooses delivery, address or payment; on failure the choice is taken back (CHK-06). */
  readonly choose: (choice: CheckoutChoice) => Promise<Result<void, BackendFailure | Refused>>
  /**
   * Applies a discount coupon, after taking the spaces out; nothing typed does nothing, and one that is in the cart already is not requested
   * again (CPN-01). The backend's decision is shown as a notification too. After a lost response the cart is read: the coupon counts as applied if it is there (CPN-02).
   */
  readonly applyCoupon: (typed: string) => Promise<Result<void, BackendFailure | Refused | CouponInCart>>
  /** Takes a coupon out of the cart, by its code; a failure is shown as a notification too (CPN-03). */
  readonly removeCoupon: (code: string) => Promise<Result<void, BackendFailure | Refused>>
  /** The shopper views the cart, which analytics reports (PNL-04). */
  readonly cartOpened: () => void
  /** The shopper has looked at the cart: what was added, and that it was merged, is no news any more. */
  readonly cartClosed: () => void
  /** Retries waiting requests immediately. */
  readonly retry: () => void
  /** Forgets the cart on this device (CRT-01). */
  readonly forget: () => void
}

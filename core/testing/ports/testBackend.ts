import type { CartLine } from '../../cart/cart.ts'
import type { BackendPorts } from '../../Ports.ts'

/** The backend's ports. */
export type TestedPorts = Pick<BackendPorts, 'account' | 'cart' | 'catalogue' | 'checkout' | 'config'>

/** A backend for the checks with its own shop, described by the fields below. */
export interface TestBackend {
  /** Ports of a new Dutch-speaking visitor. */
  readonly visitor: () => TestedPorts
  /** Ports of a visitor whose requests are refused or not found. The same as `visitor` where the backend decides by the request. */
  readonly refusedVisitor: () => TestedPorts
  /** Whether the backend stores changes; written examples do not. */
  readonly remembers: boolean
  /** A line that can be added, of a product without stock limits below 5. */
  readonly line: CartLine
  readonly productId: number
  /** A page of the shop. */
  readonly path: string
  readonly customer: { readonly email: string; readonly password: string }
  /** A coupon of 10 % or of an amount, as a shopper types it. */
  readonly coupon: string
  /** A Dutch zip code and house number that the backend finds, with its street and city. */
  readonly address: { readonly zipCode: string; readonly houseNumber: string; readonly street: string; readonly city: string }
  /** A unique text, because the checks may run twice on one backend. */
  readonly newKey: () => string
}

import type { Effect } from 'effect'
import type { AddressBookPort } from '../account/AddressBookPort.ts'
import type { PersonalPort } from '../account/PersonalPort.ts'
import type { SignInPort } from '../account/SignInPort.ts'
import type { OrdersPort } from '../orders/OrdersPort.ts'
import type { BackendUnavailable } from '../ports/failures.ts'
import type { AfterSalePort } from '../aftersale/AfterSalePort.ts'
import type { QuotesPort } from '../quotes/QuotesPort.ts'
import type { SharingPort } from '../sharing/SharingPort.ts'
import type { CompanyPort } from '../company/CompanyPort.ts'
import type { WishlistPort } from '../wishlist/WishlistPort.ts'

/** The backend ports for customers only. */
export interface CustomerPorts {
  readonly addressBook: AddressBookPort
  readonly orders: OrdersPort
  readonly personal: PersonalPort
  readonly signIn: SignInPort
  readonly afterSale: AfterSalePort
  readonly company: CompanyPort
  readonly wishlist: WishlistPort
  readonly sharing: SharingPort
  readonly quotes: QuotesPort
}

/** Carries out a use-case of a customer; an adapter may load the ports for the first one, and fails it when they cannot be loaded. */
export type CustomerBackend = <Value, Failure>(
  useCase: (ports: CustomerPorts) => Effect.Effect<Value, Failure>,
) => Effect.Effect<Value, Failure | BackendUnavailable>

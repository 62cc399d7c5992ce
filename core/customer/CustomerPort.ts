import type { AddressBookPort } from '../account/AddressBookPort.ts'
import type { PersonalPort } from '../account/PersonalPort.ts'
import type { OrdersPort } from '../orders/OrdersPort.ts'
import type { ServicePort } from '../service/ServicePort.ts'
import type { WishlistPort } from '../wishlist/WishlistPort.ts'

/** All that only customers ask of the shop's backend: one port, so that a page that asks none of it carries next to nothing. */
export interface CustomerPort extends AddressBookPort, OrdersPort, PersonalPort, ServicePort, WishlistPort {}

import type { CustomerPorts } from '@thuishaven/core/customer'
import type { HttpClient } from './client.ts'
import { createHttpAddressBook } from './createHttpAddressBook.ts'
import { createHttpOrders } from './createHttpOrders.ts'
import { createHttpPersonal } from './createHttpPersonal.ts'
import { createHttpService } from './createHttpService.ts'
import { createHttpWishlist } from './createHttpWishlist.ts'

export const createHttpCustomer = (client: HttpClient): CustomerPorts => ({
  addressBook: createHttpAddressBook(client),
  orders: createHttpOrders(client),
  personal: createHttpPersonal(client),
  service: createHttpService(client),
  wishlist: createHttpWishlist(client),
})

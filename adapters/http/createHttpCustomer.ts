import type { CustomerPort } from '@thuishaven/core/customer'
import type { HttpClient } from './client.ts'
import { createHttpAddressBook } from './createHttpAddressBook.ts'
import { createHttpOrders } from './createHttpOrders.ts'
import { createHttpPersonal } from './createHttpPersonal.ts'
import { createHttpService } from './createHttpService.ts'
import { createHttpWishlist } from './createHttpWishlist.ts'

export const createHttpCustomer = (client: HttpClient): CustomerPort => ({
  ...createHttpAddressBook(client),
  ...createHttpOrders(client),
  ...createHttpPersonal(client),
  ...createHttpService(client),
  ...createHttpWishlist(client),
})

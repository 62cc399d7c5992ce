import type { CustomerPort } from '@thuishaven/core/customer'
import type { HttpClient } from './client.ts'
import { makeHttpAddressBook } from './makeHttpAddressBook.ts'
import { makeHttpOrders } from './makeHttpOrders.ts'
import { makeHttpPersonal } from './makeHttpPersonal.ts'
import { makeHttpService } from './makeHttpService.ts'
import { makeHttpWishlist } from './makeHttpWishlist.ts'

export const makeHttpCustomer = (client: HttpClient): CustomerPort => ({
  ...makeHttpAddressBook(client),
  ...makeHttpOrders(client),
  ...makeHttpPersonal(client),
  ...makeHttpService(client),
  ...makeHttpWishlist(client),
})

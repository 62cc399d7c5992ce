import type { CustomerPorts } from '@thuishaven/core/customer'
import type { HttpClient } from './client.ts'
import { createHttpAddressBook } from './createHttpAddressBook.ts'
import { createHttpOrders } from './createHttpOrders.ts'
import { createHttpPersonal } from './createHttpPersonal.ts'
import { createHttpSignIn } from './createHttpSignIn.ts'
import { createHttpAfterSale } from './createHttpAfterSale.ts'
import { createHttpQuotes } from './createHttpQuotes.ts'
import { createHttpSharing } from './createHttpSharing.ts'
import { createHttpCompany } from './createHttpCompany.ts'
import { createHttpWishlist } from './createHttpWishlist.ts'

export const createHttpCustomer = (client: HttpClient): CustomerPorts => ({
  addressBook: createHttpAddressBook(client),
  orders: createHttpOrders(client),
  personal: createHttpPersonal(client),
  signIn: createHttpSignIn(client),
  afterSale: createHttpAfterSale(client),
  company: createHttpCompany(client),
  wishlist: createHttpWishlist(client),
  sharing: createHttpSharing(client),
  quotes: createHttpQuotes(client),
})

import { createFakeAddressBook } from './createFakeAddressBook.ts'
import type { FakeAddressBook, FakeAddressBookSettings } from './createFakeAddressBook.ts'
import { createFakeOrders } from './createFakeOrders.ts'
import type { FakeOrders, FakeOrdersSettings } from './createFakeOrders.ts'
import { createFakePersonal } from './createFakePersonal.ts'
import type { FakePersonal, FakePersonalSettings } from './createFakePersonal.ts'
import { createFakeSignIn } from './createFakeSignIn.ts'
import type { FakeSignIn } from './createFakeSignIn.ts'
import { createFakeAfterSale } from './createFakeAfterSale.ts'
import type { FakeAfterSale } from './createFakeAfterSale.ts'
import { createFakeQuotes } from './createFakeQuotes.ts'
import type { QuotesPort } from '../../quotes/QuotesPort.ts'
import { createFakeSharing } from './createFakeSharing.ts'
import type { FakeSharing } from './createFakeSharing.ts'
import type { CompanyPort } from '../../company/CompanyPort.ts'
import { createFakeCompany } from './createFakeCompany.ts'
import { createFakeWishlist } from './createFakeWishlist.ts'
import type { FakeWishlist } from './createFakeWishlist.ts'

export interface FakeCustomer {
  readonly company: CompanyPort
  readonly addressBook: FakeAddressBook
  readonly orders: FakeOrders
  readonly personal: FakePersonal
  readonly signIn: FakeSignIn
  readonly afterSale: FakeAfterSale
  readonly wishlist: FakeWishlist
  readonly sharing: FakeSharing
  readonly quotes: QuotesPort
}

export type FakeCustomerSettings = FakeAddressBookSettings & FakeOrdersSettings & FakePersonalSettings

/** All that belongs to one customer, in memory. */
export const createFakeCustomer = (settings: FakeCustomerSettings = {}): FakeCustomer => ({
  afterSale: createFakeAfterSale(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  sharing: createFakeSharing(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  quotes: createFakeQuotes(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  company: createFakeCompany(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  wishlist: createFakeWishlist(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  orders: createFakeOrders(settings),
  personal: createFakePersonal(settings),
  signIn: createFakeSignIn(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  addressBook: createFakeAddressBook(settings),
})

import { createFakeAddressBook } from './createFakeAddressBook.ts'
import type { FakeAddressBook, FakeAddressBookSettings } from './createFakeAddressBook.ts'
import { createFakeOrders } from './createFakeOrders.ts'
import type { FakeOrders, FakeOrdersSettings } from './createFakeOrders.ts'
import { createFakePersonal } from './createFakePersonal.ts'
import type { FakePersonal, FakePersonalSettings } from './createFakePersonal.ts'
import { createFakeService } from './createFakeService.ts'
import type { FakeService } from './createFakeService.ts'
import { createFakeWishlist } from './createFakeWishlist.ts'
import type { FakeWishlist } from './createFakeWishlist.ts'

export interface FakeCustomer {
  readonly addressBook: FakeAddressBook
  readonly orders: FakeOrders
  readonly personal: FakePersonal
  readonly service: FakeService
  readonly wishlist: FakeWishlist
}

export type FakeCustomerSettings = FakeAddressBookSettings & FakeOrdersSettings & FakePersonalSettings

/** All that belongs to one customer, in memory. */
export const createFakeCustomer = (settings: FakeCustomerSettings = {}): FakeCustomer => ({
  service: createFakeService(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  wishlist: createFakeWishlist(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  orders: createFakeOrders(settings),
  personal: createFakePersonal(settings),
  addressBook: createFakeAddressBook(settings),
})

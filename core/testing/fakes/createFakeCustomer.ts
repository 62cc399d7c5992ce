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

export type FakeCustomer = FakeAddressBook & FakeOrders & FakePersonal & FakeService & FakeWishlist

export type FakeCustomerSettings = FakeAddressBookSettings & FakeOrdersSettings & FakePersonalSettings

/** All that belongs to one customer, in memory. */
export const createFakeCustomer = (settings: FakeCustomerSettings = {}): FakeCustomer => ({
  ...createFakeService(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  ...createFakeWishlist(settings.faultModel === undefined ? {} : { faultModel: settings.faultModel }),
  ...createFakeOrders(settings),
  ...createFakePersonal(settings),
  ...createFakeAddressBook(settings),
})

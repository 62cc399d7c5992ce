import { makeFakeAddressBook } from './makeFakeAddressBook.ts'
import type { FakeAddressBook, FakeAddressBookSettings } from './makeFakeAddressBook.ts'
import { makeFakeOrders } from './makeFakeOrders.ts'
import type { FakeOrders, FakeOrdersSettings } from './makeFakeOrders.ts'
import { makeFakePersonal } from './makeFakePersonal.ts'
import type { FakePersonal, FakePersonalSettings } from './makeFakePersonal.ts'
import { makeFakeService } from './makeFakeService.ts'
import type { FakeService } from './makeFakeService.ts'
import { makeFakeWishlist } from './makeFakeWishlist.ts'
import type { FakeWishlist } from './makeFakeWishlist.ts'

export type FakeCustomer = FakeAddressBook & FakeOrders & FakePersonal & FakeService & FakeWishlist

export type FakeCustomerSettings = FakeAddressBookSettings & FakeOrdersSettings & FakePersonalSettings

/** All that belongs to one customer, in memory. */
export const makeFakeCustomer = (settings: FakeCustomerSettings = {}): FakeCustomer => ({
  ...makeFakeService(settings.weather === undefined ? {} : { weather: settings.weather }),
  ...makeFakeWishlist(settings.weather === undefined ? {} : { weather: settings.weather }),
  ...makeFakeOrders(settings),
  ...makeFakePersonal(settings),
  ...makeFakeAddressBook(settings),
})

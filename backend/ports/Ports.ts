import type { AddressBook } from './AddressBook.ts'
import type { Coupons } from './Coupons.ts'
import type { Customers } from './Customers.ts'
import type { Invoices } from './Invoices.ts'
import type { Mails } from './Mails.ts'
import type { OneTimeTokens } from './OneTimeTokens.ts'
import type { Orders } from './Orders.ts'
import type { Passkeys } from './Passkeys.ts'
import type { Refunds } from './Refunds.ts'
import type { Sessions } from './Sessions.ts'
import type { Stock } from './Stock.ts'

/** What the rules drive, one port a subject. Ports are bound to a store, so that what they do in a transaction belongs to it. */
export interface Ports {
  readonly addressBook: AddressBook
  readonly coupons: Coupons
  readonly customers: Customers
  readonly invoices: Invoices
  readonly mails: Mails
  readonly oneTimeTokens: OneTimeTokens
  readonly orders: Orders
  readonly passkeys: Passkeys
  readonly refunds: Refunds
  readonly sessions: Sessions
  readonly stock: Stock
}

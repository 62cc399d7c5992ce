import { randomUUID } from 'node:crypto'
import { littleWork } from '../customers/passwordHash.ts'
import { createTableAddressBook } from '../customers/tableAddressBook.ts'
import { createTableCustomers } from '../customers/tableCustomers.ts'
import { createTableInvoices } from '../invoices/tableInvoices.ts'
import { createTableMails } from '../mails/tableMails.ts'
import { createTableOrders } from '../orders/tableOrders.ts'
import { createTableRefunds } from '../orders/tableRefunds.ts'
import type { Ports } from '../ports/Ports.ts'
import type { Store } from '../store/Store.ts'

/** What the merchant's work needs of the backend, on a store or a transaction of it. */
export const backOfficePorts = (store: Store): Pick<Ports, 'orders' | 'refunds' | 'invoices' | 'customers' | 'mails'> => {
  const newId = (prefix: string): string => `${prefix}-${randomUUID()}`
  const addressBook = createTableAddressBook(store, newId)
  return {
    orders: createTableOrders(store, { hasBackOffice: true }),
    refunds: createTableRefunds(store),
    invoices: createTableInvoices(store, newId),
    // No password is hashed here.
    customers: createTableCustomers(store, { newId, addressBook, passwordWork: littleWork }),
    mails: createTableMails(store, Date.now),
  }
}

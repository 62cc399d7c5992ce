import type { AddressFields } from '../records/CustomerRecord.ts'

export interface SavedAddress extends AddressFields {
  readonly id: string
  readonly uid: string
}

/** The addresses of customers: any number to deliver to, one of which is the default, and one for invoices. Bound to a store. */
export interface AddressBook {
  /** The oldest first. */
  readonly delivery: (customerId: string) => Promise<readonly SavedAddress[]>
  readonly invoice: (customerId: string) => Promise<SavedAddress | null>
  /** A delivery address of this customer; null: none, or another customer's. */
  readonly find: (customerId: string, idOrUid: string) => Promise<SavedAddress | null>
  /** Adds a delivery address; the first one is the default. */
  readonly add: (customerId: string, address: AddressFields) => Promise<SavedAddress>
  readonly change: (id: string, address: AddressFields) => Promise<void>
  /** The oldest delivery address that is left becomes the default when this was it. */
  readonly remove: (customerId: string, id: string) => Promise<void>
  readonly setDefault: (customerId: string, id: string) => Promise<void>
  readonly setInvoice: (customerId: string, address: AddressFields) => Promise<void>
}

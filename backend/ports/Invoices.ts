import type { Language } from '../records/ProductRecord.ts'
import type { SellerRecord } from '../records/ShopRecord.ts'
import type { PlacedOrder } from './Orders.ts'

/** Two series of numbers. */
export type InvoiceKind = 'invoice' | 'creditNote'

/** Whole cents of one VAT rate, and the rate in basis points; `amount` is the VAT. */
export type VatAmount = PlacedOrder['vat'][number]

/** What a line is about; its words follow the language of the page. */
export type LineSubject =
  /** What was ordered. */
  | { readonly type: 'goods'; readonly title: string; readonly details: readonly string[] }
  /** A payment of part of the order, before it is delivered, with the goods at its rate; documents of an earlier version name none. */
  | { readonly type: 'advance'; readonly goods?: readonly string[] }
  /** What an earlier invoice charged, or gave back. */
  | { readonly type: 'earlier'; readonly kind: InvoiceKind; readonly number: string }
  /** Part of an order that is given back, or was changed. */
  | { readonly type: 'correction' }

export interface InvoiceLine {
  readonly subject: LineSubject
  /** Below 0: it is deducted. */
  readonly quantity: number
  /** Basis points. */
  readonly percentage: number
  /** Whole cents of the whole line; below 0 where `quantity` is. */
  readonly exclVat: number
}

/** Whole cents without VAT that belong to no line. */
export interface InvoicePart {
  readonly label: string
  /** What is done besides delivering: it is called by its label alone. Left out on documents of an earlier version. */
  readonly isService?: true
  /** Basis points. */
  readonly percentage: number
  readonly exclVat: number
}

type Address = PlacedOrder['addresses']['invoice']

/** All that an invoice or credit note says. Amounts of a credit note are above 0 where they are given back. Times are milliseconds since 1970-01-01 UTC. */
export interface InvoiceDocument {
  readonly kind: InvoiceKind
  readonly language: Language
  readonly seller: SellerRecord
  readonly buyer: {
    readonly address: Address
    readonly emailAddress: string
    /** Empty: it has none. */
    readonly cocNumber: string
    readonly vatNumber: string
  }
  readonly delivery: Address
  readonly order: { readonly number: string; readonly placedAt: number; readonly reference: string }
  /** The invoice that a credit note is about. */
  readonly credits: { readonly number: string; readonly issuedAt: number } | null
  /** Why it is given back, in the merchant's words; empty: not said. */
  readonly reason: string
  readonly lines: readonly InvoiceLine[]
  /** Coupons. */
  readonly allowances: readonly InvoicePart[]
  /** Delivery: its way, then each of its services. */
  readonly charges: readonly InvoicePart[]
  /** By rate, highest first. */
  readonly vat: readonly VatAmount[]
  /** The buyer, a business in another member state, accounts for the VAT. */
  readonly isReverseCharged: boolean
  /** `onAccount`: to be paid by `dueAt`; `promised`: the payment provider pays the shop. */
  readonly settlement: 'paid' | 'promised' | 'onAccount'
  readonly dueAt: number | null
  /** How much of a credit note lowers what the order costs, by rate; empty: none of it does. */
  readonly reduction: readonly VatAmount[]
}

export interface NewInvoice {
  readonly orderUid: string
  /** What it is made for; null: something else. */
  readonly paymentUid: string | null
  readonly refundUid: string | null
  readonly issuedAt: number
  readonly document: InvoiceDocument
}

/** An invoice or credit note as it was issued; it never changes. */
export interface Invoice extends NewInvoice {
  readonly uid: string
  readonly number: string
  /** Whole cents. */
  readonly totalInclVat: number
}

/** Whose invoices: those of orders placed since a moment, in milliseconds since 1970-01-01 UTC; 0: all. */
export interface InvoiceQuery {
  readonly customerId: string
  readonly placedSince: number
}

/** Invoices and credit notes. Bound to a store; `issue` belongs into a transaction, so that no number is lost. */
export interface Invoices {
  /** Keeps a document under the next number of its series and year, in the Netherlands. */
  readonly issue: (invoice: NewInvoice) => Promise<Invoice>
  /** Keeps an invoice of before under the number and the uid that it had. */
  readonly adopt: (invoice: NewInvoice, known: Pick<Invoice, 'uid' | 'number'>) => Promise<void>
  readonly find: (uid: string) => Promise<Invoice | null>
  /** The oldest first. */
  readonly ofOrder: (orderUid: string) => Promise<readonly Invoice[]>
  /**
   * The newest first, of the orders of a customer.
   * @param page null: all
   */
  readonly ofCustomer: (
    buyer: InvoiceQuery,
    page: { readonly limit: number; readonly offset: number } | null,
  ) => Promise<readonly Invoice[]>
  readonly countOfCustomer: (buyer: InvoiceQuery) => Promise<number>
  /** The oldest first: issued from `from`, before `until`; milliseconds since 1970-01-01 UTC. */
  readonly between: (from: number, until: number) => Promise<readonly Invoice[]>
  /** Uids of effective orders that have no invoice, the oldest first. */
  readonly ordersWithout: () => Promise<readonly string[]>
  /** Uids of orders on account that were cancelled and have no credit note. */
  readonly cancelledOnAccount: () => Promise<readonly string[]>
}

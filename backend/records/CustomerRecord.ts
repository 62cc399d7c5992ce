import type { Wire } from '../contract/wire.ts'

export interface AddressFields {
  readonly companyName: string
  readonly countryCode: 'NL' | 'BE'
  readonly firstName: string
  readonly lastName: string
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberAddition: string
  readonly streetName: string
  readonly city: string
  /** The line filled in by the address search, with street and number. */
  readonly address?: string
}

/** An order that a customer placed before the shop opened. */
export interface PastOrderRecord {
  readonly number: number
  /** RFC 3339. */
  readonly at: string
  /** null: unpaid. */
  readonly status: Wire['OrderStatus'] | null
  readonly goods: readonly { readonly productId: number; readonly quantity: number }[]
  /** Index of the delivery address in the customer's list, from 0. */
  readonly address: number
  readonly delivery: string
  readonly payment: string
}

/** A ticket of a customer from before the shop opened. */
export interface PastTicketRecord {
  readonly subject: string
  readonly status: Wire['Ticket']['status']
  /** Number of one of the customer's orders; null: not about an order. */
  readonly order: number | null
  readonly messages: readonly {
    readonly author: Wire['TicketMessage']['author']
    readonly text: string
    /** RFC 3339. */
    readonly at: string
  }[]
}

/** An account that exists when the shop opens. The first delivery address is the default one and the invoice address. */
export interface CustomerRecord {
  readonly id: string
  readonly number: string
  readonly email: string
  readonly password: string
  readonly status: 'active' | 'inactive'
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly cocNumber: string
  readonly vatNumber: string
  readonly phoneNumber: string
  /** Whether this company may order on account; left out: it may not. */
  readonly onAccount?: boolean
  /** Whole cents including VAT that it may owe for them; left out: any. */
  readonly creditLimit?: number
  readonly delivery: readonly AddressFields[]
  /** Agreed discounts in basis points. */
  readonly ownPrices: readonly { readonly productId: number; readonly discount: number }[]
  readonly orders: readonly PastOrderRecord[]
  readonly tickets: readonly PastTicketRecord[]
}

import type { AddressFields } from '../records/CustomerRecord.ts'
import type { Language } from '../records/ProductRecord.ts'

/** What a customer may change of the own account. */
export interface CustomerDetails {
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly cocNumber: string
  readonly vatNumber: string
  /** The customer's own, for orders. */
  readonly reference: string
  readonly phoneNumber: string
  /** The language of mails that no request causes. */
  readonly language: Language
}

export interface Customer extends CustomerDetails {
  readonly id: string
  /** Shown to the customer; never reused. */
  readonly number: string
  readonly emailAddress: string
  /** false: may sign in, but not order. */
  readonly isActive: boolean
  /** null: no address yet. */
  readonly defaultAddressId: string | null
}

/** What the shop agreed with a company about orders on account. */
export interface AccountTerms {
  /** Whole cents including VAT that may be unpaid at once; null: any. */
  readonly limitInclVat: number | null
}

/** A password as it is kept. */
export type PasswordHash = string & { readonly brand: 'PasswordHash' }

export interface NewCustomer extends CustomerDetails {
  readonly emailAddress: string
  readonly password: PasswordHash
  /** The first delivery address, the default one, and the invoice address. */
  readonly address: AddressFields
}

/** One e-mail address, however it is written, is one account. */
export interface EmailTaken {
  readonly type: 'emailTaken'
}

/** Accounts and their passwords. Bound to a store. */
export interface Customers {
  readonly byId: (id: string) => Promise<Customer | null>
  readonly byEmail: (emailAddress: string) => Promise<Customer | null>
  readonly create: (customer: NewCustomer) => Promise<{ readonly type: 'created'; readonly id: string } | EmailTaken>
  /** What is undefined stays as it is. */
  readonly change: (id: string, change: { readonly [Key in keyof CustomerDetails]?: CustomerDetails[Key] | undefined }) => Promise<void>
  readonly changeEmail: (id: string, emailAddress: string) => Promise<{ readonly type: 'changed' } | EmailTaken>
  /**
   * Takes long on purpose: call it outside of transactions, as `passwordMatches`.
   * @param isChosen false: the client made it up, and nobody knows it; true where it is left out
   */
  readonly hashPassword: (password: string, isChosen?: boolean) => Promise<PasswordHash>
  /** Whether the customer has chosen the password that matches. */
  readonly hasPassword: (id: string) => Promise<boolean>
  readonly passwordMatches: (id: string, password: string) => Promise<boolean>
  readonly setPassword: (id: string, password: PasswordHash) => Promise<void>
  /** No password matches any more, until another one is set. */
  readonly forgetPassword: (id: string) => Promise<void>
  /** A secret that changes with the password: a link that is signed with it works until then. null: no such customer. */
  readonly linkSecret: (id: string) => Promise<string | null>
  /** Whether the customer has shown that the e-mail address is theirs; false for a new account. */
  readonly emailIsVerified: (id: string) => Promise<boolean>
  readonly setEmailVerified: (id: string) => Promise<void>
  /** On what terms the shop allows this customer, who is a company, to order on account; null: it does not. */
  readonly accountTerms: (id: string) => Promise<AccountTerms | null>
  readonly setAccountTerms: (id: string, terms: AccountTerms | null) => Promise<void>
  /** Removes the account with its addresses and sessions. */
  readonly remove: (id: string) => Promise<void>
}

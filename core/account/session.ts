import type { Address } from './address.ts'

/** The signed-in customer (SES-06). */
export interface Session {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly customerId: string
  readonly status: 'active' | 'inactive'
  readonly emailAddress: string
  /** Whether the customer has shown that the address is theirs. */
  readonly emailVerified: boolean
  /** Whether the customer has chosen a password; a guest has not. */
  readonly hasPassword: boolean
  readonly invoiceAddresses: readonly Address[]
  readonly deliveryAddresses: readonly Address[]
  readonly defaultDeliveryAddressId: string | null
}

/** A session with the token that proves it. */
export interface SignedIn {
  readonly session: Session
  readonly token: string
}

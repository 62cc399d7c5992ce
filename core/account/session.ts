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
  readonly invoiceAddresses: readonly Address[]
  readonly deliveryAddresses: readonly Address[]
  readonly defaultDeliveryAddressId: string | null
}

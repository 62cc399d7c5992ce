import type { Session } from '../account/session.ts'

/** A customer with an account without an address. */
export const customer: Session = {
  id: '7',
  firstName: 'Anna',
  lastName: 'de Vries',
  companyName: '',
  customerId: '10007',
  status: 'active',
  emailAddress: 'anna@example.nl',
  emailVerified: true,
  hasPassword: true,
  invoiceAddresses: [],
  deliveryAddresses: [],
  defaultDeliveryAddressId: null,
}

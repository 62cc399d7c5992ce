import type { Backend } from '../answers/Backend.ts'
import type { Wire } from '../contract/wire.ts'
import type { Customer } from '../ports/Customers.ts'

/** The session as the shop sees it (SES-06). */
export const sessionOf = async ({ addressBook, customers }: Backend, customer: Customer): Promise<Wire['Session']> => {
  const invoice = await addressBook.invoice(customer.id)
  return {
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    companyName: customer.companyName,
    customerId: customer.number,
    status: customer.isActive ? 'active' : 'inactive',
    emailAddress: customer.emailAddress,
    emailVerified: await customers.emailIsVerified(customer.id),
    hasPassword: await customers.hasPassword(customer.id),
    addresses: { invoice: invoice === null ? [] : [invoice], delivery: [...(await addressBook.delivery(customer.id))] },
    defaultDeliveryAddressId: customer.defaultAddressId,
  }
}

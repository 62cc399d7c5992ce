import type { Wire } from '../contract/wire.ts'
import { text } from '../database/row.ts'
import { addToCart, login } from './visitTestShop.ts'
import type { TestShop, TestVisitor } from './visitTestShop.ts'

const path = '/api/v2/account/company'

/** The calls of a company as one customer makes them. */
export const companyOf = (visitor: TestVisitor) => {
  const put = (to: string, body: object) => visitor.call<Wire['Failure'] | Wire['DoneResponse']>('PUT', to, body)
  return {
    load: () => visitor.call<Wire['CompanyResponse']>('GET', path),
    save: (approvalAboveInclVat: number | null) => put(path, { approvalAboveInclVat }),
    invite: (emailAddress: string, role: Wire['CompanyRole']) => visitor.post<Wire['Failure']>(`${path}/members`, { emailAddress, role }),
    accept: (token: string) => visitor.post<Wire['Failure']>(`${path}/invitation`, { token }),
    change: (memberUid: string, role: Wire['CompanyRole'] | null) => put(`${path}/members/${memberUid}`, { role }),
    approve: (requestUid: string) => visitor.post<Wire['Failure']>(`${path}/requests/${requestUid}`, { approved: true }),
    refuse: (requestUid: string, reason: string) =>
      visitor.post<Wire['Failure']>(`${path}/requests/${requestUid}`, { approved: false, reason }),
    orders: () => visitor.call<Wire['CompanyOrdersResponse']>('GET', `${path}/orders`),
  }
}

/** A new customer, signed in, with a cart that is ready to be paid. */
export const newCustomer = async (
  { backend, visitor: open }: TestShop,
  { emailAddress, lastName, companyName }: { readonly emailAddress: string; readonly lastName: string; readonly companyName: string },
): Promise<TestVisitor> => {
  const address = {
    countryCode: 'NL',
    companyName,
    firstName: 'Kim',
    lastName,
    zipCode: '7511 JH',
    houseNumber: '9',
    houseNumberAddition: '',
    streetName: 'Oude Markt',
    city: 'Enschede',
  } as const
  await backend.customers.create({
    firstName: 'Kim',
    lastName,
    companyName,
    cocNumber: '',
    vatNumber: '',
    reference: '',
    phoneNumber: '053-1234567',
    language: 'nld',
    emailAddress,
    password: await backend.customers.hashPassword('Welkom01'),
    address,
  })
  const visitor = open()
  const { addresses } = (await login(visitor, emailAddress)).body.data
  // A hub of € 329.
  await addToCart(visitor, 1003)
  await visitor.post('/api/v2/cart', { address_id: addresses.delivery[0]?.id, shipping_option_id: 'postnl', payment_option_id: 'ideal' })
  return visitor
}

/** The token of the invitation that was mailed last. */
export const lastToken = async ({ backend }: TestShop): Promise<string> => {
  const row = await backend.store.get("SELECT body FROM mail WHERE body LIKE '%company?token=%' ORDER BY id DESC LIMIT 1")
  return row === null ? '' : (/token=(\S+)/.exec(text(row, 'body'))?.[1] ?? '')
}

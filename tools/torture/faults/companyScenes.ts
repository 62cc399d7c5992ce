import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newCustomer, signInAs } from '../../../tests/e2e/customer.ts'
import { newEmail, open } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { mailedAddress, request } from './mailed.ts'
import { main, press } from './scene.ts'
import type { Scene } from './scene.ts'

const { account, checkout } = ways.nld.words
const { company } = account
const address = '/account/company'
const business = { companyName: 'Atelier Zuid B.V.', cocNumber: '12345678', vatNumber: 'NL004495445B01', reference: 'Inkoop' } as const
const done = (what: keyof typeof company.done) => (page: Page) => main(page).getByText(company.done[what], { exact: true })

/** Creates a company whose founder the visitor is from then on; returns the founder's address. */
const createCompany = async (page: Page): Promise<string> => {
  const founder = await newCustomer(page, business)
  await page.request.put('/api/v2/account/company', { data: { approvalAboveInclVat: 100 } })
  return founder
}

const invite = (page: Page, emailAddress: string): Promise<unknown> =>
  request(page, '/api/v2/account/company/members', { emailAddress, role: 'buyer' })

/** The visitor is a customer with an invitation; returns its address, and the founder's. */
const invited = async (page: Page, backend: string) => {
  const buyer = await newCustomer(page)
  const founder = await createCompany(page)
  await invite(page, buyer)
  await signInAs(page, buyer)
  return { invitation: await mailedAddress(backend, buyer), founder }
}

/** A buyer has requested the approval of an order, and the visitor is who decides. */
const requested = async (page: Page, backend: string): Promise<void> => {
  const { invitation, founder } = await invited(page, backend)
  await request(page, '/api/v2/account/company/invitation', { token: new URLSearchParams(invitation.split('?')[1]).get('token') })
  await request(page, '/api/v2/cart/lines', { item: { id: '1003', productId: 1003, quantity: 1, options: [] } })
  const saved = (await (await page.request.get('/api/v2/account/addresses')).json()) as {
    readonly data: readonly { readonly id: string }[]
  }
  for (const choice of [{ address_id: saved.data[0]?.id }, { shipping_option_id: 'postnl' }, { payment_option_id: 'ideal' }])
    await request(page, '/api/v2/cart', choice)
  await open(page, ways.nld.steps.pay)
  await press(page, checkout.askApproval)
  await expect(page.getByText(company.done.requested)).toBeVisible()
  await signInAs(page, founder)
}

/** What members of a company do: plain forms, which the shop's server carries out. */
export const companyScenes: readonly Scene[] = [
  {
    name: 'make a company',
    operation: 'saveCompany',
    prepare: async (page) => {
      await newCustomer(page, business)
      await open(page, address)
      await page.getByLabel(company.amount).fill('500')
    },
    act: (page) =>
      main(page)
        .getByRole('button', { name: new RegExp(`^(?:${company.make}|${company.save})$`) })
        .click(),
    worked: done('save'),
    typed: (page) => [page.getByLabel(company.amount)],
  },
  {
    name: 'invite a colleague',
    operation: 'inviteMember',
    prepare: async (page) => {
      await createCompany(page)
      await open(page, address)
      await page.getByLabel(company.inviteAddress).fill(newEmail())
    },
    act: (page) => press(page, company.invite),
    worked: done('invite'),
    typed: (page) => [page.getByLabel(company.inviteAddress)],
  },
  {
    name: 'accept an invitation',
    operation: 'acceptInvitation',
    prepare: async (page, backend) => open(page, (await invited(page, backend)).invitation),
    act: (page) => press(page, company.accept),
    worked: done('accept'),
  },
  {
    name: 'withdraw an invitation',
    operation: 'changeMember',
    prepare: async (page) => {
      await createCompany(page)
      await invite(page, newEmail())
      await open(page, address)
    },
    act: (page) =>
      main(page)
        .getByRole('button', { name: company.removeOf.replace('{name}', '') })
        .click(),
    worked: done('remove'),
  },
  {
    name: 'approve the order of a colleague',
    operation: 'decideRequest',
    prepare: async (page, backend) => {
      await requested(page, backend)
      await open(page, address)
    },
    act: (page) =>
      main(page)
        .getByRole('button', { name: company.approveOf.replace('{request}', '') })
        .click(),
    worked: done('approve'),
  },
]

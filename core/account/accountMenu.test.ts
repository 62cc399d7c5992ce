import { expect, it } from 'vitest'
import { accountMenu } from './accountMenu.ts'

const everything = { overview: true, orders: true, tickets: true, invoices: true, returns: true, information: true }

it('NAV-06 the account menu in its order; returns has no link', () => {
  expect(accountMenu(everything, null).map(({ name, path }) => [name, path])).toEqual([
    ['overview', '/account/overview'],
    ['orders', '/account/orders'],
    ['tickets', '/account/tickets'],
    ['invoices', '/account/invoices'],
    ['returns', null],
    ['information', '/account/information'],
  ])
  expect(accountMenu(everything, null).map(({ label }) => label.key)).toEqual([
    'account.menuOverview',
    'account.menuOrders',
    'account.menuTickets',
    'account.menuInvoices',
    'account.menuReturns',
    'account.menuInformation',
  ])
})

it('NAV-06 an entry shows only if its setting allows', () => {
  expect(accountMenu({ ...everything, tickets: false, returns: false }, { companyName: '' }).map(({ name }) => name)).toEqual([
    'overview',
    'orders',
    'invoices',
    'information',
    'quotes',
  ])
})

it('NAV-06 a business has an entry for its company', () => {
  const names = accountMenu({ ...everything, tickets: false, returns: false }, { companyName: 'Atelier Noord B.V.' }).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['overview', 'orders', 'invoices', 'information', 'quotes', 'company'])
})

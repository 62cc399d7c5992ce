import type { Locator, Page } from '@playwright/test'
import type { OperationName } from '../../../adapters/http/operations.ts'
import { newCustomer, signInAs } from '../../../tests/e2e/customer.ts'
import { field, putInCart } from '../../../tests/e2e/guest.ts'
import { ways } from '../../../tests/e2e/ways.ts'
import { quoteHeading, requestedQuote } from './quoteScenes.ts'
import { listed, title } from './scene.ts'

const way = ways.nld
const { account, cart, checkout } = way.words

/** A page that is requested from the shop's server, and one call that the server makes for it. */
export interface FirstRequest {
  readonly name: string
  readonly operation: OperationName
  /** The latter of a page that is known only once it was prepared. */
  readonly address: string | ((page: Page) => Promise<string>)
  readonly prepare: (page: Page) => Promise<void>
  /** Content of the page without failures, or when the failed call is optional. */
  readonly worked: (page: Page) => Locator
  /** Time for which the server caches a response, in ms. */
  readonly retainedFor?: number
}

const nothing = async (): Promise<void> => {}
const line = (page: Page): Locator => page.getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })
const signIn = (page: Page): Promise<void> => signInAs(page, 'zakelijk@thuishaven.test')

/** The pages, and the calls of their first requests. */
export const firstRequests: readonly FirstRequest[] = [
  {
    name: 'first request: configuration',
    operation: 'loadApp',
    address: '/contact',
    prepare: nothing,
    worked: (page) => title(page, 'Contact'),
    retainedFor: 3500,
  },
  {
    name: 'first request: content',
    operation: 'loadContent',
    address: '/planten',
    prepare: nothing,
    worked: (page) => title(page, 'Planten'),
    retainedFor: 3500,
  },
  {
    name: 'first request: product',
    operation: 'loadProduct',
    address: way.product.path,
    prepare: nothing,
    worked: (page) => title(page, way.product.title),
    retainedFor: 3500,
  },
  {
    name: 'first request: redirect rule',
    operation: 'findRedirect',
    address: '/planten',
    prepare: nothing,
    worked: (page) => title(page, 'Planten'),
    retainedFor: 3500,
  },
  {
    name: 'first request: cart in its panel',
    operation: 'loadCart',
    address: '/contact?panel=cart',
    prepare: (page) => putInCart(page),
    worked: line,
  },
  {
    name: 'first request: cart of the checkout',
    operation: 'loadCart',
    address: '/checkout',
    prepare: (page) => putInCart(page),
    worked: (page) => title(page, checkout.startTitle),
  },
  {
    name: 'first request: session on a public page',
    operation: 'verifySession',
    address: '/contact',
    prepare: signIn,
    worked: (page) => title(page, 'Contact'),
  },
  {
    name: 'first request: session on a page of the account',
    operation: 'verifySession',
    address: '/account/overview',
    prepare: signIn,
    // Or the login, which leads back to it (SES-03).
    worked: (page) => page.getByRole('button', { name: account.logout }).or(title(page, account.loginTitle)),
  },
  {
    name: 'first request: what a payment came to',
    operation: 'loadPayment',
    address: '/checkout/pay-unknown',
    prepare: nothing,
    worked: (page) => page.getByRole('main').getByRole('link', { name: cart.goOn }).or(page.getByText('404')),
  },
  {
    name: 'first request: what was found',
    operation: 'listFound',
    address: '/zoeken?q=zuiderzee',
    prepare: nothing,
    worked: (page) => page.locator('#list article', { hasText: 'Zuiderzee' }),
    retainedFor: 3500,
  },
  {
    name: 'first request: list with own prices',
    operation: 'listOwnPrices',
    address: '/vloerkleden/Kleur:blauw/Maat:groot',
    prepare: (page) => signInAs(page),
    worked: (page) => page.locator('#list article', { hasText: 'Zuiderzee' }),
  },
  ...(
    [
      ['company', 'loadCompany', account.company.members],
      ['orders of all members', 'listCompanyOrders', account.company.orders],
    ] as const satisfies readonly (readonly [string, OperationName, string])[]
  ).map(([name, operation, list]) => ({
    name: `first request: ${name}`,
    operation,
    address: '/account/company',
    prepare: async (page: Page) => {
      await signIn(page)
      await page.request.put('/api/v2/account/company', { data: { approvalAboveInclVat: 50_000 } })
    },
    worked: (page: Page) => listed(page, list),
  })),
  {
    name: 'first request: a quote',
    operation: 'loadQuote',
    address: requestedQuote,
    prepare: nothing,
    worked: quoteHeading,
  },
  {
    name: 'first request: quotes',
    operation: 'listQuotes',
    address: '/account/quotes',
    prepare: async (page) => {
      await newCustomer(page)
      await requestedQuote(page)
    },
    worked: (page) => listed(page, account.menuQuotes),
  },
  ...(
    [
      ['orders', 'listOrders', '/account/orders', (page) => listed(page, account.orders.list)],
      ['an order', 'loadOrder', '/account/orders/order-250017', (page) => title(page, 'Bestelling TH-250017')],
      ['invoices', 'listInvoices', '/account/invoices', (page) => listed(page, account.invoices.list)],
      ['questions', 'listTickets', '/account/tickets', (page) => listed(page, account.tickets.list)],
      ['personal data', 'loadDetails', '/account/information', (page) => field(page, account.firstName)],
    ] as const satisfies readonly (readonly [string, OperationName, string, FirstRequest['worked']])[]
  ).map(([name, operation, address, worked]) => ({
    name: `first request: ${name}`,
    operation,
    address,
    prepare: (page: Page) => signInAs(page),
    worked,
  })),
]

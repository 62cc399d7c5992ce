import type { Locator, Page } from '@playwright/test'
import type { OperationName } from '../../../adapters/http/operations.ts'
import { open, putInCart, ways } from '../../../tests/e2e/guest.ts'

const way = ways.nld
const { account, cart, checkout } = way.words

/** A page that is asked of the shop's server, and one call that the server makes for it. */
export interface FirstRequest {
  readonly name: string
  readonly operation: OperationName
  readonly address: string
  readonly prepare: (page: Page) => Promise<void>
  /** What stands on the page when all is well, or when what failed is not needed. */
  readonly worked: (page: Page) => Locator
  /** How long the server keeps the answer of before, in ms. */
  readonly keptFor?: number
}

const nothing = async (): Promise<void> => {}
const title = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
const line = (page: Page): Locator => page.getByRole('spinbutton', { name: `Aantal van ${way.product.title}` })
const signIn = async (page: Page): Promise<void> => {
  await open(page, '/account/login')
  await page.getByRole('main').locator('input[type=email]').fill('zakelijk@thuishaven.test')
  await page.locator('main input[type=password]').fill('Welkom01')
  await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
  await page.waitForURL('**/account/overview')
}

/** The pages and the calls that their first request needs. */
export const firstRequests: readonly FirstRequest[] = [
  {
    name: 'first request: configuration',
    operation: 'loadApp',
    address: '/contact',
    prepare: nothing,
    worked: (page) => title(page, 'Contact'),
    keptFor: 3500,
  },
  {
    name: 'first request: content',
    operation: 'loadContent',
    address: '/planten',
    prepare: nothing,
    worked: (page) => title(page, 'Planten'),
    keptFor: 3500,
  },
  {
    name: 'first request: product',
    operation: 'loadProduct',
    address: way.product.path,
    prepare: nothing,
    worked: (page) => title(page, way.product.title),
    keptFor: 3500,
  },
  {
    name: 'first request: redirect rule',
    operation: 'findRedirect',
    address: '/planten',
    prepare: nothing,
    worked: (page) => title(page, 'Planten'),
    keptFor: 3500,
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
    // Or the login that leads back to it (SES-03).
    worked: (page) => page.getByRole('button', { name: account.logout }).or(title(page, account.loginTitle)),
  },
  {
    name: 'first request: what a payment came to',
    operation: 'loadPayment',
    address: '/checkout/pay-unknown',
    prepare: nothing,
    worked: (page) => page.getByRole('main').getByRole('link', { name: cart.goOn }).or(page.getByText('404')),
  },
]

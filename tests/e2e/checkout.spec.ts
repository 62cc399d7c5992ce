import type { Locator, Page } from '@playwright/test'
import {
  bankButton,
  hydrated,
  bankAmount,
  cartPanel,
  cents,
  chosenAddress,
  field,
  fillInformation,
  follow,
  giveEmail,
  heading,
  open,
} from './guest.ts'
import { orderNumber, putInCart, reload, visit, walkTo } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { endScenario, stageScenario } from './staging.ts'
import { newCustomer, signInAs } from './customer.ts'
import { consentChoices } from '../../core/consent/index.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, cart, checkout, phrases } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Adds a tag to every page that records its events; returns the purchase events of all pages. */
const listenForPurchases = async (page: Page): Promise<() => Promise<readonly object[]>> => {
  await page.addInitScript(() => {
    const sent = (): unknown[] => JSON.parse(localStorage.getItem('test.events') ?? '[]') as unknown[]
    Object.assign(window, { gtag: (...event: unknown[]) => localStorage.setItem('test.events', JSON.stringify([...sent(), event])) })
  })
  return () =>
    page.evaluate(() => {
      const sent = JSON.parse(localStorage.getItem('test.events') ?? '[]') as [string, string, object][]
      return sent.filter(([, name]) => name === 'purchase').map(([, , about]) => about)
    })
}

test.describe('with statistics allowed', () => {
  test.use({ consent: consentChoices.all })

  test('CHK-11 CHK-11b ANA-01 ANA-02 every outcome of a payment is shown, paying again works, a purchase is reported once', async ({
    page,
  }) => {
    const purchases = await listenForPurchases(page)
    const ends = async (choice: 'pay' | 'cancel' | 'fail' | 'open', title: string): Promise<void> => {
      await expect(page).toHaveURL(/\/api\/bank\//)
      expect(await bankAmount(page)).toBe(rugPrice + postage)
      await bankButton(page, choice).click()
      await expect(heading(page, title)).toBeVisible()
      await expect.poll(() => cents(page.getByRole('main').locator('dd').last())).toBe(rugPrice + postage)
    }
    await putInCart(page)
    await walkTo(page, way, 'pay')
    await button(page, checkout.orderAndPay).click()
    await ends('cancel', checkout.result.cancelled.title)
    const order = await orderNumber(page)
    await page.getByRole('link', { name: checkout.payAgain, exact: true }).click()
    await ends('fail', checkout.result.failed.title)
    await expect(page.getByRole('main')).toContainText(checkout.cartKept)
    await page.getByRole('link', { name: checkout.payAgain, exact: true }).click()
    await ends('open', checkout.result.pending.title)
    expect(await purchases()).toEqual([])
    await page.getByRole('link', { name: checkout.payAgain, exact: true }).click()
    await ends('pay', checkout.result.paid.title)
    expect(await orderNumber(page)).toBe(order)
    await expect.poll(purchases).toHaveLength(1)
    await reload(page)
    await expect(heading(page, checkout.result.paid.title)).toBeVisible()
    expect(await purchases()).toEqual([expect.objectContaining({ value: (rugPrice + postage) / 100, currency: 'EUR' })])
  })
})

test('CHK-07 a double press creates one order, and so does coming back from the bank and pressing again', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/checkout/pay')) requestCount += 1
  })
  await button(page, checkout.orderAndPay).dblclick()
  await expect(page).toHaveURL(/\/api\/bank\//)
  expect(requestCount).toBe(1)
  const [bank, order] = [page.url(), await page.locator('dd').nth(1).innerText()]
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await expect(page).toHaveURL(way.steps.pay)
  await hydrated(page)
  await button(page, checkout.orderAndPay).click()
  await expect(page).toHaveURL(bank)
  await expect(page.locator('dd').nth(1)).toHaveText(order)
})

test('CHK-12 a step that cannot be reached redirects to the first incomplete one', async ({ page }) => {
  await putInCart(page)
  const first = await page.request.get(way.steps.pay, { maxRedirects: 0 })
  expect([first.status(), first.headers()['location']]).toEqual([302, way.steps.information])
  await visit(page, way.steps.overview)
  // Without an e-mail address the checkout begins before the first step.
  await expect(page).toHaveURL('/checkout')
  await hydrated(page)
  await giveEmail(page, way)
  await follow(page, way.steps.pay)
  await expect(page).toHaveURL(way.steps.information)
  await fillInformation(page, way)
  await button(page, checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
  // The page selects the first delivery method, which reaches the cart a moment later.
  await expect(async () => {
    await visit(page, way.steps.pay)
    await expect(page).toHaveURL(way.steps.overview, { timeout: 2000 })
  }).toPass()
})

test('CHK-12 a half-filled form is still there after a reload, but the password is not', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'information')
  await fillInformation(page, way)
  await page.getByRole('heading', { level: 1 }).click()
  await reload(page)
  await expect(page).toHaveURL(way.steps.information)
  await expect(field(page, account.firstName)).toHaveValue('Jan')
  await expect(field(page, account.lastName)).toHaveValue('de Vries')
  await expect(field(page, account.phoneNumber)).toHaveValue('06-12345678')
  await expect(field(page, account.zipCode)).toHaveValue('1011 AB')
  await expect(chosenAddress(page)).toContainText('Prins Hendrikkade 1')
  const persisted = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(persisted).toContain('Prins Hendrikkade')
  expect(persisted).not.toContain('Welkom01')
})

test('CHK-08 CRT-08 a cart that changes during the checkout leads back to delivery', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'overview')
  await button(page, checkout.change).click()
  await cartPanel(page, way)
    .getByRole('button', { name: `Eén meer van ${way.product.title}` })
    .click()
  await expect.poll(() => cents(page.getByTestId('cart-total').first())).toBeGreaterThan(2 * rugPrice - 1)
  await cartPanel(page, way).getByRole('button', { name: cart.continue, exact: true }).click()
  await expect(cartPanel(page, way)).toHaveCount(0)
  await button(page, checkout.toPay).click()
  await expect(page).toHaveURL(way.steps.delivery)
  await expect(page.getByText(phrases.checkoutCartUpdated)).toBeVisible()
})

test.describe('an account', () => {
  // The browser logs the 401 for a wrong password and the 422 for a refused order.
  test.use({ tolerated: [/status of (?:401.*account\/login|422.*checkout\/pay)/] })

  test('CHK-01 SES-01 SES-02 a customer whose e-mail address has an account logs in during the checkout and goes on', async ({ page }) => {
    await putInCart(page)
    await open(page, '/checkout')
    await page.getByLabel(account.email).fill('actief@thuishaven.test')
    await button(page, checkout.next).click()
    await expect(page).toHaveURL('/checkout/login')
    await field(page, account.password).fill('Welkom02')
    await button(page, account.login).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(field(page, account.password)).toHaveValue('')
    await field(page, account.password).fill('Welkom01')
    await button(page, account.login).click()
    await expect(page).toHaveURL(way.steps.information)
    await expect(page.getByRole('radio').first()).toBeChecked()
    // The token is stored in a cookie and on the device.
    const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value
    expect(token).toMatch(/.{16}/)
    expect(await page.evaluate(() => Object.values(localStorage))).toContain(token)
  })

  test('SES-05 the cart of the account is shown as soon as the customer is signed in', async ({ page }) => {
    const email = await newCustomer(page)
    await putInCart(page)
    await page.context().clearCookies({ name: /auth_token|customer_id|es_/ })
    await open(page, '/account/login')
    await expect(page.getByTestId('cart-count')).toHaveCount(0)
    await field(page, account.email).fill(email)
    await field(page, account.password).fill('Welkom01')
    await button(page, account.login).click()
    await expect(page).toHaveURL('/account/overview')
    await expect(page.getByTestId('cart-count')).toHaveText('1')
  })

  test('CHK-09b an inactive customer sees why no order can be placed', async ({ page }) => {
    await signInAs(page, 'inactief@thuishaven.test')
    await putInCart(page)
    await open(page, way.steps.information)
    for (const name of [checkout.toDelivery, checkout.toOverview, checkout.toPay]) await button(page, name).click()
    await expect(page).toHaveURL(way.steps.pay)
    await button(page, checkout.orderAndPay).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText(phrases.checkoutCustomerInactive).filter({ visible: true })).toBeVisible()
  })
})

test(
  'CHK-11c a payment that was left open too long is shown as expired, and can be made after all',
  { tag: '@staged' },
  async ({ page, context, baseURL }) => {
    await putInCart(page)
    await walkTo(page, way, 'pay')
    await button(page, checkout.orderAndPay).click()
    await expect(page).toHaveURL(/\/api\/bank\//)
    await bankButton(page, 'open').click()
    await expect(heading(page, checkout.result.pending.title)).toBeVisible()
    await stageScenario(context, baseURL, 'payment-expires')
    // The page polls the payment status.
    await expect(heading(page, checkout.result.expired.title)).toBeVisible()
    await endScenario(context)
    await page.getByRole('link', { name: checkout.payAgain, exact: true }).click()
    await expect(page).toHaveURL(/\/api\/bank\//)
    await bankButton(page, 'pay').click()
    await expect(heading(page, checkout.result.paid.title)).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { bankAmount, cartButton, cartPanel, cents, open, postage, putInCart, rugPrice, walkTo, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const way = ways.nld
const { cart, checkout, phrases } = way.words

// The browser itself reports answers of 4xx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d/] })

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const total = (page: Page): Promise<number> => cents(page.getByTestId('cart-total').last())

test('CHK-12 a cart that is emptied in another tab at step 3 leaves nothing to pay, and a way back', async ({ page, context }) => {
  await putInCart(page)
  await walkTo(page, way, 'overview')
  const other = await context.newPage()
  await open(other, '/contact')
  await cartButton(other, way).click()
  await cartPanel(other, way)
    .getByRole('button', { name: `Verwijder ${way.product.title}` })
    .click()
  await expect(cartPanel(other, way).getByRole('heading', { name: cart.empty })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { name: cart.empty })).toBeVisible()
  await expect(page.getByRole('button', { name: checkout.toPay, exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: cart.goOn, exact: true })).toBeVisible()
})

test('CHK-07 CHK-08 nothing is ordered at another price than the page shows', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  expect(await total(page)).toBe(rugPrice + postage)
  // Where this tab does not hear of it: by another device of the same customer.
  await putInCart(page)
  let asked = 0
  page.on('request', (request) => (asked += request.url().endsWith('/checkout/pay') ? 1 : 0))
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL(way.steps.delivery)
  await expect(page.getByText(phrases.checkoutCartUpdated).filter({ visible: true })).toBeVisible()
  expect(asked).toBe(0)
  await press(page, checkout.toOverview)
  await press(page, checkout.toPay)
  await expect(page).toHaveURL(way.steps.pay)
  const shown = await total(page)
  expect(shown).toBeGreaterThan(2 * rugPrice - 1)
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL(/\/__mock\/bank\//)
  expect(await bankAmount(page)).toBe(shown)
})

test('CHK-07 two tabs that both order make one order', async ({ page, context }) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  const other = await context.newPage()
  await open(other, way.steps.pay)
  await Promise.all([press(page, checkout.orderAndPay), press(other, checkout.orderAndPay)])
  await expect(page).toHaveURL(/\/__mock\/bank\//)
  await expect(other).toHaveURL(page.url())
})

test('CHK-07 RTE-15 a payment address that is no web page is not gone to', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  for (const paymentUrl of ['javascript:alert(1)', '//boef.example/betaal', 'data:text/html,x']) {
    await page.route('**/api/v2/checkout/pay', (route) => route.fulfill({ json: { status: 'success', data: { paymentUrl } } }))
    await press(page, checkout.orderAndPay)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(checkout.paymentAddressRefused)
    await expect(page).toHaveURL(way.steps.pay)
    await page.unroute('**/api/v2/checkout/pay')
  }
})

test('CHK-04 VAL-06 a country that the shop does not send to is no country', async ({ page }) => {
  await putInCart(page)
  const answer = await page.request.post('/checkout/gegevens', {
    form: {
      emailAddress: `ver-${Date.now()}@voorbeeld.test`,
      countryCode: 'DE',
      firstName: 'Jan',
      lastName: 'de Vries',
      phoneNumber: '06-12345678',
      zipCode: '10115',
      houseNumber: '1',
      streetName: 'Chausseestraße',
      city: 'Berlin',
      password: 'Welkom01',
      passwordConfirm: 'Welkom01',
    },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/checkout/gegevens?said=checkout.checkInformation'])
})

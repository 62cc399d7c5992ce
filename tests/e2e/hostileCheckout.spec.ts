import type { Page } from '@playwright/test'
import { card, cartButton, cartPanel, cents, newEmail, open, putInCart, walkTo } from './guest.ts'
import { postage, rugPrice, ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, cart, checkout, phrases } = way.words

// The browser logs responses with status 4xx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d|Own prices failed to load/] })

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const total = (page: Page): Promise<number> => cents(page.getByTestId('cart-total').last())

test('CHK-12 a cart that is emptied in another tab at step 3 hides the pay button and shows a link back to the shop', async ({
  page,
  context,
}) => {
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

test('CHK-07 two tabs that both order create one order', async ({ page, context }) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  const other = await context.newPage()
  await open(other, way.steps.pay)
  await Promise.all([press(page, checkout.orderAndPay), press(other, checkout.orderAndPay)])
  await expect(page).toHaveURL(/\/api\/bank\//)
  await expect(other).toHaveURL(page.url())
})

test('CHK-07 the pay button stays busy until the bank’s page opens; a later press in another tab sends the same idempotency key', async ({
  page,
  context,
}) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  const keys: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/checkout/pay')) keys.push(request.headers()['idempotency-key'])
  })
  // Status 204 keeps the browser on the shop's page.
  await page.route('**/api/bank/**', (route) => route.fulfill({ status: 204 }))
  const arriving = page.waitForResponse('**/api/bank/**')
  const button = page.getByRole('button', { name: checkout.orderAndPay })
  await button.click()
  await arriving
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  const other = await context.newPage()
  await open(other, way.steps.pay)
  await press(other, checkout.orderAndPay)
  await expect(other).toHaveURL(/\/api\/bank\//)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('CHK-07 a payment that is started again with another delivery method cancels the earlier one, and the earlier bank page shows it', async ({
  page,
  context,
}) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL(/\/api\/bank\//)
  const other = await context.newPage()
  await open(other, way.steps.delivery)
  await card(other, 'DHL').click()
  for (const name of [checkout.toOverview, checkout.toPay]) await press(other, name)
  await expect(other).toHaveURL(way.steps.pay)
  await press(other, checkout.orderAndPay)
  await expect(other).toHaveURL(/\/api\/bank\//)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Deze betaling is beëindigd')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('CHK-07 CHK-12 SES-03 a session that ended at step 4 places no order, is reported and leads to the login, with the cart unchanged', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await putInCart(page)
  const email = newEmail()
  await walkTo(page, way, 'pay', email)
  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? ''
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  expect((await elsewhere.post('/api/v2/account/logout')).ok()).toBe(true)
  await elsewhere.dispose()
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL('/checkout/login')
  await expect(page.getByRole('status').filter({ hasText: phrases.accountSessionEnded })).toBeVisible()
  await expect(page.getByLabel(account.email)).toHaveValue(email)
  await page.getByRole('textbox', { name: new RegExp(`^${account.password}`) }).fill('Welkom01')
  await press(page, account.login)
  await expect(page).toHaveURL(way.steps.information)
  for (const name of [checkout.toDelivery, checkout.toOverview, checkout.toPay]) await press(page, name)
  await expect(page).toHaveURL(way.steps.pay)
  await expect.poll(() => total(page)).toBe(rugPrice + postage)
})

test('CHK-04 VAL-06 a country that the shop does not deliver to is refused', async ({ page }) => {
  await putInCart(page)
  const response = await page.request.post('/checkout/gegevens', {
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
    },
    maxRedirects: 0,
  })
  expect([response.status(), response.headers()['location']]).toEqual([303, '/checkout/gegevens?flash=checkout.checkInformation'])
})

import type { Page } from '@playwright/test'
import { bankAmount, card, cartButton, cartPanel, cents, newEmail, open, postage, putInCart, rugPrice, walkTo, ways } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, cart, checkout, phrases } = way.words

// The browser itself reports answers of 4xx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d|Own prices failed to load/] })

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
  await expect.poll(() => total(page)).toBe(rugPrice + postage)
  // Where this tab does not hear of it: by another device of the same customer.
  await putInCart(page)
  let requestCount = 0
  page.on('request', (request) => (requestCount += request.url().endsWith('/checkout/pay') ? 1 : 0))
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL(way.steps.delivery)
  await expect(page.getByText(phrases.checkoutCartUpdated).filter({ visible: true })).toBeVisible()
  expect(requestCount).toBe(0)
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

test('CHK-07 the pay button stays busy until the page of the bank is there; a later press elsewhere has the same key', async ({
  page,
  context,
}) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  const keys: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/checkout/pay')) keys.push(request.headers()['idempotency-key'])
  })
  // A bank that does not answer with a page yet: the shop's page stays.
  await page.route('**/__mock/bank/**', (route) => route.fulfill({ status: 204 }))
  const arriving = page.waitForResponse('**/__mock/bank/**')
  const button = page.getByRole('button', { name: checkout.orderAndPay })
  await button.click()
  await arriving
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  const other = await context.newPage()
  await open(other, way.steps.pay)
  await press(other, checkout.orderAndPay)
  await expect(other).toHaveURL(/\/__mock\/bank\//)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('CHK-07 a payment that is begun anew with another delivery ends the older one, whose bank page says so', async ({ page, context }) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL(/\/__mock\/bank\//)
  const other = await context.newPage()
  await open(other, way.steps.delivery)
  await card(other, 'DHL').click()
  for (const name of [checkout.toOverview, checkout.toPay]) await press(other, name)
  await expect(other).toHaveURL(way.steps.pay)
  await press(other, checkout.orderAndPay)
  await expect(other).toHaveURL(/\/__mock\/bank\//)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Deze betaling is beëindigd')
  await expect(page.getByRole('button')).toHaveCount(0)
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

test('CHK-02 CHK-09 a way of delivery that is gone when it is paid leads to those that are left, and their price is paid', async ({
  page,
  context,
  baseURL,
}) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  await expect.poll(() => total(page)).toBe(rugPrice + postage)
  await page.route('**/api/v2/checkout/delivery', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = (await response.json()) as { readonly data: readonly { readonly label: string }[] }
    return route.fulfill({ response: response, json: { ...rest, data: data.filter(({ label }) => label !== 'PostNL') } })
  })
  await context.addCookies([{ name: 'mock_scenario', value: 'pay-isoi', url: baseURL ?? '' }])
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL(way.steps.delivery)
  await expect(page.getByText(phrases.checkoutShippingOptionInvalid).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('radio', { name: /PostNL/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await context.clearCookies({ name: 'mock_scenario' })
  await card(page, 'DHL').click()
  await expect(page.getByRole('radio', { name: /DHL/ })).toBeChecked()
  await press(page, checkout.toOverview)
  await press(page, checkout.toPay)
  await expect(page).toHaveURL(way.steps.pay)
  await expect(page.getByRole('main')).toContainText('DHL, € 7,95')
  await press(page, checkout.orderAndPay)
  await expect(page).toHaveURL(/\/__mock\/bank\//)
  expect(await bankAmount(page)).toBe(rugPrice + 795)
})

test('CHK-07 CHK-12 SES-03 a session that has ended at step 4 orders nothing, says so and leads to the login, with the cart kept', async ({
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

test('CHK-04 VAL-06 a country that the shop does not send to is no country', async ({ page }) => {
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

import type { Locator, Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { cartButton, field, fillInformation, newEmail, open, openCoupons, putInCart, walkTo, ways } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, cart, checkout } = way.words

// The browser reports responses of 4xx; a backend message without a translation is logged.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d|has no translation/] })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const guest = async (page: Page): Promise<void> => {
  await putInCart(page)
  await walkTo(page, way, 'information')
}

const invented = 'somethingNobodyKnows'
const failure = { status: 422, json: { status: 'error', message: invented } }

/** Each form with a backend that answers something nobody has a message for. */
const talks: readonly (readonly [name: string, call: string, send: (page: Page) => Promise<void>])[] = [
  [
    'login',
    '**/api/v2/account/login',
    async (page) => {
      await open(page, '/account/login')
      await field(page, account.email).fill('a@voorbeeld.nl')
      await field(page, account.password).fill('Welkom01')
      await button(page, account.login).click()
    },
  ],
  [
    'asking for a new password',
    '**/api/v2/account/reset',
    async (page) => {
      await open(page, '/account/reset')
      await field(page, account.email).fill('a@voorbeeld.nl')
      await button(page, account.resetSend).click()
    },
  ],
  [
    'a new password',
    '**/api/v2/account/password',
    async (page) => {
      await open(page, '/account/reset?token=x')
      await field(page, account.newPassword).fill('Welkom01')
      await field(page, account.passwordConfirm).fill('Welkom01')
      await button(page, account.newPasswordSave).click()
    },
  ],
  [
    'registration',
    '**/api/v2/account/register',
    async (page) => {
      await open(page, '/account/register')
      const { firstName, lastName, phoneNumber, zipCode, houseNumber, password, emailAddress, streetName } = account
      await field(page, emailAddress).fill(newEmail())
      for (const [name, text] of [
        [firstName, 'Jan'],
        [lastName, 'de Vries'],
        [phoneNumber, '06-12345678'],
        [zipCode, '1011 AB'],
        [houseNumber, '1'],
        [password, 'Welkom01'],
      ] as const)
        await field(page, name).fill(text)
      await expect(field(page, streetName)).toHaveValue('Prins Hendrikkade')
      await button(page, account.register).click()
    },
  ],
  [
    'the guest step',
    '**/api/v2/account/register',
    async (page) => {
      await guest(page)
      await fillInformation(page, way)
      await button(page, checkout.toDelivery).click()
    },
  ],
  [
    'the start of the checkout',
    '**/api/presession/verify',
    async (page) => {
      await putInCart(page)
      await open(page, '/checkout')
      await field(page, account.email).fill(newEmail())
      await button(page, checkout.next).click()
    },
  ],
  [
    'the login of the checkout',
    '**/api/v2/account/login',
    async (page) => {
      await putInCart(page)
      await open(page, '/checkout/login')
      await field(page, account.email).fill('a@voorbeeld.nl')
      await field(page, account.password).fill('Welkom01')
      await button(page, account.login).click()
    },
  ],
]

for (const [name, call, send] of talks) {
  test(`LOC-04b a message of the backend without a sentence is said in general words, never by its key: ${name}`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill(failure))
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/\S+ \S+|Verbindingsfout/)
    await expect(page.locator('body')).not.toContainText(invented)
    await expect(page.locator('body')).not.toContainText(/phrases\.|error\.\w/)
  })
}

test('LOC-04b paying that is refused with words nobody knows is said in general words', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'pay')
  await page.route('**/api/v2/checkout/pay', (route) =>
    route.fulfill({ status: 422, json: { status: 'error', message: { text: invented, code: invented, step: invented } } }),
  )
  await button(page, checkout.orderAndPay).click()
  await expect(page.getByText(checkout.payRefused)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(invented)
})

test('LOC-04b a coupon that is refused with words nobody knows is said in general words', async ({ page }) => {
  await putInCart(page)
  await open(page, '/contact')
  await page.route('**/api/v2/cart/coupons', (route) => route.fulfill(failure))
  await cartButton(page, way).click()
  const code = await openCoupons(page, way)
  await expect(code).toHaveAttribute('placeholder', 'Vul de kortingscode in')
  await code.fill('WELKOM10')
  await code.press('Enter')
  await expect(page.getByText(way.words.phrases.applyDiscountFailed).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(invented)
})

/** What proves that too many tries are told; a limit of the shop's own server answers the same way. */
const rows: Readonly<Record<string, string>> = {
  login: 'SES-01b',
  registration: 'REG-01b',
  'asking for a new password': 'RST-01',
  'the start of the checkout': 'CHK-01',
}

/** A minute goes by in the page, with all that it had planned; what it then asked for has been seen. */
const aMinute = async (page: Page): Promise<void> => {
  await page.clock.runFor(60_000)
  await page.evaluate(() => fetch('/health'))
}

for (const [name, call, send] of talks) {
  test(`${rows[name] ?? 'LOC-04b'} NET-01 too many tries are told in kind words, and nothing is sent again by itself: ${name}`, async ({
    page,
  }) => {
    let requestCount = 0
    await page.route(call, (route) => {
      requestCount += 1
      return route.fulfill({ status: 429, headers: { 'retry-after': '4' }, json: { status: 'error', message: 'tooManyRequests' } })
    })
    await page.clock.install()
    await send(page)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(way.words.phrases.tooManyRequests)
    await aMinute(page)
    expect(requestCount).toBe(1)
  })
}

test('NET-01 invoices that the backend refused for the moment are not requested again when their page shows', async ({ page }) => {
  await newCustomer(page)
  await page.clock.install()
  await open(page, '/account/overview')
  let requestCount = 0
  await page.route('**/api/v2/account/invoices*', (route) => {
    requestCount += 1
    return route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { status: 'error', message: 'tooManyRequests' } })
  })
  await page.getByRole('main').getByRole('link', { name: way.words.account.menuInvoices }).click()
  await expect(page.getByRole('main').getByText(way.words.account.failedTitle)).toBeVisible()
  await aMinute(page)
  expect(requestCount).toBe(1)
})

test('CPN-02b NET-01 too many coupons are told in kind words, the code stays, and nothing is sent again by itself', async ({ page }) => {
  await putInCart(page)
  await page.clock.install()
  await open(page, '/contact')
  let requestCount = 0
  await page.route('**/api/v2/cart/coupons', (route) => {
    requestCount += 1
    return route.fulfill({ status: 429, headers: { 'retry-after': '4' }, json: { status: 'error', message: 'tooManyRequests' } })
  })
  await cartButton(page, way).click()
  const code = await openCoupons(page, way)
  await expect(code).toHaveAttribute('placeholder', 'Vul de kortingscode in')
  await code.fill('WELKOM10')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(cart.couponBroken)
  await expect(code).toHaveValue('WELKOM10')
  await aMinute(page)
  expect(requestCount).toBe(1)
})

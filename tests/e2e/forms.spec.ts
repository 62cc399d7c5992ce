import type { Locator, Page } from '@playwright/test'
import { cartButton, cartPanel, field, fillInformation, newEmail, open, putInCart, walkTo, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const way = ways.nld
const { account, cart, checkout, validation } = way.words

// The browser itself reports answers of 4xx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d|without a sentence/] })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Presses a button as a hand does: the pointer goes down, stays a moment, and comes up at the same place of the screen. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('The button is not on the screen.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.75)
  await page.mouse.down()
  await page.waitForTimeout(120)
  await page.mouse.up()
}

/** Resolves when the form was sent, or said what is wrong with it. */
const judged = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('submit', resolve, { once: true, capture: true })
      }),
  )

interface Form {
  readonly name: string
  readonly open: (page: Page) => Promise<void>
  readonly button: string
  /** Types into the last field something that is judged when the focus leaves it. */
  readonly type: (page: Page) => Promise<void>
}

const guest = async (page: Page): Promise<void> => {
  await putInCart(page)
  await walkTo(page, way, 'information')
}

const forms: readonly Form[] = [
  {
    name: 'login',
    open: (page) => open(page, '/account/login'),
    button: account.login,
    type: (page) => field(page, account.email).fill('fout'),
  },
  {
    name: 'registration',
    open: (page) => open(page, '/account/register'),
    button: account.register,
    type: (page) => field(page, account.password).fill('kort'),
  },
  {
    name: 'asking for a new password',
    open: (page) => open(page, '/account/reset'),
    button: account.resetSend,
    type: (page) => field(page, account.email).fill('fout'),
  },
  {
    name: 'a new password',
    open: (page) => open(page, '/account/reset?token=x'),
    button: account.newPasswordSave,
    type: (page) => field(page, account.newPassword).fill('kort'),
  },
  {
    name: 'the start of the checkout',
    open: async (page) => {
      await putInCart(page)
      await open(page, '/checkout')
    },
    button: checkout.next,
    type: (page) => field(page, account.email).fill('fout'),
  },
  {
    name: 'the login of the checkout',
    open: async (page) => {
      await putInCart(page)
      await open(page, '/checkout/login')
    },
    button: account.login,
    type: (page) => field(page, account.email).fill('fout'),
  },
  { name: 'the guest step', open: guest, button: checkout.toDelivery, type: (page) => field(page, account.passwordConfirm).fill('anders') },
]

for (const form of forms) {
  test(`VAL-07b the first press is never lost when the field before it is wrong: ${form.name}`, async ({ page }) => {
    await form.open(page)
    await form.type(page)
    const sent = judged(page)
    await press(page, button(page, form.button))
    await sent
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  })
}

test('VAL-07b nor when a corrected field loses its error under the pointer', async ({ page }) => {
  await putInCart(page)
  await open(page, '/checkout')
  await field(page, account.email).fill('fout')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByText(validation.email)).toBeVisible()
  const before = await button(page, checkout.next).boundingBox()
  await field(page, account.email).fill(newEmail())
  await press(page, button(page, checkout.next))
  await expect(page).toHaveURL(way.steps.information)
  expect(before).not.toBeNull()
})

test('VAL-07 an error has its place before it appears, and is told without the focus', async ({ page }) => {
  await open(page, '/account/reset')
  const slot = page.locator('[aria-live="polite"]', { has: page.getByText(validation.email) })
  const at = async () => (await button(page, account.resetSend).boundingBox())?.y
  const before = await at()
  await field(page, account.email).fill('fout')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(slot).toBeVisible()
  expect(await at()).toBe(before)
})

test('RST-02b two passwords that differ are told at the first press', async ({ page }) => {
  await open(page, '/account/reset?token=x')
  await field(page, account.newPassword).fill('Welkom01')
  await field(page, account.passwordConfirm).fill('Welkom02')
  await press(page, button(page, account.newPasswordSave))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(way.words.phrases.accountPasswordResetErrorPasswordNoMatch)
})

test('CHK-03b a guest reads at the top of the step what is missing or wrong', async ({ page }) => {
  await guest(page)
  const alert = page.getByRole('main').getByRole('alert')
  await button(page, checkout.toDelivery).click()
  await expect(alert).toHaveText('Niet alle velden zijn ingevuld.')
  await fillInformation(page, way)
  await field(page, account.passwordConfirm).fill('Welkom02')
  await button(page, checkout.toDelivery).click()
  await expect(alert).toHaveText('Controleer de informatie in stap 1 (informatie).')
  await expect(field(page, account.passwordConfirm)).toBeFocused()
})

test('SES-01c missing fields at the login of the checkout are told', async ({ page }) => {
  await putInCart(page)
  await open(page, '/checkout/login')
  await button(page, account.login).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(way.words.phrases.accountLoginRequestError)
})

test('ADR-03 ADR-03c ADR-02 an address is told when it is found or not, and found again after a change of country', async ({ page }) => {
  await guest(page)
  const type = async (zipCode: string): Promise<void> => {
    await field(page, account.zipCode).fill(zipCode)
    await field(page, account.houseNumber).fill('1')
  }
  await type('1011AB')
  await expect(page.getByRole('status').getByText(account.lookupFound)).toBeVisible()
  await expect(field(page, account.streetName)).toHaveValue('Prins Hendrikkade')
  const country = page.getByRole('combobox', { name: new RegExp(account.countryCode) })
  await country.selectOption('BE')
  await expect(field(page, account.streetName)).toHaveValue('')
  await country.selectOption('NL')
  await type('1011AB')
  await expect(field(page, account.streetName)).toHaveValue('Prins Hendrikkade')
  await type('9999ZZ')
  await expect(page.getByText('Geen adres gevonden.', { exact: true })).toBeVisible()
  await expect(field(page, account.streetName)).toHaveValue('')
  await field(page, account.streetName).fill('Kade')
  await expect(field(page, account.streetName)).toHaveValue('Kade')
})

const invented = 'somethingNobodyKnows'
const refusal = { status: 422, json: { status: 'error', message: invented } }

/** Each form with a host that answers something nobody has a sentence for. */
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
  test(`LOC-04b a message of the host without a sentence is said in general words, never by its key: ${name}`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill(refusal))
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
  await page.route('**/api/v2/cart/coupons', (route) => route.fulfill(refusal))
  await cartButton(page, way).click()
  await cartPanel(page, way).getByRole('button', { name: cart.coupons, exact: true }).click()
  const code = page.getByPlaceholder('Vul de kortingscode in')
  await code.fill('WELKOM10')
  await code.press('Enter')
  await expect(page.getByText(way.words.phrases.applyDiscountFailed).first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText(invented)
})

test('SES-01b LOC-04b too many logins are told in words', async ({ page }) => {
  await page.route('**/api/v2/account/login', (route) =>
    route.fulfill({ status: 429, json: { status: 'error', message: 'tooManyRequests' } }),
  )
  await open(page, '/account/login')
  await field(page, account.email).fill('a@voorbeeld.nl')
  await field(page, account.password).fill('Welkom01')
  await button(page, account.login).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(way.words.phrases.tooManyRequests)
})

import type { Locator, Page } from '@playwright/test'
import { card, chosenAddress, field, fillInformation, newEmail, open, putInCart, walkTo, ways } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld
const { account, checkout, validation } = way.words

// The browser itself reports answers of 4xx.
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 4\d\d|has no translation/] })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Presses a button as a hand does: the pointer goes down, stays a moment, and comes up at the same place of the screen. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('The button is not on the screen.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.75, { delay: 120 })
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
  { name: 'the guest step', open: guest, button: checkout.toDelivery, type: (page) => field(page, account.password).fill('kort') },
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

test('VAL-07b nor when the sentence at the field takes two lines, which come or go', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/account/reset')
  await field(page, account.email).fill('fout')
  const sent = judged(page)
  await press(page, button(page, account.resetSend))
  await sent
  const message = page.getByText(validation.email)
  await expect(message).toBeVisible()
  const line = await message.evaluate(
    (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(line).toBeGreaterThan(1.5)
  await field(page, account.email).fill('zakelijk@thuishaven.test')
  await press(page, button(page, account.resetSend))
  await expect(page.getByRole('heading', { level: 1, name: account.resetMailedTitle })).toBeVisible()
})

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

test('RST-02b NTF-05 two passwords that differ are told at the first press', async ({ page }) => {
  await open(page, '/account/reset?token=x')
  await field(page, account.newPassword).fill('Welkom01')
  await field(page, account.passwordConfirm).fill('Welkom02')
  await press(page, button(page, account.newPasswordSave))
  await expect(page.getByRole('region', { name: way.words.notification.region })).toContainText(
    way.words.phrases.accountPasswordResetErrorPasswordNoMatch,
  )
  await expect(field(page, account.passwordConfirm)).toHaveAttribute('aria-invalid', 'true')
})

test('CHK-03b VAL-07 a guest reads at the top of the step what is missing or wrong, field by field', async ({ page }) => {
  await guest(page)
  const alert = page.getByRole('main').getByRole('alert')
  await button(page, checkout.toDelivery).click()
  await expect(alert).toContainText('Niet alle velden zijn ingevuld.')
  // Street and city are not among them: zip code and number lead there.
  const faults = page.getByRole('main').getByRole('list').filter({ hasText: 'Vul je voornaam in.' })
  await expect(faults.getByRole('listitem')).toHaveText([
    'Vul je voornaam in.',
    'Vul je achternaam in.',
    'Vul je telefoonnummer in.',
    'Vul je postcode in.',
    'Vul je huisnummer in.',
    'Vul een wachtwoord in.',
  ])
  await expect(field(page, account.firstName)).toBeFocused()
  await faults.getByRole('button', { name: 'Vul je postcode in.' }).click()
  await expect(field(page, account.zipCode)).toBeFocused()
  await fillInformation(page, way)
  await field(page, account.password).fill('kort')
  await button(page, checkout.toDelivery).click()
  await expect(alert).toHaveText('Controleer de informatie in stap 1 (informatie).')
  await expect(field(page, account.password)).toBeFocused()
})

test('ADR-03 CHK-02 an address that is not found at the press is typed by hand: the focus stands in its first field', async ({ page }) => {
  await guest(page)
  await fillInformation(page, way)
  await field(page, account.zipCode).fill('9999 ZZ')
  await field(page, account.zipCode).press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Niet alle velden zijn ingevuld.')
  await expect(field(page, account.streetName)).toBeFocused()
  await page.keyboard.type('Dorpsstraat')
  await field(page, account.city).fill('Nergenshuizen')
  await button(page, checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
})

test('ADR-03 a street typed before its zip code was looked up stays when nothing is found', async ({ page }) => {
  await guest(page)
  await fillInformation(page, way)
  await button(page, account.addressByHand).click()
  await field(page, account.zipCode).fill('9999 ZZ')
  await field(page, account.streetName).fill('Dorpsstraat')
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: account.lookupFailed })).toBeVisible()
  await expect(field(page, account.streetName)).toHaveValue('Dorpsstraat')
})

test('SES-01b too many wrong passwords are told in a sentence, and a forgotten one leads back to the checkout', async ({ page }) => {
  const email = newEmail()
  for (let retries = 0; retries < 5; retries += 1)
    await page.request.post('/api/v2/account/login', { data: { email, password: 'Fout1234' }, failOnStatusCode: false })
  await putInCart(page)
  await open(page, '/checkout/login')
  await field(page, account.email).fill(email)
  await page.locator('input[type=password]').fill('Welkom01')
  await button(page, account.login).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(way.words.phrases.tooManyRequests)
  await page.getByRole('main').getByRole('link', { name: account.forgot }).click()
  await expect(page.getByRole('heading', { level: 1, name: account.resetTitle })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: account.backToLogin }).click()
  await expect(page).toHaveURL('/checkout/login')
})

test('VAL-07 more than three errors are told together, by field, and lead to their fields', async ({ page }) => {
  await open(page, '/account/register')
  await button(page, account.register).click()
  const summary = page.getByRole('main').getByRole('list').filter({ hasText: 'Vul je e-mailadres in.' })
  await expect(summary.getByRole('listitem')).toHaveText([
    'Vul je e-mailadres in.',
    'Vul je voornaam in.',
    'Vul je achternaam in.',
    'Vul je telefoonnummer in.',
    'Vul je postcode in.',
    'Vul je huisnummer in.',
    'Vul je straat in.',
    'Vul je plaats in.',
    'Vul een wachtwoord in.',
  ])
  await summary.getByRole('button', { name: 'Vul je telefoonnummer in.' }).click()
  await expect(field(page, account.phoneNumber)).toBeFocused()
})

test('REG-01c VAL-04 VAL-06 an account is made without the extra line; a name of scripts and signs, and one of 300 characters, are told', async ({
  page,
}) => {
  await open(page, '/account/register')
  await field(page, account.emailAddress).fill(` ${newEmail()} `)
  await field(page, account.firstName).fill('<script>alert(1)</script>')
  await field(page, account.lastName).fill('O’Brien-Ωmega')
  await field(page, account.phoneNumber).fill('06-12345678')
  await page.getByLabel(account.countryCode).selectOption('BE')
  await field(page, account.zipCode).fill(' 9000 ')
  await field(page, account.houseNumber).fill('12/3')
  await field(page, account.streetName).fill('Veldstraat')
  await field(page, account.city).fill('Gent')
  await page.locator('input[type=password]').fill('Welkom01')
  await expect(page.getByLabel(account.address, { exact: false }).last()).toHaveValue('')
  await button(page, account.register).click()
  await expect(field(page, account.firstName)).toHaveAccessibleDescription(new RegExp(validation.name.replaceAll('.', '\\.')))
  await field(page, account.firstName).fill('Zoë 🧶')
  await field(page, account.lastName).fill('a'.repeat(300))
  await button(page, account.register).click()
  await expect(field(page, account.firstName)).toHaveAccessibleDescription(new RegExp(validation.name.replaceAll('.', '\\.')))
  await expect(field(page, account.lastName)).toHaveAccessibleDescription(/Gebruik hoogstens 200 tekens/)
  await field(page, account.firstName).fill('  Zoë  ')
  await field(page, account.lastName).fill('O’Brien-Ωmega')
  await button(page, account.register).click()
  await expect(page.getByRole('heading', { level: 1, name: account.registeredTitle })).toBeVisible()
})

test('REG-01a SES-01a password managers and browsers know every field by its name', async ({ page }) => {
  const names = () =>
    page.locator('main form [autocomplete]').evaluateAll((fields) => fields.map((one) => one.getAttribute('autocomplete')))
  await open(page, '/account/login')
  expect(await names()).toEqual(['username', 'current-password'])
  await open(page, '/account/register')
  const person = ['email', 'given-name', 'family-name', 'tel']
  const place = ['country', 'postal-code', 'address-line1', 'address-level2', 'address-line2']
  const expected = [...new Set([...person, ...place, 'new-password', 'off'])].toSorted((one, other) => one.localeCompare(other))
  await expect
    .poll(async () => [...new Set(await names())].toSorted((one, other) => String(one).localeCompare(String(other))))
    .toEqual(expected)
  await card(page, account.kinds.business).click()
  await expect.poll(names).toContain('organization')
})

test('SES-01c NTF-05 missing fields at the login of the checkout are told', async ({ page }) => {
  await putInCart(page)
  await open(page, '/checkout/login')
  await button(page, account.login).click()
  await expect(page.getByRole('region', { name: way.words.notification.region })).toContainText(way.words.phrases.accountLoginRequestError)
  await expect(page.getByLabel(account.email)).toHaveAttribute('aria-invalid', 'true')
})

test('ADR-03 ADR-03c ADR-02 ADR-04c an address is shown as text and can be changed; it is told when it is found or not, and found again after a change of country', async ({
  page,
}) => {
  await guest(page)
  const type = async (zipCode: string): Promise<void> => {
    await field(page, account.zipCode).fill(zipCode)
    await field(page, account.houseNumber).fill('1')
  }
  const street = field(page, account.streetName)
  await type('1011AB')
  await expect(page.getByRole('status').filter({ has: chosenAddress(page) })).toBeVisible()
  await expect(street).toHaveCount(0)
  await button(page, account.addressByHand).click()
  await expect(street).toBeFocused()
  await expect(street).toHaveValue('Prins Hendrikkade')
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

test('ADR-03 ADR-03b CHK-02 a guest who is faster than the look-up goes on, and one whose address is not found fills it in', async ({
  page,
}) => {
  await guest(page)
  const street = field(page, account.streetName)
  await fillInformation(page, way)
  await field(page, account.zipCode).fill('9999 ZZ')
  await expect(street).toBeVisible()
  await expect(street).toHaveValue('')
  await field(page, account.zipCode).fill('1011 AB')
  await expect(chosenAddress(page)).toBeVisible()
  await expect(street).toHaveCount(0)
  // The look-up of the field is not answered: the press makes its own, and nothing of the other address is left.
  let requestCount = 0
  await page.route('**/api/v2/checkout/address', (route) => {
    requestCount += 1
    return requestCount === 1 ? undefined : route.continue()
  })
  await field(page, account.houseNumber).fill('3')
  await expect(chosenAddress(page)).toHaveCount(0)
  await expect.poll(() => requestCount).toBe(1)
  await button(page, checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
  expect(requestCount).toBe(2)
})

import type { Locator, Page } from '@playwright/test'
import { field, fillInformation, heading, open, putInCart, walkTo, ways } from './guest.ts'
import { signInAs } from './customer.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

const way = ways.nld
const { account, checkout, phrases, validation } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** Types into a field and leaves it. */
const leave = async (place: Locator, text: string): Promise<void> => {
  await place.fill(text)
  await place.blur()
}
const password = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\s*\\*?$`))

test('VAL-01 VAL-03 VAL-05 VAL-06 a field is checked when it is left, without blanks around it, and says what is wrong', async ({
  page,
}) => {
  await open(page, '/account/register')
  const email = field(page, account.emailAddress)
  await email.fill('anna@')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  for (const wrong of ['anna@', 'anna', 'a b@voorbeeld.test', '@voorbeeld.test']) {
    await leave(email, wrong)
    await expect(email).toHaveAccessibleDescription(new RegExp(validation.email.replaceAll('.', '\\.')))
  }
  await leave(email, '  anna@voorbeeld.test  ')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')

  const phone = field(page, account.phoneNumber)
  await leave(phone, '06 12345678')
  await expect(phone).toHaveAccessibleDescription(new RegExp(validation.phone.replaceAll('.', '\\.')))
  await leave(phone, '06-12345678')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')

  const firstName = field(page, account.firstName)
  await leave(firstName, '   ')
  await expect(firstName).toHaveAccessibleDescription(new RegExp(phrases.missing.firstName.replaceAll('.', '\\.')))
  await leave(firstName, 'Ana-María')
  await expect(firstName).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(account.countryCode).locator('option')).toHaveText([account.countries.NL, account.countries.BE])
})

test('VAL-02 VAL-08a the rules of a password are listed with their state, and what was typed can be shown', async ({ page }) => {
  await open(page, '/account/register')
  const rules = page.getByRole('list', { name: account.passwordRules })
  const met = rules.getByRole('listitem').filter({ hasText: account.ruleMet })
  await expect(met).toHaveCount(0)
  const typed = password(page, account.password)
  for (const [text, count] of [
    ['a', 1],
    ['aB', 2],
    ['aB1', 3],
    ['aB1aB1aB', 4],
  ] as const) {
    await typed.fill(text)
    await expect(met).toHaveCount(count)
  }
  await expect(typed).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: account.showPassword }).click()
  await expect(typed).toHaveAttribute('type', 'text')
  await expect(typed).toHaveValue('aB1aB1aB')
  await page.getByRole('button', { name: account.hidePassword }).click()
  await expect(typed).toHaveAttribute('type', 'password')
})

test('RST-02a a new password meets the rules and is typed twice alike before it is sent', async ({ page }) => {
  let sent = 0
  await page.route('**/api/v2/account/password', (route) => {
    sent += 1
    return route.continue()
  })
  await open(page, '/account/reset?token=token-of-a-mail')
  await expect(heading(page, account.newPasswordTitle)).toBeVisible()
  const save = page.getByRole('button', { name: account.newPasswordSave, exact: true })
  await expect(save).toBeEnabled()
  const [first, second] = [password(page, account.newPassword), password(page, account.passwordConfirm)]
  await first.fill('kort')
  await second.fill('kort')
  await save.click()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await first.fill('Welkom01')
  await second.fill('Welkom02')
  await save.click()
  await expect(second).toHaveAccessibleDescription(new RegExp(validation.passwordsDiffer.replaceAll('.', '\\.')))
  expect(sent).toBe(0)
})

test('CHK-03a a step that misses something says so at its top and beside the field', async ({ page }) => {
  await putInCart(page)
  await walkTo(page, way, 'information')
  const next = page.getByRole('button', { name: checkout.toDelivery, exact: true })
  const alert = page.getByRole('main').getByRole('alert').first()
  await next.click()
  await expect(alert).toContainText('Niet alle velden zijn ingevuld.')
  await expect(field(page, account.firstName)).toHaveAttribute('aria-invalid', 'true')
  await fillInformation(page, way)
  await field(page, account.phoneNumber).fill('zes')
  await next.click()
  await expect(alert).toContainText('Controleer de informatie in stap 1 (informatie).')
  await expect(field(page, account.phoneNumber)).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(way.steps.information)
})

test('VAL-08b a line of text can be cleared and counts its signs', async ({ page }) => {
  await signInAs(page)
  await open(page, '/account/orders/order-250031')
  const reference = page.getByLabel(account.order.reference)
  const counted = (count: number) => page.getByText(filled(account.tickets.counter, { count, maximum: 60 }), { exact: true })
  await reference.fill('INK-7')
  await expect(counted(5)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: way.words.search.clear, exact: true }).click()
  await expect(reference).toHaveValue('')
  await expect(reference).toBeFocused()
  await expect(counted(0)).toBeVisible()
})

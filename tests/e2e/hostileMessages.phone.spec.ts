import type { Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { field, open, visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'
import { filled } from './words.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const { account, contactForm, phrases, product, productRequest, validation } = ways.nld.words
const { tickets, personal } = account
const hostile = `"'><img src=x onerror="document.title=\`gekraakt\`"></textarea><script>document.title='gekraakt'</script> {{7*7}} %00 $& ${'Ω'.repeat(300)} 👩‍👩‍👧 \u202eabc`

/** Expects that typed text runs no script and does not widen the page of a phone. */
const harmless = async (page: Page): Promise<void> => {
  expect(await page.title()).not.toBe('gekraakt')
  await expect(page.locator('main script:not([type]), main img[src="x"]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

test('VAL-01 a contact message that is too long is reported at its field, kept, and sent once it is shorter', async ({ page }) => {
  await open(page, '/contact')
  const [name, message] = [field(page, contactForm.name), field(page, contactForm.message)]
  const long = hostile.padEnd(5001, 'z')
  await name.fill(hostile)
  await field(page, contactForm.email).fill(`${'e'.repeat(300)}@voorbeeld.test`)
  await message.fill(long)
  const send = page.getByRole('button', { name: contactForm.send })
  await send.click()
  await expect(name).toHaveAccessibleDescription(filled(validation.tooLong, { maximum: 200 }))
  await expect(field(page, contactForm.email)).toHaveAccessibleDescription(validation.email)
  await expect(message).toHaveAccessibleDescription(filled(validation.tooLong, { maximum: 5000 }))
  await expect(message).toHaveValue(long)
  await harmless(page)
  await name.fill(hostile.slice(0, 200))
  await field(page, contactForm.email).fill('sanne@voorbeeld.test')
  await message.fill(hostile)
  await send.click()
  await expect(page.getByRole('heading', { name: contactForm.sentTitle })).toBeVisible()
  await harmless(page)
})

test('VAL-01 ACC-01d a ticket shows hostile text as it was written; an invalid e-mail address is kept and reported', async ({ page }) => {
  await newCustomer(page)
  await open(page, '/account/tickets')
  const main = page.getByRole('main')
  await main.getByText(tickets.new, { exact: true }).click()
  await field(page, tickets.subject).fill('<b>Vloerkleed</b> & {{7*7}} \u202eabc')
  await field(page, tickets.message).fill(hostile)
  await main.getByRole('button', { name: tickets.send }).click()
  await expect(main.getByText('<b>Vloerkleed</b> & {{7*7}}').first()).toBeVisible()
  await expect(main).toContainText(hostile.slice(0, 120))
  await harmless(page)
  await open(page, '/account/information')
  await main.getByText(personal.otherEmail, { exact: true }).click()
  const address = field(page, personal.newEmail)
  await address.fill(hostile)
  await main.getByRole('button', { name: personal.mailLink }).click()
  await expect(address).toHaveAccessibleDescription(new RegExp(validation.email.replaceAll('.', '\\.')))
  await expect(address).toHaveValue(hostile)
  await harmless(page)
})

test('VAL-01 a question about a product that is too long is reported at its field, kept, and sent once it is shorter', async ({ page }) => {
  await open(page, '/product/1006')
  await page.getByRole('link', { name: product.askPrice }).click()
  const form = page.getByRole('region', { name: productRequest.question })
  const question = form.getByLabel(productRequest.yourQuestion)
  const long = hostile.padEnd(2001, 'z')
  await question.fill(long)
  await form.getByLabel(productRequest.email).fill('sanne@voorbeeld.test')
  await form.getByRole('button', { name: productRequest.send }).click()
  await expect(question).toHaveAccessibleDescription(filled(validation.tooLong, { maximum: 2000 }))
  await expect(question).toHaveValue(long)
  await expect(question).toBeFocused()
  await harmless(page)
  await question.fill(hostile)
  await form.getByRole('button', { name: productRequest.send }).click()
  await expect(form.getByText(filled(productRequest.sentQuestion, { email: 'sanne@voorbeeld.test' }))).toBeVisible()
})

test.describe('text beyond the limits of the shop', () => {
  test.use({ tolerated: [/status of 413/] })

  test('SES-01 a password of 100,000 characters is refused with a message, and the e-mail address stays', async ({ page }) => {
    await open(page, '/account/login')
    await field(page, account.email).fill('actief@thuishaven.test')
    await field(page, account.password).fill('h'.repeat(100_000))
    await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: phrases.bodyTooLarge })).toBeVisible()
    await expect(field(page, account.email)).toHaveValue('actief@thuishaven.test')
    await visit(page, '/contact')
    await harmless(page)
  })
})

import type { Locator, Page } from '@playwright/test'
import { newCustomer, placeOrders } from './customer.ts'
import { field, open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const { account, phrases, validation } = ways.nld.words
const tooLong = /Gebruik hoogstens 200 tekens/
const script = '<script>document.title="gekraakt"</script>'
const picture = '<img src=x onerror="document.title=`gekraakt`">'
/** The longest name that the backend accepts, without a place to wrap. */
const longest = 'Ω'.repeat(200)

/** Expects that typed text runs no script and does not widen the page. */
const harmless = async (page: Page): Promise<void> => {
  expect(await page.title()).not.toContain('gekraakt')
  await expect(page.locator('main script, main img[src="x"]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

const isWrong = (target: Locator, message: RegExp) => expect(target).toHaveAccessibleDescription(message)

test('VAL-01 VAL-04 ADR-07 the address book accepts or refuses names of 300 characters, scripts, emoji and pasted spaces without harm', async ({
  page,
}) => {
  await newCustomer(page)
  await open(page, '/account/information')
  await page.getByRole('button', { name: account.addressAdd }).click()
  const dialog = page.getByRole('dialog', { name: account.addressNew })
  await dialog.getByLabel(account.countryCode).selectOption('BE')
  await dialog.getByRole('button', { name: account.addressTypeIt, exact: true }).click()
  const inDialog = (name: string) => field(page, name).and(dialog.locator('input'))
  await inDialog(account.firstName).fill(script)
  await inDialog(account.lastName).fill('é'.repeat(300))
  await dialog.getByLabel(account.companyName).fill(`Vis & Zn. ${script} 🐟`)
  await inDialog(account.zipCode).fill(' 9000\t')
  await inDialog(account.houseNumber).fill(' 12/3 ')
  await inDialog(account.streetName).fill('s'.repeat(300))
  await inDialog(account.city).fill('  Gent  ')
  const save = dialog.getByRole('button', { name: account.addressSave })
  await save.click()
  await isWrong(inDialog(account.firstName), new RegExp(validation.name.replaceAll('.', '\\.')))
  await isWrong(inDialog(account.lastName), tooLong)
  await isWrong(inDialog(account.streetName), tooLong)
  await inDialog(account.firstName).fill('李小龍')
  await inDialog(account.lastName).fill(longest)
  await inDialog(account.streetName).fill(picture)
  await save.click()
  await expect(page.getByText(phrases.accountAddressCreateSuccess).filter({ visible: true }).first()).toBeVisible()
  const added = page.getByRole('list', { name: account.deliveryAddresses }).getByRole('listitem').filter({ hasText: '李小龍' })
  await expect(added).toContainText(`Vis & Zn. ${script} 🐟`)
  await expect(added).toContainText(`${picture} 12/3`)
  await expect(added).toContainText('9000 Gent')
  await page.setViewportSize({ width: 390, height: 844 })
  await harmless(page)
})

test('VAL-01 VAL-04 ACC-01a hostile names in personal data are harmless wherever the account shows them', async ({ page }) => {
  await newCustomer(page)
  const [order] = await placeOrders(page, 1)
  await open(page, '/account/information')
  const save = page.getByRole('button', { name: account.personal.save, exact: true })
  await field(page, account.firstName).fill('n'.repeat(300))
  await field(page, account.lastName).fill('Vis 🧶')
  await page.locator('summary', { hasText: account.personal.company }).click()
  await page.getByLabel(account.companyName).fill('b'.repeat(300))
  await save.click()
  await isWrong(field(page, account.firstName), tooLong)
  await isWrong(field(page, account.lastName), new RegExp(validation.name.replaceAll('.', '\\.')))
  await isWrong(page.getByLabel(account.companyName), tooLong)
  await field(page, account.firstName).fill(`\u00a0 ${longest}\t`)
  await field(page, account.lastName).fill('Vis')
  await page.getByLabel(account.companyName).fill(picture)
  await save.click()
  await expect(page.getByRole('main').getByText(phrases.accountDetailsSaved)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of ['overview', 'orders', 'information', `orders/${order?.uid}`, 'tickets']) {
    await open(page, `/account/${address}`)
    await harmless(page)
    if (address === 'overview') {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(longest)
      await expect(page.getByRole('main')).toContainText(picture)
    }
  }
  await page.getByRole('banner').getByRole('link', { name: ways.nld.words.shell.account }).click()
  await expect(page.getByRole('dialog', { name: account.menu })).toContainText(longest)
  await harmless(page)
})

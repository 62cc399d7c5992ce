import { chosenAddress, field, fillInformation, giveEmail, heading, newEmail, open, putInCart, visit } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'
import { settle } from './settle.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 401/] })

const way = ways.nld
const { account, checkout } = way.words

test(
  'CHK-01b a shop that takes no guests requires a login at the start, whichever step a visitor opens',
  { tag: '@staged' },
  async ({ page, shop }) => {
    await shop.scenario('guests-closed')
    // The server caches the previous settings for a few seconds.
    await expect
      .poll(async () => (await page.request.get(`${way.prefix}/checkout`, { maxRedirects: 0 })).status(), { timeout: 20_000 })
      .toBe(303)
    await putInCart(page, 1002, way)
    await open(page, `${way.prefix}/checkout`)
    await expect(heading(page, checkout.customersTitle)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: account.toRegister })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: checkout.otherEmail })).toHaveCount(0)
    // A guest cannot open a step by its address either.
    await visit(page, way.steps.information)
    await expect(heading(page, checkout.customersTitle)).toBeVisible()
    await page.getByLabel(account.email).fill('actief@thuishaven.test')
    await page.getByRole('textbox', { name: new RegExp(`^${account.password}`) }).fill('Welkom01')
    await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await expect(page).toHaveURL(way.steps.information)
    await shop.scenario('none')
  },
)

test('CHK-04 a shop that asks a guest for a password keeps who types a weak one at its field', async ({ page, shop }) => {
  await settle(page, shop, '"guestPassword":"none"', '"guestPassword":"once"')
  await putInCart(page, 1002, way)
  await open(page, '/checkout')
  await giveEmail(page, way, newEmail())
  await fillInformation(page, way)
  await field(page, account.password).fill('kort')
  await page.getByRole('button', { name: checkout.toDelivery, exact: true }).click()
  await expect(field(page, account.password)).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(way.steps.information)
  await field(page, account.password).fill('Welkom01')
  await page.getByRole('button', { name: checkout.toDelivery, exact: true }).click()
  await expect(page).toHaveURL(way.steps.delivery)
})

test.describe('a shop that requires no password from a guest', () => {
  // This shop does not proxy the practice bank's pages, so the browser gets a 404 for them.
  test.use({ tolerated: [/status of 404.*\/api\/bank\//] })

  test('CHK-04 CHK-11 a guest who fills in six fields gets an account, and the paid page offers to set a password by mail', async ({
    page,
    shop,
  }) => {
    const way = ways.eng
    const { account, checkout } = way.words
    await putInCart(page, 1002, way)
    await open(page, '/en/checkout')
    const email = newEmail()
    await giveEmail(page, way, email)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await expect(page.getByText(checkout.noPasswordText)).toBeVisible()
    for (const [name, text] of [
      [account.firstName, 'Jan'],
      [account.lastName, 'de Vries'],
      [account.phoneNumber, '06-12345678'],
      [account.zipCode, '1011 AB'],
      [account.houseNumber, '1'],
    ] as const)
      await field(page, name).fill(text)
    await expect(chosenAddress(page)).toBeVisible()
    for (const [name, path] of [
      [checkout.toDelivery, way.steps.delivery],
      [checkout.toOverview, way.steps.overview],
      [checkout.toPay, way.steps.pay],
      [checkout.orderAndPay, /\/api\/bank\//],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page).toHaveURL(path)
    }
    const bank = shop.line.address + new URL(page.url()).pathname
    const paid = await page.request.post(bank, { form: { choice: 'pay' }, maxRedirects: 0 })
    await open(page, paid.headers()['location'] ?? '')
    await expect(heading(page, checkout.result.paid.title)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: checkout.choosePassword }).click()
    await field(page, account.email).fill(email)
    await page.getByRole('button', { name: account.resetSend, exact: true }).click()
    await expect(heading(page, account.resetMailedTitle)).toBeVisible()
  })
})

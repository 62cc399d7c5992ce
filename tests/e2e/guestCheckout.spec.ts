import { heading, open, putInCart, visit, ways } from './guest.ts'
import { test } from './ownShopTest.ts'
import { expect } from './quietTest.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 401/] })

for (const way of [ways.nld, ways.eng]) {
  const { account, checkout } = way.words

  test(`CHK-01b a shop that takes no guests asks for a login at the start, and offers an account: ${way.browser}`, async ({
    page,
    shop,
  }) => {
    await shop.scenario('guests-closed')
    // The shop's server keeps the settings of before for a few seconds.
    await expect
      .poll(async () => (await page.request.get(`${way.prefix}/checkout`, { maxRedirects: 0 })).status(), { timeout: 20_000 })
      .toBe(303)
    await putInCart(page, 1002, way)
    await open(page, `${way.prefix}/checkout`)
    await expect(heading(page, checkout.customersTitle)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: account.toRegister })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: checkout.otherEmail })).toHaveCount(0)
    // No step is open to a guest, whatever address is typed.
    await visit(page, way.steps.information)
    await expect(heading(page, checkout.customersTitle)).toBeVisible()
    await page.getByLabel(account.email).fill('actief@thuishaven.test')
    await page.getByRole('textbox', { name: new RegExp(`^${account.password}`) }).fill('Welkom01')
    await page.getByRole('main').getByRole('button', { name: account.login, exact: true }).click()
    await expect(page).toHaveURL(way.steps.information)
    await shop.scenario('none')
  })
}

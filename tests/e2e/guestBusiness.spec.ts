import type { Locator, Page } from '@playwright/test'
import { chosenAddress, field, fillInformation, giveEmail, newEmail, open, putInCart, reload, visit, ways } from './guest.ts'
import type { Way } from './guest.ts'
import { test as ownTest } from './ownShopTest.ts'
import { expect, test } from './strictConsoleTest.ts'
import { settle } from './settle.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert')
const section = (page: Page, way: Way): Locator => page.getByRole('main').locator('summary', { hasText: way.words.checkout.asBusiness })

const startAsGuest = async (page: Page, way: Way): Promise<void> => {
  await putInCart(page, 1002, way)
  await open(page, `${way.prefix}/checkout`)
  await giveEmail(page, way)
}

for (const way of [ways.nld, ways.eng]) {
  const { account, checkout, phrases } = way.words

  test.describe(`a guest who orders as a business, in ${way.browser}`, () => {
    test.use({ locale: way.browser })

    test('REG-01 VAL-07 CHK-12 company fields that are missing are in sight, marked and focused, after a reload and a change of language too', async ({
      page,
    }) => {
      await startAsGuest(page, way)
      await fillInformation(page, way)
      await section(page, way).click()
      await field(page, account.companyName).fill('Vis & Zoon')
      await field(page, account.companyName).blur()
      await reload(page)
      await expect(field(page, account.companyName)).toHaveValue('Vis & Zoon')
      await expect(field(page, account.companyName)).toBeVisible()
      await expect(chosenAddress(page)).toBeVisible()
      await field(page, account.password).fill('Welkom01')
      await button(page, checkout.toDelivery).click()
      await expect(alert(page)).toContainText(checkout.fieldsMissing)
      await expect(field(page, account.cocNumber)).toBeFocused()
      await expect(field(page, account.cocNumber)).toHaveAccessibleDescription(new RegExp(phrases.missing.cocNumber))
      const other = way === ways.nld ? ways.eng : ways.nld
      await open(page, other.steps.information)
      await expect(field(page, other.words.account.companyName)).toHaveValue('Vis & Zoon')
      await expect(field(page, other.words.account.companyName)).toBeVisible()
    })

    test('REG-01 a closed section makes a private order, whatever was typed in it', async ({ page }) => {
      await startAsGuest(page, way)
      await fillInformation(page, way)
      await section(page, way).click()
      await field(page, account.companyName).fill('Vis & Zoon')
      await section(page, way).click()
      await button(page, checkout.toDelivery).click()
      await expect(page).toHaveURL(way.steps.delivery)
    })
  })
}

test.describe('without a script', () => {
  // The browser refuses the program files that the page names, as it was told to.
  test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/], locale: 'nl-NL' })

  test('REG-01 VAL-07 the company fields that are missing are open and marked', async ({ page }) => {
    const { account, checkout } = ways.nld.words
    await putInCart(page)
    await visit(page, '/checkout')
    await giveEmail(page, ways.nld)
    await section(page, ways.nld).click()
    await field(page, account.companyName).fill('Vis & Zoon')
    await button(page, checkout.toDelivery).click()
    await expect(alert(page)).toContainText(checkout.fieldsMissing)
    await expect(field(page, account.companyName)).toHaveValue('Vis & Zoon')
    await expect(field(page, account.vatNumber)).toBeVisible()
    await expect(field(page, account.vatNumber)).toHaveAttribute('aria-invalid', 'true')
  })
})

test('ADR-01 VAL-06 a Belgian box number is accepted, and number and addition stand apart wherever the address is shown', async ({
  page,
}) => {
  const way = ways.nld
  const { account, checkout } = way.words
  await startAsGuest(page, way)
  await fillInformation(page, way)
  await field(page, account.houseNumberAddition).fill('2')
  await field(page, account.zipCode).fill('1011ab')
  await expect(chosenAddress(page)).toHaveText('Prins Hendrikkade 1 2, 1011 AB Amsterdam')
  await button(page, checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
  await button(page, checkout.toOverview).click()
  await expect(page.getByRole('main').locator('dl').last()).toContainText('Prins Hendrikkade 1 2')
  await expect(page.getByRole('main').locator('dl').last()).toContainText('1011 AB Amsterdam')
  await visit(page, way.steps.information)
  await expect(page.getByRole('radio', { name: /de Vries/ })).toHaveAccessibleDescription(/Prins Hendrikkade 1 2, 1011 AB Amsterdam/)

  await page.context().clearCookies({ name: 'auth_token' })
  await open(page, '/account/register')
  await page.getByLabel(account.countryCode).selectOption('BE')
  await field(page, account.houseNumber).fill('12A bus 4')
  await field(page, account.houseNumber).blur()
  await expect(field(page, account.houseNumber)).not.toHaveAttribute('aria-invalid', 'true')
})

ownTest('REG-01 a shop for businesses alone asks a guest for the company, in sight and required', async ({ page, shop }) => {
  const way = ways.nld
  const { account, checkout } = way.words
  await settle(page, shop, '"navigation":{"expandItems"', '"privateCustomers":false,"navigation":{"expandItems"')
  await putInCart(page)
  await open(page, '/checkout')
  await giveEmail(page, way, newEmail())
  await expect(field(page, account.companyName)).toBeVisible()
  await fillInformation(page, way)
  await button(page, checkout.toDelivery).click()
  await expect(field(page, account.companyName)).toBeFocused()
  await expect(page).toHaveURL(way.steps.information)
})

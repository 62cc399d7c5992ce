import type { Locator, Page } from '@playwright/test'
import { chosenAddress, field, fillInformation, giveEmail, open, putInCart, reload, visit } from './guest.ts'
import { ways } from './ways.ts'
import type { Way } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert')
const section = (page: Page, way: Way): Locator => page.getByRole('main').locator('summary', { hasText: way.words.checkout.asBusiness })

const startAsGuest = async (page: Page, way: Way): Promise<void> => {
  await putInCart(page, 1002, way)
  await open(page, `${way.prefix}/checkout`)
  await giveEmail(page, way)
}

const way = ways.nld
const { account, checkout, phrases } = way.words

test.describe('a guest who orders as a business', () => {
  test.use({ locale: way.browser })

  test('REG-01 VAL-07 CHK-12 missing company fields are visible, marked and focused, also after a reload and a change of language', async ({
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
    await button(page, checkout.toDelivery).click()
    await expect(alert(page)).toContainText(checkout.fieldsMissing)
    await expect(field(page, account.cocNumber)).toBeFocused()
    await expect(field(page, account.cocNumber)).toHaveAccessibleDescription(new RegExp(phrases.missing.cocNumber))
    const other = ways.eng
    await open(page, other.steps.information)
    await expect(field(page, other.words.account.companyName)).toHaveValue('Vis & Zoon')
    await expect(field(page, other.words.account.companyName)).toBeVisible()
  })
})

test.describe('without a script', () => {
  // The browser blocks the page's scripts, because the test turned scripts off.
  test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/], locale: 'nl-NL' })

  test('REG-01 VAL-07 missing company fields are visible and marked', async ({ page }) => {
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

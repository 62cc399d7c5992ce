import type { Locator, Page } from '@playwright/test'
import { newCustomer } from './customer.ts'
import { chosenAddress, field, open, putInCart, visit } from './guest.ts'
import { ways } from './ways.ts'
import type { Way } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string): Locator => page.getByRole('main').getByRole('link', { name, exact: true })
const alert = (page: Page): Locator => page.getByRole('main').getByRole('alert')
/** The summary of the earlier steps. */
const chosenSoFar = (page: Page): Locator => page.getByRole('main').locator('dl').last()

/** Corrects the address from the overview, adds another one, and selects it for delivery. */
const mendAndAdd = async (page: Page, way: Way, hasScript: boolean): Promise<void> => {
  const { account, checkout } = way.words
  await link(page, checkout.changeAddress).click()
  await expect(page).toHaveURL(way.steps.information)
  await link(page, checkout.changeAddress).click()
  await expect(field(page, account.houseNumber)).toHaveValue('1')
  await field(page, account.houseNumberAddition).fill('2')
  await field(page, account.lastName).fill('')
  await button(page, checkout.toDelivery).click()
  await expect(alert(page)).toContainText(checkout.fieldsMissing)
  await expect(field(page, account.houseNumberAddition)).toHaveValue('2')
  await expect(field(page, account.lastName)).toHaveAttribute('aria-invalid', 'true')
  await field(page, account.lastName).fill('Bakker')
  await button(page, checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
  await button(page, checkout.toOverview).click()
  await expect(chosenSoFar(page)).toContainText('Bakker')
  await expect(chosenSoFar(page)).toContainText('Prins Hendrikkade 1 2')

  await link(page, checkout.changeAddress).click()
  await link(page, checkout.addAddress).click()
  await expect(link(page, checkout.toAddresses)).toBeVisible()
  await field(page, account.zipCode).fill('1011 AB')
  await field(page, account.houseNumber).fill('3')
  if (hasScript) await expect(chosenAddress(page)).toContainText('Prins Hendrikkade 3')
  await button(page, checkout.toDelivery).click()
  await expect(page).toHaveURL(way.steps.delivery)
  await button(page, checkout.toOverview).click()
  await expect(chosenSoFar(page)).toContainText('Prins Hendrikkade 3')
}

const way = ways.nld
test.describe('the address of an order', () => {
  test.use({ locale: way.browser })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$|status of 422/] })

    test('CHK-02 ADR-07 a customer corrects the address and adds another one without leaving the checkout', async ({ page }) => {
      await newCustomer(page)
      await putInCart(page, 1002, way)
      await visit(page, way.steps.information)
      await button(page, way.words.checkout.toDelivery).click()
      await button(page, way.words.checkout.toOverview).click()
      await mendAndAdd(page, way, false)
    })
  })
})

test.describe('failures at the address', () => {
  test.use({ locale: 'nl-NL', tolerated: [/status of (?:401|422)/] })
  const way = ways.nld
  const { checkout, phrases } = way.words

  test('SES-03 CHK-12 a session that ended at step 2 is reported at the start of the checkout', async ({ page }) => {
    await newCustomer(page)
    await putInCart(page)
    await open(page, way.steps.information)
    await button(page, checkout.toDelivery).click()
    await expect(page).toHaveURL(way.steps.delivery)
    await expect(page.getByRole('radio').first()).toBeChecked()
    await page.route('**/api/v2/account/session', (route) => route.fulfill({ status: 401, json: { status: 'error', message: 'x' } }))
    await button(page, checkout.toOverview).click()
    await expect(page).toHaveURL('/checkout')
    await expect(page.getByText(phrases.accountSessionEnded)).toBeVisible()
  })
})

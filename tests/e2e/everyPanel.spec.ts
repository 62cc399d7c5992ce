import type { Page } from '@playwright/test'
import { newCustomer, placeOrders } from './customer.ts'
import { open, reload } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'
import { words } from './words.ts'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const { account, product, search, shell } = words.nld
const made = '/product/1001/vloerkleed-op-maat'
const dialogs = (page: Page) => page.getByRole('dialog').filter({ visible: true })

/** Expects one open panel with this name and text, and closes it with Escape. */
const expectPanel = async (page: Page, name: string | RegExp, text: string | RegExp): Promise<void> => {
  await expect(dialogs(page)).toHaveCount(1)
  await expect(dialogs(page)).toHaveAccessibleName(name)
  await expect(dialogs(page)).toContainText(text)
  await expect.poll(() => dialogs(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
}

test('PNL-01b every panel of a product opens by its link: specifications, variations, description, readMore, configuration, mediagallery', async ({
  page,
}) => {
  await open(page, made)
  const title = 'Vloerkleed op maat'
  await page
    .getByRole('region', { name: product.specifications })
    .getByRole('link', { name: /specificatie/ })
    .click()
  await expectPanel(page, title, product.specifications)
  const form = page.getByRole('form')
  await form.getByRole('link', { name: product.readMore, exact: true }).first().click()
  await expectPanel(page, title, product.description)
  await form.getByRole('link', { name: product.readMore, exact: true }).last().click()
  await expectPanel(page, title, product.deliveryReturns)
  await open(page, `${made}%20copy`)
  await page.locator('summary', { hasText: 'Vorm' }).click()
  await expectPanel(page, title, 'Rechthoek')
  await open(page, '/product/1002/vloerkleed-zandvoort-blauw-160x230')
  await form.getByRole('link', { name: product.allVariations }).click()
  await expectPanel(page, 'Vloerkleed Zandvoort blauw', words.nld.productPanels.add)
  await page.getByRole('main').locator('a[href*="panel=mediagallery"]').first().click()
  await expectPanel(page, 'Vloerkleed Zandvoort blauw', '')
})

test('PNL-01b every panel of the shop opens from its button: search, cookieWall, account, addresses, paymentOrder', async ({ page }) => {
  test.slow()
  await newCustomer(page)
  const [order] = await placeOrders(page, 1)
  await open(page, '/contact')
  await page.getByRole('banner').getByRole('searchbox').focus()
  await page.keyboard.type('v')
  await expectPanel(page, search.title, '')
  await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
  await expectPanel(page, /./, words.nld.consent.tabCondition)
  await reload(page)
  await page.getByRole('banner').getByRole('link', { name: shell.account }).click()
  await expectPanel(page, account.menu, account.logout)
  await open(page, '/account/information')
  await page.getByRole('main').getByRole('button', { name: account.addressAdd }).click()
  await expectPanel(page, account.addressNew, account.zipCode)
  await open(page, `/account/orders/${order?.uid ?? ''}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Betaal/ })
    .first()
    .click()
  await expectPanel(page, /Bestelling|Order/, /Open/)
})

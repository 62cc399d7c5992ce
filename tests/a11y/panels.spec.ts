import type { Locator, Page } from '@playwright/test'
import { newCustomer, placeOrders } from '../e2e/customer.ts'
import { cartButton, cartPanel, open, openCoupons } from '../e2e/guest.ts'
import { ways } from '../e2e/ways.ts'
import { expect, test } from '../e2e/strictConsoleTest.ts'
import { panelPasses } from './passesAxe.ts'

// The window gets other widths while the page still loads, and then shows another width of its picture.
test.use({
  locale: 'nl-NL',
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: [/was preloaded using link preload but not used/],
})

const way = ways.nld
const { account, cart, consent, product, productPanels, search, shell } = way.words
const dialogs = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true })

interface Panel {
  readonly name: string | RegExp
  readonly text: string | RegExp
}

/** Expects one open panel with this name and text, which has the focus and passes axe. */
const isOpen = async (page: Page, panel: string, { name, text }: Panel): Promise<void> => {
  await expect(dialogs(page)).toHaveCount(1)
  await expect(dialogs(page)).toHaveAccessibleName(name)
  await expect(dialogs(page)).toContainText(text)
  await expect
    .poll(() => dialogs(page).evaluate((dialog) => dialog.matches(':modal') && dialog.contains(document.activeElement)))
    .toBe(true)
  await panelPasses(page, panel)
}

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(dialogs(page)).toHaveCount(0)
}

test.describe('PNL-01b PNL-06 every panel of a product opens, alone, and passes axe', () => {
  test('specifications, description, readMore', async ({ page }) => {
    const title = 'Vloerkleed op maat'
    const form = page.getByRole('form')
    await open(page, '/product/1001/vloerkleed-op-maat')
    await page
      .getByRole('region', { name: product.specifications })
      .getByRole('link', { name: /specificatie/ })
      .click()
    await isOpen(page, 'specifications', { name: title, text: product.specifications })
    await close(page)
    await form.getByRole('link', { name: product.readMore, exact: true }).first().click()
    await isOpen(page, 'description', { name: title, text: product.description })
    await close(page)
    await form.getByRole('link', { name: product.readMore, exact: true }).last().click()
    await isOpen(page, 'readMore', { name: title, text: product.deliveryReturns })
  })

  test('configuration, variations, mediagallery', async ({ page }) => {
    await open(page, '/product/1001/vloerkleed-op-maat%20copy')
    await page.locator('summary', { hasText: 'Vorm' }).click()
    await isOpen(page, 'configuration', { name: 'Vloerkleed op maat', text: 'Rechthoek' })
    await open(page, way.product.path)
    await page.getByRole('form').getByRole('link', { name: product.allVariations }).click()
    await isOpen(page, 'variations', { name: way.product.title, text: productPanels.add })
    await close(page)
    await page.getByRole('main').locator('a[href*="panel=mediagallery"]').first().click()
    await isOpen(page, 'mediagallery', { name: way.product.title, text: '' })
  })

  test('CRT-09 CRT-10 an empty cart, a cart, discountCoupons', async ({ page }) => {
    await open(page, way.product.path)
    await cartButton(page, way).click()
    await isOpen(page, 'empty cart', { name: cart.title, text: cart.empty })
    await close(page)
    await page.getByRole('main').getByRole('button', { name: product.add, exact: true }).click()
    await expect(cartPanel(page, way).getByRole('link', { name: way.product.title })).toBeVisible()
    await isOpen(page, 'cart', { name: cart.title, text: way.product.title })
    await expect(await openCoupons(page, way)).toBeVisible()
    await isOpen(page, 'discountCoupons', { name: cart.title, text: cart.coupons })
  })
})

test.describe('PNL-01b PNL-06 every panel of the shop opens, alone, and passes axe', () => {
  test('search, cookieWall', async ({ page }) => {
    await open(page, '/contact')
    await page.getByRole('banner').getByRole('searchbox').focus()
    await page.keyboard.type('v')
    await dialogs(page).getByRole('combobox').fill('wachter')
    await expect(dialogs(page).getByRole('option').first()).toBeVisible()
    await isOpen(page, 'search', { name: search.title, text: 'Wachter' })
    await close(page)
    await page.getByRole('contentinfo').getByRole('button', { name: shell.footer.cookies }).click()
    await isOpen(page, 'cookieWall', { name: /./, text: consent.tabCondition })
  })

  test('account, addresses', async ({ page }) => {
    await newCustomer(page)
    await open(page, '/account/information')
    await page.getByRole('banner').getByRole('link', { name: shell.account }).click()
    await isOpen(page, 'account', { name: account.menu, text: account.logout })
    await close(page)
    await page.getByRole('main').getByRole('button', { name: account.addressAdd }).click()
    await isOpen(page, 'addresses', { name: account.addressNew, text: account.zipCode })
  })

  test('paymentOrder', async ({ page }) => {
    await newCustomer(page)
    const [order] = await placeOrders(page, 1)
    await open(page, `/account/orders/${order?.uid ?? ''}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Betaal € ?/ })
      .click()
    await expect(dialogs(page).getByRole('radio').first()).toBeChecked()
    await isOpen(page, 'paymentOrder', { name: /Bestelling|Order/, text: /Open/ })
  })
})

import type { Locator, Page } from '@playwright/test'
import { newCustomer, placeOrders, signInAs } from '../e2e/customer.ts'
import { cartButton, cartPanel, open, putInCart } from '../e2e/guest.ts'
import { ways } from '../e2e/ways.ts'
import type { Way } from '../e2e/ways.ts'
import { expect, test } from '../e2e/strictConsoleTest.ts'
import { passes } from './passesAxe.ts'

// The window gets other widths while the page still loads, and then shows another width of its picture.
test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/was preloaded using link preload but not used/] })

const ofProduct =
  (panel: string, path?: string) =>
  async (page: Page, way: Way): Promise<void> =>
    open(page, `${path === undefined ? way.product.path : way.prefix + path}?panel=${panel}`)

const banner = (page: Page): Locator => page.getByRole('banner')

const openCart = async (page: Page, way: Way): Promise<void> => {
  await putInCart(page)
  await open(page, `${way.prefix}/contact`)
  await cartButton(page, way).click()
  await expect(cartPanel(page, way).getByRole('link', { name: way.product.title })).toBeVisible()
}

/** The panels of PNL-01, each as a shopper opens it. */
const panels: Readonly<Record<string, (page: Page, way: Way) => Promise<void>>> = {
  specifications: ofProduct('specifications'),
  variations: ofProduct('variations'),
  description: ofProduct('description'),
  readMore: ofProduct('readMore'),
  configuration: ofProduct('configuration', '/product/1003'),
  mediagallery: ofProduct('mediagallery'),
  paymentOrder: async (page, way) => {
    await newCustomer(page)
    const [order] = await placeOrders(page, 1)
    await open(page, `${way.prefix}/account/orders/${order?.uid ?? ''}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Betaal|Pay) € ?/ })
      .click()
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeChecked()
  },
  // The cart with its coupons opened.
  discountCoupons: async (page, way) => {
    await putInCart(page)
    await open(page, `${way.prefix}/contact?panel=discountCoupons`)
    await expect(cartPanel(page, way).getByRole('textbox', { name: way.words.cart.couponCode })).toBeVisible()
  },
  search: async (page, way) => {
    await open(page, `${way.prefix}/contact`)
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('wachter')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  },
  cart: openCart,
  account: async (page, way) => {
    await signInAs(page)
    await open(page, `${way.prefix}/contact`)
    await banner(page).getByRole('link', { name: way.words.shell.account }).click()
  },
  addresses: async (page, way) => {
    await newCustomer(page)
    await open(page, `${way.prefix}/account/information`)
    await page.getByRole('button', { name: way.words.account.addressAdd }).click()
  },
  cookieWall: async (page, way) => {
    await open(page, `${way.prefix}/contact`)
    await page.getByRole('contentinfo').getByRole('button', { name: way.words.shell.footer.cookies }).click()
  },
  mobileNavigationPanel: async (page, way) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, `${way.prefix}/contact?panel=mobileNavigationPanel`)
  },
}

for (const way of Object.values(ways)) {
  test.describe(`in ${way.browser}`, () => {
    test.use({ locale: way.browser })

    for (const [name, show] of Object.entries(panels))
      test(`PNL-01b PNL-06 the panel ${name} opens, alone, and passes axe`, async ({ page }) => {
        await show(page, way)
        const panel = page.getByRole('dialog')
        await expect(panel).toHaveCount(1)
        await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal') && dialog.contains(document.activeElement))).toBe(true)
        // The menu of a phone is one of phones.
        await passes(page, name, name === 'mobileNavigationPanel' ? [390] : undefined)
      })
  })
}

import type { Page } from '@playwright/test'
import { bankButton, hydrated, cartPanel, heading, open, walkThrough } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

/** Expects no horizontal overflow. */
const fits = async (page: Page, width: number): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() }).toBeLessThanOrEqual(width)

for (const [what, locale, viewport, colorScheme] of [
  ['at 320 px', 'nld', { width: 320, height: 640 }, 'light'],
  // 1280 × 800 at 400 % zoom.
  ['at 400 % zoom', 'eng', { width: 320, height: 200 }, 'dark'],
  ['on a phone on its side', 'nld', { width: 844, height: 390 }, 'dark'],
] as const) {
  const way = ways[locale]
  const { cart, checkout, product } = way.words

  test.describe(`${what}, ${locale}, ${colorScheme}`, () => {
    test.use({ locale: way.browser, viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('CHK-01 CHK-07 CHK-11 CHK-13 CRT-09 CRT-12 a guest buys, and the cart leaves room for its lines', async ({ page }) => {
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      await open(page, way.product.path)
      await fits(page, viewport.width)
      await button(product.add).first().click()
      const panel = cartPanel(page, way)
      await panel.getByRole('button', { name: new RegExp(`^${locale === 'nld' ? 'Eén meer' : 'One more'}`) }).click()
      await expect(panel.getByRole('spinbutton')).toHaveValue('2')
      await panel.getByRole('button', { name: new RegExp(`^${locale === 'nld' ? 'Eén minder' : 'One fewer|^One less'}`) }).click()
      await expect(panel.getByRole('spinbutton')).toHaveValue('1')
      // The panel scrolls, and nothing is cut off.
      const isCut = (element: Element): boolean =>
        element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY !== 'auto'
      expect(await panel.evaluate(isCut)).toBe(false)
      const order = panel.getByRole('button', { name: cart.order, exact: true })
      await order.click()
      await expect(heading(page, checkout.startTitle)).toBeVisible()
      await fits(page, viewport.width)
      await walkThrough(page, way, 'overview')
      await fits(page, viewport.width)
      await button(checkout.toPay).click()
      await expect(page).toHaveURL(way.steps.pay)
      await fits(page, viewport.width)
      await button(checkout.orderAndPay).click()
      await expect(page).toHaveURL(/\/api\/bank\//)
      await fits(page, viewport.width)
      await bankButton(page, 'pay').click()
      await expect(heading(page, checkout.result.paid.title)).toBeVisible()
      await hydrated(page)
      await fits(page, viewport.width)
    })
  })
}

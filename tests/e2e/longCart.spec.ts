import type { Locator, Page } from '@playwright/test'
import { cartButton, cartPanel, cents, open, visit } from './guest.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { expect, test } from './strictConsoleTest.ts'
import { ways } from './ways.ts'

const way = ways.nld
const { cart } = way.words
const count = 200
/** The narrowest rug of the cart, in centimetres. */
const narrowest = 100
const metrePrice = 18_900

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const panel = (page: Page): Locator => cartPanel(page, way)
const lines = (page: Page): Locator => panel(page).getByRole('list', { name: cart.lines }).locator(':scope > li')
/** The line of the rug of this width; the narrowest is at the bottom. */
const rug = (page: Page, width: number): Locator => lines(page).filter({ hasText: `Rechthoek ${width} × 100 cm` })
const more = (line: Locator): Locator => line.getByRole('button', { name: /^Eén meer van/ })
const bin = (line: Locator): Locator => line.getByRole('button', { name: /^Verwijder/ })
const total = (page: Page): Promise<number> => cents(page.getByTestId('cart-total'))

/** Puts 200 rugs made to measure into this browser's cart, each a centimetre wider than the one before. */
const putManyInCart = async (page: Page): Promise<void> => {
  for (let width = narrowest; width < narrowest + count; width += 1) {
    const custom = { shape: 'Rechthoek', width, length: 100, diameter: null }
    const item = {
      id: String(width),
      productId: 1001,
      quantity: 1,
      options: [
        { groupId: 'vorm', itemId: 'vorm-rechthoek', custom },
        { groupId: 'afwerking', itemId: 'afwerking-blind' },
      ],
    }
    const response = await page.request.post('/api/v2/cart/lines', { data: { item } })
    if (width > narrowest) continue
    const { data } = (await response.json()) as { readonly data: { readonly cUid: string } }
    await page.context().addCookies([{ name: 'es_cuid', value: data.cUid, url: new URL(response.url()).origin }])
  }
}

test.describe('a cart of 200 lines', () => {
  test.slow()

  test('CRT-02 CRT-04 CRT-09 opens without a jump, is used by keyboard to its end, and takes back what was removed', async ({ page }) => {
    await putManyInCart(page)
    const shifts = await watchShifts(page)
    await open(page, '/contact')
    const shifted = sumOf(await shifts())
    await cartButton(page, way).click()
    await expect(lines(page)).toHaveCount(count)
    expect(sumOf(await shifts())).toBe(shifted)
    const before = await total(page)

    // From the last control of the eighth line Tab leads to the ninth.
    await lines(page).nth(7).getByRole('button').last().focus()
    await page.keyboard.press('Tab')
    await expect(lines(page).nth(8).getByRole('link')).toBeFocused()

    const last = rug(page, narrowest)
    await more(last).focus()
    await expect(more(last)).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(last.getByRole('spinbutton')).toHaveValue('2')
    // One square metre.
    expect(await total(page)).toBe(before + metrePrice)
    await expect(panel(page).getByText('Aantal is nu 2')).toHaveCount(1)

    await bin(rug(page, narrowest + 50)).focus()
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(count - 1)
    const undo = panel(page).getByRole('button', { name: cart.undo })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lines(page)).toHaveCount(count)
    await expect(rug(page, narrowest + 50)).toBeVisible()
    await expect(panel(page).getByRole('button', { name: cart.order })).not.toHaveAttribute('aria-disabled', 'true')
    expect(await total(page)).toBe(before + metrePrice)
  })

  test.describe('without a script', () => {
    // The browser blocks the page's scripts, because the test turned scripts off.
    test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

    test('CRT-04 CRT-05 is shown whole: the quantity of its last line is changed by Enter, and its bin removes it', async ({ page }) => {
      await putManyInCart(page)
      await visit(page, '/contact?panel=cart')
      await expect(lines(page)).toHaveCount(count)
      const before = await total(page)
      const quantity = rug(page, narrowest).getByRole('spinbutton')
      await quantity.fill('3')
      await quantity.press('Enter')
      await expect(quantity).toHaveValue('3')
      expect(await total(page)).toBe(before + 2 * metrePrice)
      await bin(rug(page, narrowest)).click()
      await expect(lines(page)).toHaveCount(count - 1)
      expect(await total(page)).toBe(before - metrePrice)
    })
  })
})

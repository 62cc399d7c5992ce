import { cartButton, cartPanel, open, putInCart, walkThrough, ways } from './guest.ts'
import { expect, test } from './quietTest.ts'

const way = ways.nld
const { cart } = way.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const full = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}
const blocked = (): void => {
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
}

for (const [what, breakIt] of [
  ['full', full],
  ['blocked', blocked],
] as const) {
  test(`CRT-15 CHK-01 with ${what} storage a quantity is saved, the checkout goes on, and the host is not flooded`, async ({ page }) => {
    await page.addInitScript(breakIt)
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith('/account/cart/state') ? 1 : 0))
    await putInCart(page)
    await open(page, '/contact')
    await cartButton(page, way).click()
    const panel = cartPanel(page, way)
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/cart/lines/'))
    await panel.getByRole('button', { name: `Eén meer van ${way.product.title}` }).click()
    expect((await saved).ok()).toBe(true)
    await expect(panel.getByRole('button', { name: cart.order })).not.toHaveAttribute('aria-disabled', 'true')
    await expect(panel.getByRole('spinbutton')).toHaveValue('2')
    await page.keyboard.press('Escape')
    await walkThrough(page, way, 'delivery')
    expect(asked).toBeLessThan(20)
  })
}

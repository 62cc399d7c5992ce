import { cartButton, cartPanel, open, putInCart, walkThrough } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

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
  test(`CRT-15 CHK-01 with ${what} storage a quantity is saved, the checkout goes on, and the backend is not flooded`, async ({ page }) => {
    await page.addInitScript(breakIt)
    let requestCount = 0
    page.on('request', (request) => (requestCount += request.url().endsWith('/account/cart/state') ? 1 : 0))
    await putInCart(page)
    await open(page, '/contact')
    await cartButton(page, way).click()
    const panel = cartPanel(page, way)
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/cart/lines/'))
    await panel.getByRole('button', { name: `Eén meer van ${way.product.title}` }).click()
    expect((await saved).ok()).toBe(true)
    await expect(panel.getByRole('button', { name: cart.order })).not.toHaveAttribute('aria-disabled', 'true')
    await expect(panel.getByRole('spinbutton')).toHaveValue('2')
    await page.keyboard.press('Escape')
    await walkThrough(page, way, 'delivery')
    expect(requestCount).toBeLessThan(20)
  })
}

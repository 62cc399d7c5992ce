import { cartButton, cartPanel, cents, open, putInCart } from './guest.ts'
import { panelPasses } from '../a11y/passesAxe.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { cart } = way.words
  test.describe(`the way to free delivery, ${language}`, () => {
    test.use({ locale: way.browser })

    test('the cart shows in words and as a bar what is left, and tells once that it is reached', async ({ page }) => {
      await putInCart(page, 2300, way)
      await open(page, way.home)
      await cartButton(page, way).click()
      const panel = cartPanel(page, way)
      const bar = panel.getByRole('progressbar', { name: new RegExp(filled(cart.toFree, { amount: '.+' })) })
      const left = panel.getByRole('paragraph').filter({ hasText: new RegExp(filled(cart.toFree, { amount: '.+' })) })
      const [worth, whole] = await bar.evaluate((element) => [(element as HTMLProgressElement).value, (element as HTMLProgressElement).max])
      expect(worth).toBe(2995)
      expect(await cents(left)).toBe((whole ?? 0) - 2995)
      const announced = panel.getByRole('status').filter({ hasText: new RegExp(`^${cart.isFree}$`) })
      await expect(announced).toHaveCount(0)
      await panelPasses(page, 'cart with a way to go', [390])
      await panel.getByRole('spinbutton').fill('9')
      await expect(announced).toHaveCount(1)
      await expect(panel.getByRole('progressbar', { name: cart.isFree })).toHaveJSProperty('value', whole)
    })
  })
}

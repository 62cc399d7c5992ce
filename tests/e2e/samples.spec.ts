import { cartButton, cartPanel, open, reload, visit } from './guest.ts'
import { panelPasses } from '../a11y/passesAxe.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const titles = {
  nld: ['Staal scheerwol blauw', 'Staal scheerwol zand', 'Staal scheerwol terracotta', 'Staal scheerwol groen'],
  eng: ['Sample of new wool, blue', 'Sample of new wool, sand', 'Sample of new wool, terracotta', 'Sample of new wool, green'],
} as const
const price = { nld: '€ 2,95', eng: '€2.95' } as const

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { cart, product } = way.words
  const free = way.words.price.free
  test.describe(`samples of wool, ${language}`, () => {
    test.use({ locale: way.browser })

    test('three samples of a rug are free, the fourth has its price, and there is one of each', async ({ page }) => {
      await open(page, way.product.path)
      const panel = cartPanel(page, way)
      const total = panel.getByTestId('cart-total')
      for (const [index, title] of titles[language].entries()) {
        await page.getByRole('button', { name: `${product.orderSample}: ${title}` }).click()
        await expect(panel.getByRole('spinbutton')).toHaveCount(index + 1)
        await expect(total).toContainText(index < 3 ? '0' : price[language])
        // A press before the button has hydrated is a plain post, whose page opens the panel before it hydrates.
        await expect(async () => {
          await page.keyboard.press('Escape')
          await expect(panel).toBeHidden({ timeout: 1000 })
        }).toPass()
      }
      // Again: it stays one piece.
      await page.getByRole('button', { name: `${product.orderSample}: ${titles[language][0]}` }).click()
      await expect(panel.getByRole('spinbutton')).toHaveCount(4)
      await expect(total).toContainText(price[language])
      await expect(panel.getByText(filled(way.words.cart.lowered_one, { requested: 2, count: 1 }))).toHaveCount(0)
      await reload(page)
      await cartButton(page, way).click()
      await expect(total).toContainText(price[language])
      await expect(panel.getByRole('listitem').filter({ hasText: free })).toHaveCount(3)
      await panelPasses(page, 'cart with samples', [390])
      // When a free one goes, the fourth is free.
      await panel.getByRole('button', { name: cart.remove.replace('{title}', titles[language][0]) }).click()
      await expect(panel.getByRole('spinbutton')).toHaveCount(3)
      await expect(total).not.toContainText(price[language])
      await open(page, `${way.prefix}/checkout`)
      const summary = page.getByRole('complementary', { name: way.words.checkout.summary })
      await expect(summary.locator('li').filter({ hasText: free })).toHaveCount(3)
    })
  })
}

test.describe('samples of wool on a slow line', () => {
  const { product } = ways.nld.words
  test.use({ locale: 'nl-NL' })

  test('a sample whose button has not hydrated yet is ordered, and not the rug', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      // The file with the button never arrives.
      if (!body.includes('product.orderSample')) await route.fulfill({ response, body })
    })
    await open(page, ways.nld.product.path)
    await page.getByRole('button', { name: `${product.orderSample}: ${titles.nld[1]}` }).click()
    await expect(page).toHaveURL(/panel=cart/)
    const panel = cartPanel(page, ways.nld)
    await expect(panel).toContainText(titles.nld[1])
    await expect(panel.getByRole('spinbutton')).toHaveCount(1)
    // Files may be on their way when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.describe('samples of wool without a script', () => {
  const { product } = ways.nld.words
  test.use({ locale: 'nl-NL', javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('a sample is ordered from the page of a rug made to measure', async ({ page }) => {
    await visit(page, '/product/1001')
    await page.getByRole('button', { name: `${product.orderSample}: ${titles.nld[1]}` }).click()
    await expect(page).toHaveURL(/panel=cart/)
    await expect(page.getByRole('dialog')).toContainText(titles.nld[1])
  })
})

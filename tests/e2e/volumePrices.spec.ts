import { cartButton, cartPanel, hydrated, visit } from './guest.ts'
import { sumOf, watchShifts } from './layoutShifts.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const amounts = {
  nld: { from10: '€ 26,95', from50: '€ 23,95', nine: '€ 269,55', ten: '€ 269,50' },
  eng: { from10: '€26.95', from50: '€23.95', nine: '€269.55', ten: '€269.50' },
} as const

for (const [language, way] of Object.entries(ways) as readonly ['nld' | 'eng', (typeof ways)['nld']][]) {
  test.describe(`volume prices, ${language}`, () => {
    test.use({ locale: language === 'nld' ? 'nl-NL' : 'en-US' })
    const { product, cart } = way.words
    const expected = amounts[language]

    test('they are on the page, and the cart is computed with the one that a line reaches', async ({ page }) => {
      await visit(page, `${language === 'nld' ? '' : '/en'}/product/2300`)
      await hydrated(page)
      const table = page.getByRole('table', { name: product.volumePrices })
      await expect(table.getByRole('row')).toHaveText([
        filled(product.fromQuantity, { count: 10 }) + filled(product.eachPiece, { amount: expected.from10 }),
        filled(product.fromQuantity, { count: 50 }) + filled(product.eachPiece, { amount: expected.from50 }),
      ])
      await page.getByRole('button', { name: product.add, exact: true }).click()
      const panel = cartPanel(page, way)
      const quantity = panel.getByRole('spinbutton')
      const note = panel.getByText(filled(cart.volumePrice, { count: 10, amount: expected.from10 }))
      await quantity.fill('9')
      await expect(panel).toContainText(expected.nine)
      await expect(note).toBeHidden()
      await quantity.fill('10')
      await expect(panel).toContainText(expected.ten)
      await expect(note).toBeVisible()
      // The backend's own computation.
      await page.reload()
      await hydrated(page)
      await cartButton(page, way).click()
      await expect(panel).toContainText(expected.ten)
      await expect(note).toBeVisible()
    })
  })
}

test('nothing below volume prices moves while a slow device starts the page', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Each file a little later than the one before.
  let files = 0
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((arrive) => setTimeout(arrive, 20 * (files += 1)))
    await route.continue()
  })
  const shifts = await watchShifts(page)
  await visit(page, '/product/2300')
  await hydrated(page)
  await expect(page.getByRole('table', { name: ways.nld.words.product.volumePrices })).toBeVisible()
  expect(sumOf(await shifts())).toBeLessThan(0.001)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('volume prices without a script', () => {
  test.use({ locale: 'nl-NL', javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('they are on the page', async ({ page }) => {
    await visit(page, '/product/2503')
    await expect(page.getByRole('table', { name: ways.nld.words.product.volumePrices })).toContainText('€ 10,95')
  })
})

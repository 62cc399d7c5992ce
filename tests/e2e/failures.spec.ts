import { heading, open, visit } from './guest.ts'
import { startOwnShop } from './ownShop.ts'
import type { OwnShop } from './ownShop.ts'
import { test as ownShopTest } from './ownShopTest.ts'
import { expect } from './strictConsoleTest.ts'

interface Shops {
  /** Starts a shop for this test alone. */
  readonly another: typeof startOwnShop
}

/** Every test here has the shop and its backend to itself, because the backend's scenarios hold for all who ask it. */
const test = ownShopTest.extend<Shops>({
  another: async ({ page }, use) => {
    const started: OwnShop[] = []
    await use(async (options) => {
      const shop = await startOwnShop(options)
      started.push(shop)
      return shop
    })
    // What the page still asks for would fail without its shop.
    await page.close()
    for (const shop of started) await shop.stop()
  },
})

test.describe.configure({ mode: 'default' })
test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test.describe('the backend is away', () => {
  // The browser itself reports answers of 502 and 503.
  test.use({ tolerated: [/status of 50[23]/] })

  test(
    'CFG-01 CFG-02 without a backend the shop answers 503 with a message and comes back by itself',
    { tag: '@staged' },
    async ({ page, another }) => {
      const shop = await another({ withBackend: false })
      const response = await visit(page, `${shop.address}/vloerkleden`)
      expect(response?.status()).toBe(503)
      expect(response?.headers()['retry-after']).toBe('10')
      await expect(heading(page, 'Verbindingsfout')).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await shop.startBackend()
      await expect(heading(page, 'Vloerkleden')).toBeVisible({ timeout: 20_000 })
    },
  )

  test('CFG-02 a shop that is closed or out of order shows its name and phone number', { tag: '@staged' }, async ({ page, another }) => {
    const shop = await another()
    // The response in English is kept for a while; in Dutch there was no request yet.
    await visit(page, `${shop.address}/en/contact`)
    for (const scenario of ['shop-inactive', 'shop-error']) {
      await shop.scenario(scenario)
      expect((await visit(page, `${shop.address}/planten`))?.status()).toBe(503)
      await expect(page.getByRole('main')).toContainText('Thuishaven')
      const call = page.getByRole('main').getByRole('link', { name: /^Bel \+31 / })
      await expect(call).toHaveAttribute('href', /^tel:\+31\d+$/)
      expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await shop.scenario('none')
    }
  })
})

test.describe('a call that fails once', () => {
  // The browser itself reports what it was answered.
  test.use({ tolerated: [/status of (?:4|5)\d\d \(.*\/api\/search/] })

  const faults = [
    ['503', 'zuiderzee'],
    ['reset-after', 'versterker'],
  ] as const

  test('NET-01 a search is retried once after a temporary status and after a lost connection, through the shop’s own server', async ({
    page,
    shop,
  }) => {
    await open(page, '/contact')
    await page.keyboard.press('Control+k')
    const field = page.getByRole('dialog').getByRole('combobox')
    const searches = (): number => shop.line.calls().filter((call) => call === 'POST /api/search').length
    for (const [failure, word] of faults) {
      await test.step(failure, async () => {
        await field.fill('')
        const before = searches()
        shop.line.fail(/^POST \/api\/search$/, failure, { times: 1 })
        await field.fill(word)
        await expect(
          page
            .getByRole('dialog')
            .getByRole('option', { name: new RegExp(word, 'i') })
            .first(),
        ).toBeVisible()
        expect(searches()).toBe(before + 2)
      })
    }
  })
})

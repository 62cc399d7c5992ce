import { open, visit } from './guest.ts'
import { passes } from '../a11y/passesAxe.ts'
import { ways } from './ways.ts'
import { filled } from './words.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const addresses = { nld: '/vergelijken', eng: '/en/compare' } as const
const lists = { nld: '/planten', eng: '/en/plants' } as const

for (const language of ['nld', 'eng'] as const) {
  const way = ways[language]
  const { compare, product } = way.words
  test.describe(`products side by side, ${language}`, () => {
    test.use({ locale: way.browser })

    test('a shopper ticks products in a list, reads that a fifth does not fit, and sees their differences at an address to send', async ({
      page,
    }) => {
      await open(page, lists[language])
      const ticks = page.getByRole('main').getByRole('checkbox', { name: new RegExp(`^${filled(compare.tickTitle, { title: '' })}`) })
      for (const index of [0, 1, 2, 3]) await ticks.nth(index).check()
      // Not `check`: it stays unticked.
      await ticks.nth(4).click()
      await expect(page.getByText(compare.full)).toBeVisible()
      await expect(ticks.nth(4)).not.toBeChecked()
      await page.getByRole('link', { name: compare.look }).first().click()
      await expect(page).toHaveURL(new RegExp(`${addresses[language]}\\?ids=\\d+,\\d+,\\d+,\\d+$`))
      const table = page.getByRole('table', { name: filled(compare.table_other, { count: 4 }) })
      await expect(table.getByRole('columnheader')).toHaveCount(5)
      await expect(table.getByRole('rowheader', { name: new RegExp(`^${compare.price}`) })).toContainText(compare.differs)
      const all = await table.getByRole('rowheader').count()
      await page.getByRole('link', { name: compare.onlyDifferences }).click()
      await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(all)
      await expect(table.getByRole('rowheader').filter({ hasNotText: compare.differs })).toHaveCount(0)
      await table
        .getByRole('link', { name: new RegExp(`^${filled(compare.removeTitle, { title: '.*' })}$`) })
        .first()
        .click()
      await expect(page.getByRole('table', { name: filled(compare.table_other, { count: 3 }) })).toBeVisible()
      // The ticks of this device are what the page shows without an address.
      await open(page, addresses[language])
      await expect(page).toHaveURL(/\?ids=\d+,\d+,\d+$/)
    })

    test('a product page adds its product; what is no longer there and what is one too many are named', async ({ page }) => {
      await open(page, `${way.prefix}/product/2300`)
      await page.getByRole('link', { name: product.compare }).click()
      await expect(page).toHaveURL(/\?ids=2300$/)
      await expect(page.getByText(compare.one)).toBeVisible()
      await open(page, `${way.prefix}/product/2503`)
      await page.getByRole('link', { name: product.compare }).click()
      await expect(page).toHaveURL(/\?ids=2300,2503$/)
      await open(page, `${addresses[language]}?ids=2300,999999,2503,1002,1005`)
      await expect(page.getByRole('table', { name: filled(compare.table_other, { count: 3 }) })).toBeVisible()
      await expect(page.getByText(compare.gone_one)).toBeVisible()
      await expect(page.getByText(compare.tooMany_one)).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })

    // What follows does not depend on the language: it is walked once, in Dutch.
    if (language === 'eng') return

    test('the comparison passes axe, and on a phone the facts stay in view', async ({ page }) => {
      await open(page, `${addresses[language]}?ids=1002,1005,2300`)
      await passes(page, 'comparison')
      await page.setViewportSize({ width: 390, height: 844 })
      const region = page.getByRole('region', { name: filled(compare.table_other, { count: 3 }) })
      const fact = page.getByRole('rowheader').first()
      const before = await fact.boundingBox()
      await region.focus()
      await page.keyboard.press('End')
      await region.evaluate((element) => element.scrollTo({ left: 300 }))
      expect((await fact.boundingBox())?.x).toBe(before?.x)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await open(page, addresses[language])
      await expect(page.getByRole('heading', { name: compare.empty })).toBeVisible()
      // Four that can be compared: all of them rugs.
      const examples = page
        .getByRole('region', { name: compare.begin })
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
      await expect(examples).toHaveCount(4)
      await expect(examples.filter({ hasText: /vloerkleed|rug/iu })).toHaveCount(4)
      await passes(page, 'nothing to compare')
    })
  })
}

test.describe('products side by side without a script', () => {
  const { compare, product } = ways.nld.words
  test.use({ locale: 'nl-NL', javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('a product page leads to the comparison, where another is added and removed', async ({ page }) => {
    await visit(page, '/product/1002')
    await page.getByRole('link', { name: product.compare }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${compare.tick} `) })
      .first()
      .click()
    await expect(page.getByRole('table', { name: filled(compare.table_other, { count: 2 }) })).toBeVisible()
    await page.getByRole('link', { name: compare.onlyDifferences }).click()
    await expect(page.getByRole('rowheader').filter({ hasNotText: compare.differs })).toHaveCount(0)
    await page
      .getByRole('link', { name: new RegExp(`^${filled(compare.removeTitle, { title: '' })}`) })
      .first()
      .click()
    await expect(page.getByText(compare.one)).toBeVisible()
  })
})

import { visit } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

for (const [language, found, title] of [
  ['nld', '/search?q=wol', 'Zo bepalen we de volgorde'],
  ['eng', '/en/search?q=wool', 'How we decide the order'],
] as const) {
  const way = ways[language]
  test.describe(`the order of lists, ${language}`, () => {
    test.use({ locale: way.browser })

    for (const [what, address] of [
      ['a list', way.category.path],
      ['the search results', found],
    ] as const)
      test(`CAT-10 SRC-01 ${what} leads to what puts a product before another`, async ({ page }) => {
        await visit(page, address)
        await page.getByRole('main').getByRole('link', { name: title }).click()
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
  })
}

import { open, openFacet } from './guest.ts'
import { ways } from './ways.ts'
import { test } from './ownShopTest.ts'
import { settingsLoaded } from './settle.ts'
import { expect } from './strictConsoleTest.ts'
import { filled } from './words.ts'

const { catalogue } = ways.nld.words

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('CAT-06 a price filter accepts amounts as people write them, and reports others at the field instead of changing the list', async ({
  page,
}) => {
  await open(page, '/vloerkleden')
  await openFacet(page.getByRole('navigation', { name: catalogue.filters }), 'Prijs')
  const low = page.getByRole('textbox', { name: catalogue.priceFrom })
  const high = page.getByRole('textbox', { name: catalogue.priceTo })
  const refused = (min: string, max: string) => filled(catalogue.priceRefused, { min, max })
  for (const typed of ['abc', '-5', '5000']) {
    await low.fill(typed)
    await low.press('Enter')
    await expect(low).toHaveAccessibleDescription(refused('€ 59,-', '€ 1.249,-'))
    await expect(low).toHaveAttribute('aria-invalid', 'true')
    await expect(low).toHaveValue(typed)
    await expect(page).toHaveURL('/vloerkleden')
  }
  await low.fill('64,50')
  await low.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-1249')
  await expect(page.getByRole('list', { name: catalogue.filters })).toContainText('Prijs: € 64,- – € 1.249,-')
  await high.fill('€ 1.199,00')
  await high.press('Tab')
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-1199')
  await low.fill('1.200')
  await low.press('Enter')
  await expect(low).toHaveAccessibleDescription(refused('€ 59,-', '€ 1.199,-'))
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-1199')
  await high.fill('99.99')
  await high.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-100')
})

test('CAT-10 an address with the whole price range has no filter, and every product', async ({ page }) => {
  const count = page.locator('#list').getByRole('status')
  await open(page, '/vloerkleden')
  const all = await count.innerText()
  await open(page, '/vloerkleden/Prijs:59-1249')
  await expect(count).toHaveText(all)
  await expect(page.getByRole('list', { name: catalogue.filters })).toHaveCount(0)
})

test.describe('in a shop without VAT', { tag: '@staged' }, () => {
  test.beforeEach(({ shop }) => shop.scenario('prices-excl'))
  test.afterEach(async ({ request, shop }) => {
    await shop.scenario('none')
    await settingsLoaded(request, shop)
  })

  test('PRC-08a prices are filtered without it, as they are shown', async ({ page }) => {
    const low = page.getByRole('textbox', { name: catalogue.priceFrom })
    // The server keeps the answers of before for a few seconds.
    await expect(async () => {
      await open(page, '/vloerkleden')
      await openFacet(page.getByRole('navigation', { name: catalogue.filters }), 'Prijs')
      await expect(low).toHaveValue('48', { timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await open(page, '/vloerkleden/Prijs:48-49')
    // The rug of € 59.00 costs € 48.76 without VAT.
    await expect(page.locator('#list article').first()).toContainText('€ 48,76')
  })

  test('PRC-08a RUG-08 the deposit on a product is labelled as including VAT', async ({ page }) => {
    await expect(async () => {
      await open(page, '/product/1001')
      await page.getByRole('textbox', { name: /^Breedte/ }).fill('200')
      await page.getByRole('textbox', { name: /^Lengte/ }).fill('300')
      await expect(page.getByText(/^Nu €\s[\d.,-]+, bij bezorging €\s[\d.,-]+, incl\. btw$/)).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
  })
})

test('CAT-14 a group that the backend hides is not shown, and its filter counts all the same', async ({ page, shop }) => {
  shop.line.change(/^POST \/api\/public\/content/, (body) => body.replace(/("name":"Kleur"[^{}[\]]*"visible":)true/, '$1false'))
  await open(page, '/vloerkleden/Kleur:blauw')
  await expect(page.getByRole('list', { name: catalogue.filters })).toContainText('Kleur: Blauw')
  const groups = page.getByRole('navigation', { name: catalogue.filters }).locator('summary')
  await expect(groups.filter({ hasText: 'Materiaal' })).toHaveCount(1)
  await expect(groups.filter({ hasText: 'Kleur' })).toHaveCount(0)
})

test('CAT-14 the group that was used last keeps its search, with what was chosen first', async ({ page }) => {
  await open(page, '/vloerkleden')
  await openFacet(page.getByRole('navigation', { name: catalogue.filters }), 'Kleur')
  const search = page.getByRole('textbox', { name: filled(catalogue.searchIn, { name: 'Kleur' }) })
  const options = page.getByRole('navigation', { name: catalogue.filters }).locator('details[open] li')
  await search.fill('g')
  const before = await options.allInnerTexts()
  await options.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/Kleur:/)
  await expect(search).toHaveValue('g')
  await expect(options).toHaveCount(before.length)
  expect((await options.first().innerText()).split('\n')[0]).toBe(before.at(-1)?.split('\n')[0])
})

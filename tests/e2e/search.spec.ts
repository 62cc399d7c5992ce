import type { Page } from '@playwright/test'
import { open, visit } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

const panel = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' })
const field = (page: Page) => panel(page).getByRole('combobox', { name: 'Waar ben je naar op zoek?' })

test('SRC-01 what is typed before the search panel is loaded appears in it', async ({ page }) => {
  await open(page, '/contact')
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 700))
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('wachter')
  await expect(panel(page)).toBeHidden()
  await expect(field(page)).toHaveValue('wachter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' plus')
  await expect(panel(page).getByRole('option', { name: /Wachter Plus wit/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('searchbox', { includeHidden: true })).toHaveValue('')
})

for (const width of [1280, 800]) {
  test(`SRC-01 no letter goes astray while the panel opens, ${width} px wide on a slow device`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/contact')
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(() => {
      document.addEventListener('focusin', ({ target }) => document.body.append(new Comment(`focus ${(target as Element).tagName}`)))
    })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('vloerkleed zandvoort blauw', { delay: 30 })
    await expect(field(page)).toHaveValue('vloerkleed zandvoort blauw')
    // From field to field: a button between them would have a letter.
    expect(await page.evaluate(() => document.body.innerHTML.match(/(?<=<!--focus )\w+/g))).toEqual(['INPUT', 'INPUT'])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.locator('body')).toBeFocused()
  })
}

test('SRC-01 SEO-04 the results have an address in each language, stay out of search engines, and accept a query of any length', async ({
  request,
}) => {
  for (const q of ['kleed', 'tapijt', 'vloerkled']) {
    const response = await request.get(`/zoeken?q=${q}`)
    expect(response.status()).toBe(200)
    const text = await response.text()
    expect(text).toContain('<meta name="robots" content="noindex">')
    expect(text).toMatch(/<mark>Vloerkle/)
    expect(text).toMatch(/<article[^>]*>.*Vloerkleed/)
  }
  expect((await request.get('/search?q=kleed', { maxRedirects: 0 })).headers()['location']).toBe('/zoeken?q=kleed')
  expect((await request.get(`/zoeken?q=${encodeURIComponent('<script>alert(1)</script> '.repeat(300))}`)).status()).toBe(200)
  expect((await request.get('/en/search')).status()).toBe(200)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('SRC-01 SRC-04 the field in the header leads to the results, and a result to its product', async ({ page }) => {
    await visit(page, '/contact')
    await page.getByRole('banner').getByRole('searchbox').fill('wachter plus')
    await page.getByRole('banner').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/zoeken?q=wachter+plus')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Wachter Plus wit/ })
      .click()
    await expect(page).toHaveURL('/product/1003/wachter-plus-wit')
  })

  test('SRC-01 CAT-12 results are narrowed, sorted and turned over by links', async ({ page }) => {
    await visit(page, '/zoeken?q=tapijt')
    await page
      .locator('#filters')
      .getByRole('link', { name: /^Blauw/ })
      .click()
    await expect(page).toHaveURL('/zoeken/Kleur:blauw?q=tapijt')
    await page.locator('summary', { hasText: 'Sorteren op' }).click()
    await page.getByRole('link', { name: 'Hoogste prijs' }).click()
    await expect(page).toHaveURL('/zoeken/Kleur:blauw?q=tapijt&sort=highest-price')
    await expect(page.locator('#list article').first()).toBeVisible()
    await visit(page, '/zoeken?q=zzyzx')
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1)
  })
})

import type { Page } from '@playwright/test'
import { open, openFacet, reload } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('CAT-06b CAT-12 a filter, its chip and the sort keep focus and scroll; a change of page leads to the top of the list', async ({
  page,
}) => {
  await open(page, '/vloerkleden/Vorm:rechthoek')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Kleur')
  await page.evaluate(() => scrollTo(0, 300))
  const blue = filters.getByRole('link', { name: /^Blauw/ })
  await blue.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Vorm:rechthoek/Kleur:blauw')
  await expect(blue).toBeFocused()
  expect(await scrolled(page)).toBe(300)
  const chip = page.getByRole('link', { name: 'Verwijder filter Vorm: Rechthoek' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(page.locator('#list')).toBeFocused()
  await filters.getByRole('link', { name: /^Blauw/ }).click()
  await expect(page).toHaveURL('/vloerkleden')
  await page.getByRole('link', { name: 'Pagina 2', exact: true }).click()
  await expect(page).toHaveURL('/vloerkleden?page=2')
  await expect(page.locator('#list')).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.round(document.getElementById('list')?.getBoundingClientRect().top ?? -1))).toBe(88)
})

test('CAT-06 CAT-10 the price is chosen without dragging: by keyboard and by a press on the rail', async ({ page }) => {
  await open(page, '/vloerkleden')
  await openFacet(page.getByRole('navigation', { name: 'Filters' }), 'Prijs')
  const low = page.getByRole('slider', { name: 'Laagste prijs' })
  await low.focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-1249')
  await expect(low).toBeFocused()
  const rail = await low.locator('..').boundingBox()
  if (rail === null) throw new Error('The slider has no rail.')
  await page.mouse.click(rail.x + rail.width * 0.8, rail.y + rail.height / 2)
  await expect(page).toHaveURL(/\/vloerkleden\/Prijs:64-10\d\d$/)
  await expect(page.getByRole('slider', { name: 'Hoogste prijs' })).toBeFocused()
  await page.keyboard.press('End')
  await low.focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL('/vloerkleden')
})

test('CAT-12c a reload and the way back from another document return to the place in the list', async ({ page }) => {
  await open(page, '/vloerkleden')
  await page.evaluate(() => scrollTo(0, 900))
  await reload(page)
  await expect.poll(() => scrolled(page)).toBe(900)
  await page.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: /EN/ }).click()
  await expect(page).toHaveURL('/en/rugs')
  await page.goBack()
  await expect(page).toHaveURL('/vloerkleden')
  await expect.poll(() => scrolled(page)).toBe(900)
})

test('CAT-03 a page number beyond the last answers 404, and one that is none the first page', async ({ request }) => {
  expect((await request.get('/vloerkleden?page=99')).status()).toBe(404)
  for (const odd of ['0', '-1', '1.5', 'twee']) expect((await request.get(`/vloerkleden?page=${odd}`)).status()).toBe(200)
})

test('CAT-02 a list is laid out as its owner wants it: one product a row, or as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 900 })
  const places = () =>
    page
      .locator('#list li article')
      .evaluateAll((cards) => cards.map((card) => [card.getBoundingClientRect().left, card.getBoundingClientRect().width]))
  await open(page, '/videobewaking/recorders')
  const rows = await places()
  expect(new Set(rows.map(([left]) => left)).size).toBe(1)
  await open(page, '/verlichting')
  const wide = await places()
  expect(Math.max(...wide.map(([left = 0, width = 0]) => left + width))).toBeGreaterThan(1800)
  await open(page, '/planten')
  const usual = await places()
  expect(Math.max(...usual.map(([left = 0, width = 0]) => left + width))).toBeLessThan(1700)
})

test('CAT-02 the first row of a list has its names and prices in the first view of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/vloerkleden')
  const card = page.locator('#list article').first()
  await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(card.getByText('€').first()).toBeInViewport({ ratio: 1 })
})

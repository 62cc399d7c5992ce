import type { Page } from '@playwright/test'
import { follow, open, reload } from './guest.ts'
import { expect, test } from './quietTest.ts'

test.use({ locale: 'nl-NL' })

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

test('CAT-06b CAT-06b CAT-12 a filter, its chip and the sort keep focus and scroll; a change of page leads to the top of the list', async ({
  page,
}) => {
  await open(page, '/vloerkleden/Vorm:rechthoek')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Kleur' }).click()
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

test('CAT-04 CAT-12b the sort is a menu of links: arrow keys stay in the page, and the choice keeps the focus', async ({ page }) => {
  await open(page, '/vloerkleden')
  const summary = page.locator('summary', { hasText: 'Sorteren op' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/vloerkleden')
  await page.getByRole('link', { name: 'Laagste prijs' }).click()
  await expect(page).toHaveURL('/vloerkleden?sort=lowest-price')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Laagste prijs')
  await expect(page.getByRole('link', { name: 'Hoogste prijs' })).toBeHidden()
})

test('CAT-04b the sort that the owner configured holds where the address names none', async ({ page }) => {
  const sorts: unknown[] = []
  await page.route('**/api/v2/app', async (route) => {
    const answer = await route.fetch()
    const config = (await answer.json()) as { data: { content: Record<string, unknown> } }
    config.data.content['sortBy'] = 'highest-price'
    await route.fulfill({ response: answer, json: config })
  })
  await page.route('**/api/public/content', (route) => {
    sorts.push((route.request().postDataJSON() as { sort?: string }).sort)
    return route.continue()
  })
  await open(page, '/contact')
  // The configuration of the first request is the server's; after five minutes the browser asks for its own.
  await page.clock.install()
  await page.clock.fastForward('06:00')
  await follow(page, '/vloerkleden')
  await expect(page).toHaveURL('/vloerkleden')
  await expect.poll(() => sorts.at(-1)).toBe('highest-price')
  await expect(page.locator('summary', { hasText: 'Sorteren op' })).toContainText('Hoogste prijs')
})

test('CAT-06 CAT-10 the price is chosen without dragging: by keyboard, a press on the rail, and in fields; one call when it rests', async ({
  page,
}) => {
  await open(page, '/vloerkleden')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/public/content')) asked.push(request.postData() ?? '')
  })
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await filters.locator('summary', { hasText: 'Prijs' }).click()
  const low = page.getByRole('slider', { name: 'Laagste prijs' })
  await low.focus()
  const begun = performance.now()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
  // Presses that a busy machine spreads over more than the slider's 300 ms are more than one rest.
  const rests = performance.now() - begun < 300 ? 1 : 4
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-1249')
  await expect(low).toBeFocused()
  expect(asked.length).toBeLessThanOrEqual(rests)
  const high = page.getByLabel('Prijs tot en met, in euro')
  await high.fill('400')
  await high.press('Enter')
  await expect(page).toHaveURL('/vloerkleden/Prijs:64-400')
  const rail = await low.locator('..').boundingBox()
  if (rail === null) throw new Error('The slider has no rail.')
  await page.mouse.click(rail.x + rail.width * 0.5, rail.y + rail.height / 2)
  await expect(page).toHaveURL(/\/vloerkleden\/Prijs:64-6\d\d$/)
  await expect(page.getByRole('slider', { name: 'Hoogste prijs' })).toBeFocused()
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

import { open, openFacet } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

test('CAT-07 one group of filters is open at a time; Space chooses as on a checkbox, and the page does not scroll', async ({ page }) => {
  await open(page, '/vloerkleden')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Vorm')
  await expect(filters.getByRole('link', { name: /^Ovaal/ })).toBeVisible()
  await openFacet(filters, 'Kleur')
  await expect(filters.locator('details[open]')).toHaveCount(1)
  const blue = filters.getByRole('link', { name: /^Blauw/ })
  await blue.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(blue).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

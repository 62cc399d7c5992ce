import { open, openFacet } from './guest.ts'
import { expect, test } from './quietTest.ts'

test.use({ locale: 'nl-NL' })

test('CAT-07 CAT-08 CAT-10 a long facet shows more on demand, is searched, and a choice is an address of its own', async ({ page }) => {
  await open(page, '/vloerkleden')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Kleur')
  await expect(filters.getByRole('link', { name: /Meerkleurig/ })).toHaveCount(0)
  await filters.getByLabel('Zoek in Kleur').fill('meer')
  await expect(filters.locator('details[open]').getByRole('link')).toHaveCount(1)
  await filters.getByLabel('Zoek in Kleur').fill('')
  await filters.getByRole('button', { name: 'Toon meer' }).click()
  await filters.getByRole('link', { name: /^Roze/ }).click()
  await expect(page).toHaveURL('/vloerkleden/Kleur:roze')
  await expect(filters.getByRole('link', { name: /^Roze/ })).toHaveAttribute('aria-current', 'true')
  await filters.getByRole('link', { name: /^Blauw/ }).click()
  await expect(page).toHaveURL('/vloerkleden/Kleur:roze,blauw')
  await expect(page.getByRole('link', { name: 'Verwijder filter Kleur: Roze en Blauw' })).toBeVisible()
})

test('CAT-07 one facet is open at a time', async ({ page }) => {
  await open(page, '/vloerkleden')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Kleur')
  await openFacet(filters, 'Vorm')
  await expect(filters.locator('details[open]')).toHaveCount(1)
  await expect(filters.getByRole('link', { name: /^Ovaal/ })).toBeVisible()
})

test('CAT-06 CAT-10 VAL-10 the price is chosen by two handles, by keyboard too, and the whole range is no filter', async ({ page }) => {
  await open(page, '/vloerkleden?page=2')
  await openFacet(page.getByRole('navigation', { name: 'Filters' }), 'Prijs')
  const low = page.getByRole('slider', { name: 'Laagste prijs' })
  await low.focus()
  await page.keyboard.press('PageUp')
  await expect(page).toHaveURL(/\/vloerkleden\/Prijs:\d+-\d+$/)
  await page.getByRole('slider', { name: 'Laagste prijs' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL('/vloerkleden')
})

test('CAT-09 CAT-12 active filters are taken away one by one or together, and back restores the list', async ({ page }) => {
  await open(page, '/vloerkleden/Kleur:blauw/Vorm:rechthoek')
  const count = page.getByText(/^\d+ product(en)?$/)
  const both = await count.innerText()
  await page.getByRole('link', { name: 'Verwijder filter Vorm: Rechthoek' }).click()
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(count).not.toHaveText(both)
  await page.goBack()
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw/Vorm:rechthoek')
  await expect(count).toHaveText(both)
  await page.getByRole('link', { name: 'Alle filters wissen' }).click()
  await expect(page).toHaveURL('/vloerkleden')
})

test('CAT-09 a list that filters leave empty offers the way back', async ({ page }) => {
  await open(page, '/vloerkleden/Kleur:bestaat-niet')
  await expect(page.getByRole('heading', { name: 'Niets gevonden met deze filters' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Alle filters wissen' }).last().click()
  await expect(page).toHaveURL('/vloerkleden')
})

test('CAT-05 CAT-12 any value travels in the path and back, whatever signs it has', async ({ page }) => {
  await open(page, '/vloerkleden')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await openFacet(filters, 'Materiaal')
  await filters.locator('details[open]').getByRole('button', { name: 'Toon meer' }).click()
  const pet = filters.getByRole('link', { name: /^Gerecycled pet/i })
  await expect(pet).toHaveAttribute('href', '/vloerkleden/Materiaal:gerecycled%20pet')
  await pet.click()
  await expect(page).toHaveURL('/vloerkleden/Materiaal:gerecycled%20pet')
  const count = await page.getByText(/^\d+ product(en)?$/).innerText()
  await page.reload()
  await expect(page.getByText(/^\d+ product(en)?$/)).toHaveText(count)
  await expect(filters.getByRole('link', { name: /^Gerecycled pet/i })).toHaveAttribute('aria-current', 'true')
  await open(page, '/vloerkleden/Kleur:50%25%20grijs%2Fcr%C3%A8me,a%3Ab')
  await expect(page.getByRole('link', { name: 'Verwijder filter Kleur: 50% grijs/crème en a:b' })).toHaveAttribute('href', '/vloerkleden')
})

test('CAT-06 a colour is chosen by its look as well as by its name', async ({ page }) => {
  await open(page, '/vloerkleden')
  const blue = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Blauw/ })
  const dots = blue.locator('[style*="background"]')
  await expect(dots).toHaveCount(1)
  expect(await dots.evaluate((dot) => getComputedStyle(dot).backgroundColor)).toBe('rgb(47, 79, 127)')
})

test('CAT-07 Space on a filter chooses it, as on a checkbox, and the page does not scroll', async ({ page }) => {
  await open(page, '/vloerkleden')
  const blue = page.getByRole('navigation', { name: 'Filters' }).getByRole('link', { name: /^Blauw/ })
  await blue.focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(blue).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

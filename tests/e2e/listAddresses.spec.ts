import { open } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL' })

test('CAT-05 filters are part of the address: opening it selects them, and selecting them again gives the same address', async ({
  page,
}) => {
  await open(page, '/vloerkleden/Prijs:100-900/Kleur:roze,blauw')
  const filters = page.getByRole('navigation', { name: 'Filters' })
  await expect(page.getByRole('link', { name: 'Verwijder filter Kleur: Roze en Blauw' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Verwijder filter Prijs/ })).toBeVisible()
  const blue = filters.getByRole('link', { name: /^Blauw/ })
  await expect(blue).toHaveAttribute('aria-current', 'true')
  await blue.click()
  await expect(page).toHaveURL('/vloerkleden/Prijs:100-900/Kleur:roze')
  await blue.click()
  await expect(page).toHaveURL('/vloerkleden/Prijs:100-900/Kleur:roze,blauw')
  // Written with escapes it is the same list.
  await open(page, '/vloerkleden/Prijs:100-900/Kleur:%72oze%2Cx,blauw')
  await expect(page.getByRole('link', { name: /^Verwijder filter Kleur:.*Blauw/ })).toBeVisible()
})

test('CAT-03 the number of pages follows from hits and limit, and the page number is in the query', async ({ page }) => {
  await open(page, '/vloerkleden')
  const hits = Number((await page.getByText(/^\d+ product(en)?$/).innerText()).replaceAll(/\D/g, ''))
  const shown = await page
    .getByRole('main')
    .locator('a[href^="/product/"]')
    .evaluateAll((links) => new Set(links.map((link) => link.getAttribute('href')?.split('/')[2])).size)
  const last = Math.ceil(hits / shown)
  expect(last).toBeGreaterThan(1)
  await page.getByRole('link', { name: `Pagina ${last}`, exact: true }).click()
  await expect(page).toHaveURL(`/vloerkleden?page=${last}`)
  await expect(page.getByRole('link', { name: `Pagina ${last + 1}`, exact: true })).toHaveCount(0)
  const beyond = await page.request.get(`/vloerkleden?page=${last + 1}`)
  expect(beyond.status()).toBe(404)
})

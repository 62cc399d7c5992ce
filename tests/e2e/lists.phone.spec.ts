import { holdProgram, open, openFacet } from './guest.ts'
import { expect, test } from './strictConsoleTest.ts'

test.use({ locale: 'nl-NL', preloads: true })

test('CAT-11 on a phone a product is in view at once, and one row leads to filters and sort', async ({ page }) => {
  await open(page, '/vloerkleden')
  const first = page.locator('#list li', { hasText: 'Vloerkleed op maat' })
  await expect(first.getByRole('link', { name: 'Vloerkleed op maat', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(first.getByText(/€\s189,-/).first()).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 2000))
  await expect(page.getByRole('link', { name: 'Filter', exact: true })).toBeInViewport()
  await expect(page.locator('summary', { hasText: 'Sorteren op' })).toBeInViewport()
})

test('CAT-11 the sheet of filters fills the screen, counts what is left, and closes in three ways', async ({ page }) => {
  await open(page, '/vloerkleden')
  const opener = page.getByRole('link', { name: /^Filter/ })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await expect(sheet).toBeVisible()
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844)
  expect(await sheet.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  // The first group stands open, as it does beside the list of a large screen.
  await expect(sheet.locator('details').first()).toHaveAttribute('open')
  await openFacet(sheet, 'Kleur')
  await sheet.getByRole('link', { name: /^Blauw/ }).click()
  await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
  await expect(sheet).toBeVisible()
  const show = sheet.getByRole('button', { name: /^Toon \d+ resultaten$/ })
  const count = Number(/\d+/.exec(await show.innerText())?.[0])
  await expect(sheet.getByRole('link', { name: 'Alle filters wissen' })).toBeVisible()
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: `${count} producten` })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeFocused()
  await opener.click()
  await sheet.getByRole('button', { name: 'Filters sluiten' }).click()
  await expect(sheet).toBeHidden()
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('CAT-11 a hydrated phone drops the filter column, unless a press before hydration has opened it', async ({ page }) => {
  await open(page, '/vloerkleden')
  const column = page.locator('#filters')
  await expect(column.locator('*')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(column.getByRole('link', { name: /^Blauw/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(column.locator('*')).toHaveCount(0)
  await page.goto('about:blank')
  await open(page, '/vloerkleden#filters')
  await expect(column.getByRole('link', { name: /^Blauw/ })).toBeVisible()
  await openFacet(column, 'Vorm')
  await column.getByRole('link', { name: /^Ovaal/ }).click()
  await expect(page).toHaveURL('/vloerkleden/Vorm:ovaal')
  await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeVisible()
  await expect(column.locator('*')).toHaveCount(0)
})

test.describe('before hydration', () => {
  test('CAT-11 a group of filters that a press has opened has its options after hydration', async ({ page }) => {
    const arrive = await holdProgram(page)
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.goto('/vloerkleden')
    const column = page.locator('#filters')
    await openFacet(column, 'Vorm')
    arrive()
    await expect(column.getByRole('link', { name: /^Ovaal/ })).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('CAT-11 CAT-12 the row leads to the filters, and a filter to the list', async ({ page }) => {
    await page.goto('/vloerkleden')
    await page.getByRole('link', { name: /^Filter/ }).click()
    await openFacet(page.locator('#filters'), 'Materiaal')
    // All options of a closed group, also those that take a press with a script.
    await expect(page.locator('#filters').getByRole('link', { name: /^Gerecycled pet/i })).toBeVisible()
    await openFacet(page.locator('#filters'), 'Kleur')
    await page
      .locator('#filters')
      .getByRole('link', { name: /^Blauw/ })
      .click()
    await expect(page).toHaveURL('/vloerkleden/Kleur:blauw')
    await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeVisible()
  })
})

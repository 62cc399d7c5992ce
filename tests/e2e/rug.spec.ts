import type { Locator, Page } from '@playwright/test'
import { hydrated, cartPanel, open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld } = ways
const address = '/product/1001/vloerkleed-op-maat'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

const width = (page: Page): Locator => page.getByRole('textbox', { name: /^Breedte/ })
const length = (page: Page): Locator => page.getByRole('textbox', { name: /^Lengte/ })
/** The form's own button; the one at the foot of the screen comes after it. */
const buy = (page: Page): Locator => page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true }).first()
const drawing = (page: Page): Locator => page.getByRole('main').getByRole('img', { name: /op schaal/i })

test('RUG-09 RUG-02 RUG-06 the drawing follows shape and measures, the address carries them, and the cart shows both', async ({
  page,
  context,
}) => {
  await open(page, address)
  await page.getByRole('radio', { name: 'Ovaal' }).check({ force: true })
  await width(page).fill('240')
  await length(page).fill('340')
  await expect(drawing(page)).toHaveAccessibleName(/Ovaal, 240 cm × 340 cm/)
  await expect(page.getByRole('form')).toContainText('Oppervlakte 8,16 m²')
  await expect(page.getByRole('form')).toContainText('€ 1.542,24')
  await expect(page).toHaveURL(/option\.vorm=vorm-ovaal.*measure\.vorm\.width=240.*measure\.vorm\.length=340/)

  const other = await context.newPage()
  await other.goto(page.url(), { waitUntil: 'domcontentloaded' })
  await hydrated(other)
  await expect(other.getByRole('radio', { name: 'Ovaal' })).toBeChecked()
  await expect(width(other)).toHaveValue('240')
  await expect(other.getByRole('form')).toContainText('€ 1.542,24')
  await expect(buy(other)).toBeEnabled()
  await other.close()

  await buy(page).click()
  const panel = cartPanel(page, nld)
  await expect(panel).toContainText('Ovaal 240 × 340 cm')
  await expect(panel.getByRole('img', { name: /240 × 340 cm/ })).toBeVisible()
})

test('RUG-06 measures survive a reload right after the last key', async ({ page }) => {
  await open(page, address)
  await width(page).fill('215')
  await length(page).fill('315')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(width(page)).toHaveValue('215')
  await expect(length(page)).toHaveValue('315')
})

test('RUG-07 on a large screen price, measures and button stay in view while further choices are made', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, `${address}?measure.vorm.width=200&measure.vorm.length=300`)
  const bar = page.getByTestId('buy-bar')
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('200 × 300 cm')
  await expect(bar).toContainText('€ 1.134,-')
  await expect(bar.getByRole('button', { name: nld.words.product.add, exact: true })).toBeVisible()
  await buy(page).scrollIntoViewIfNeeded()
  await expect(bar).toHaveCount(0)
})

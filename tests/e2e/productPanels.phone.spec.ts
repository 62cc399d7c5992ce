import { open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const way = ways.nld

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

test('PRD-04 on a phone a tap on the picture opens it over the screen, and a swipe goes to the next', async ({ page }) => {
  await open(page, way.product.path)
  await page
    .getByRole('region', { name: /Afbeeldingen van/ })
    .locator('ol')
    .first()
    .getByRole('link')
    .first()
    .tap()
  const panel = page.getByRole('dialog', { name: way.product.title, exact: true })
  await expect(panel).toContainText(/Afbeelding 1 van \d/)
  // Again while the page behind the panel still loads.
  await expect(async () => {
    const title = await panel.getByRole('heading').boundingBox()
    const close = await panel.getByRole('link', { name: 'Sluiten' }).boundingBox()
    expect(title?.x).toBeGreaterThanOrEqual(16)
    expect(Math.abs((title?.y ?? 0) + (title?.height ?? 0) / 2 - (close?.y ?? 0) - (close?.height ?? 0) / 2)).toBeLessThan(4)
  }).toPass()
  await panel
    .locator('ol')
    .first()
    .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth, behavior: 'instant' }))
  await expect(panel).toContainText(/Afbeelding 2 van \d/)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test(`PRD-01 name and price are above the fold at ${width} px, and a second button appears when the first is out of view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, way.product.path)
    const form = page.getByRole('form')
    for (const part of [page.getByRole('heading', { level: 1 }), form.getByText('€ 340,-').first()])
      await expect(part).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = page.getByTestId('buy-bar')
    await expect(bar).toContainText('€ 340,-')
    await bar.getByRole('button', { name: way.words.product.add, exact: true }).click()
    await expect(page.getByTestId('cart-count')).toHaveText(/1/)
  })

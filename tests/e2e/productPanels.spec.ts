import type { Locator, Page } from '@playwright/test'
import { open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld } = ways
const rug = nld.product

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** Every panel of a product carries its title (PNL-05). */
const panelOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true })
const close = (panel: Locator): Locator => panel.getByRole('link', { name: nld.words.productPanels.close, exact: true })

test('OPT-01 arrow keys only move in a panel of choices; Enter or Space chooses and closes it, and so does a press', async ({ page }) => {
  const chosen = page.getByRole('form').getByText(/^Gekozen: /)
  const openGroup = async (): Promise<void> => {
    await page.locator('summary', { hasText: 'Onderkleed' }).focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
  }
  await open(page, '/product/1102')
  const panel = page.getByRole('dialog')
  const radios = panel.getByRole('radio')
  for (const key of ['Enter', 'Space']) {
    await openGroup()
    const before = await chosen.innerText()
    await panel.getByRole('radio', { checked: true }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('radio', { checked: true })).toBeFocused()
    expect(await chosen.innerText()).toBe(before)
    await page.keyboard.press(key)
    await expect(panel).toHaveCount(0)
    await expect(chosen).not.toHaveText(before)
  }
  await openGroup()
  const before = await chosen.innerText()
  await panel.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowDown')
  const marked = await radios.evaluateAll((all) => all.findIndex((radio) => (radio as HTMLInputElement).checked))
  await panel.locator('label').nth(marked).click()
  await expect(panel).toHaveCount(0)
  await expect(chosen).not.toHaveText(before)
})

test('PRD-07 PNL-05 PNL-06a the variations panel fills the screen from below, with what each one costs; another panel is modal and gives the focus back to its link', async ({
  page,
}) => {
  await open(page, `${rug.path}?panel=variations`)
  const panel = panelOf(page, rug.title)
  await expect(panel).toContainText('Terracotta')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Terracotta' })).toContainText('€')
  const box = await panel.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: 900 })
  // All but the place of the scroll bar.
  expect(box?.width).toBeGreaterThan(1280 - 20)
  await close(panel).click()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(rug.path)

  const link = page.getByRole('region', { name: nld.words.product.specifications }).getByRole('link', { name: /specificatie/ })
  await link.click()
  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await close(panel).click()
  await expect(panel).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('PRD-03 hovering shows part of the picture beside it, 20 px away, one to three times its size; so do the keys', async ({ page }) => {
  await open(page, rug.path)
  const stage = page
    .getByRole('region', { name: /Afbeeldingen van/ })
    .locator('ol')
    .first()
  const frame = await stage.boundingBox()
  if (frame === null) throw new Error('the gallery is not shown')
  const lens = page.getByTestId('magnifier')
  // It comes when it is first needed; a hand keeps moving meanwhile.
  await expect(async () => {
    await page.mouse.move(frame.x + frame.width / 2, frame.y + 150)
    await page.mouse.move(frame.x + frame.width / 2, frame.y + 160)
    await expect(lens).toBeVisible({ timeout: 600 })
  }).toPass()
  const box = await lens.boundingBox()
  expect(Math.round((box?.x ?? 0) - (frame.x + frame.width))).toBe(20)
  await page.keyboard.down('Shift')
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -100)
  await expect(lens).toHaveAttribute('data-ratio', '3')
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 100)
  await expect(lens).toHaveAttribute('data-ratio', '1')
  await page.keyboard.up('Shift')
  await page.mouse.move(5, 5)
  await expect(lens).toHaveCount(0)

  await stage.focus()
  await page.keyboard.press('+')
  await expect(lens).toBeVisible()
  const before = await lens.locator('div').first().getAttribute('style')
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  expect(await lens.locator('div').first().getAttribute('style')).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect(lens).toHaveCount(0)
})

test('PRD-05 the button is in the first view of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, nld.product.path)
  const box = await page.getByRole('form').getByRole('button', { name: nld.words.product.add, exact: true }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
})

test('PRD-04 the opened picture is the one of the page until its own file has come', async ({ page }) => {
  await open(page, rug.path)
  const gallery = page.getByRole('region', { name: /Afbeeldingen van/ })
  const shown = gallery.getByRole('img').first()
  const file = await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc))
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/pictures/, async (route) => {
    await held
    await route.continue()
  })
  await shown.click()
  const large = page.getByRole('dialog').getByRole('img').first()
  await expect(large).toBeVisible()
  expect(await large.locator('..').evaluate((picture) => getComputedStyle(picture).backgroundImage)).toBe(`url("${file}")`)
  release()
})

const magnifierStaysInside = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 800 })
  const stage = page
    .getByRole('region', { name: /Afbeeldingen van/ })
    .locator('ol')
    .first()
  const frame = await stage.boundingBox()
  if (frame === null) throw new Error('the gallery is not shown')
  const lens = page.getByTestId('magnifier')
  const hover = async (): Promise<void> => {
    await page.mouse.move(frame.x + frame.width / 2, frame.y + 150)
    await page.mouse.move(frame.x + frame.width / 2, frame.y + 160)
  }
  // Its program comes when a pointer first comes near; a hand keeps moving meanwhile.
  await expect(async () => {
    await hover()
    await expect(lens).toBeVisible({ timeout: 600 })
  }).toPass()
  const box = await lens.boundingBox()
  if (box === null) throw new Error('the magnifier is not shown')
  expect(Math.round(box.x - (frame.x + frame.width))).toBe(20)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(800)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box.y, 'the name stays in sight').toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))

  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await expect(lens).toBeVisible()
  await page.mouse.move(frame.x + 20, frame.y + 40, { steps: 4 })
  await expect(lens).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lens).toHaveCount(0)
  await page.mouse.move(frame.x + frame.width / 2 + 10, frame.y + 170)
  // Longer than the rest after which it opens.
  await expect(lens.waitFor({ timeout: 900 }), 'it stays closed until the pointer has left').rejects.toThrow('Timeout')
  await page.mouse.move(2, 2)
  await hover()
  await expect(lens).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(lens).toHaveCount(0)
}

for (const sizes of [
  [768, 1024, 1280],
  [1366, 1440, 1680],
])
  test(`PRD-03 the magnifier stays inside a window of ${sizes.join(', ')} px, opens after a rest, can be hovered, and Escape closes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/product/1007')
    for (const size of sizes) await magnifierStaysInside(page, size)
  })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, tolerated: [/^failed: GET .*\.js csp$/] })

  test('PNL-05 PRD-09 a panel is a page with the panel in it, and closing leads back', async ({ page }) => {
    await page.goto(rug.path, { waitUntil: 'domcontentloaded' })
    await page.getByRole('form').getByRole('link', { name: nld.words.product.readMore, exact: true }).first().click()
    await expect(page).toHaveURL(`${rug.path}?panel=description`)
    await expect(panelOf(page, rug.title)).toContainText('Wol veert terug')
    await close(panelOf(page, rug.title)).click()
    await expect(page).toHaveURL(rug.path)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

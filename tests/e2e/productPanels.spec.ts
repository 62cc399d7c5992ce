import type { Locator, Page } from '@playwright/test'
import { cartPanel, open } from './guest.ts'
import { ways } from './ways.ts'
import { expect, test } from './strictConsoleTest.ts'

const { nld, eng } = ways
const rug = nld.product
const hub = '/product/1003'

test.use({ locale: 'nl-NL', contextOptions: { reducedMotion: 'reduce' } })

/** Every panel of a product carries its title (PNL-05). */
const panelOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true })
const titleOf = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()
const close = (panel: Locator): Locator => panel.getByRole('link', { name: nld.words.productPanels.close, exact: true })

test('PRD-09a PRD-11a PRD-11b PNL-05 the page shows eight specifications, the panel all of them, joined by commas', async ({ page }) => {
  await open(page, '/product/1001/vloerkleed-op-maat')
  const section = page.getByRole('region', { name: nld.words.product.specifications })
  await expect(section.locator('dt')).toHaveCount(8)
  await section.getByRole('link', { name: /specificatie/ }).click()
  const panel = panelOf(page, 'Vloerkleed op maat')
  await expect.poll(() => panel.locator('dt').count()).toBeGreaterThan(8)
  await expect(panel.locator('dd', { hasText: 'Rechthoek, Vierkant, Rond, Ovaal, Organisch' })).toBeVisible()
  await close(panel).click()
  await expect(panel).toHaveCount(0)
  await expect(section.getByRole('link', { name: /specificatie/ })).toBeFocused()
})

test('PRD-09b PRD-09c the whole description and what else there is to read open in their panels; Escape closes', async ({ page }) => {
  await open(page, rug.path)
  await page.getByRole('form').getByRole('link', { name: nld.words.product.readMore, exact: true }).first().click()
  const panel = panelOf(page, rug.title)
  await expect(panel.getByRole('heading', { name: nld.words.product.description })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Onderhoud' })).toBeVisible()
  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await open(page, `${rug.path}?panel=readMore&about=delivery`)
  await expect(panel.getByRole('heading', { name: nld.words.product.deliveryReturns })).toBeVisible()
  await expect(panel).toContainText('60 dagen')
})

test('PRD-06b PRD-08 OPT-01a OPT-01b an entry of a collection opens its group; a choice closes it and is shown below the price', async ({
  page,
}) => {
  await open(page, '/product/1001/vloerkleed-op-maat%20copy')
  await page.locator('summary', { hasText: 'Afwerking' }).click()
  const panel = panelOf(page, 'Vloerkleed op maat')
  await expect(panel.getByRole('radio', { name: 'Franje' })).toBeDisabled()
  // € 49 including VAT.
  await expect(panel.locator('label', { hasText: 'Katoenen band' })).toContainText('€ 49,-')
  await panel.locator('label', { hasText: 'Katoenen band' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('form')).toContainText('Gekozen: Rechthoek, Katoenen band')

  await page.locator('summary', { hasText: 'Vorm' }).click()
  await expect(panel.locator('label', { hasText: 'Rond' })).toContainText(nld.words.productPanels.custom)
  await expect(panel.locator('label', { hasText: 'Rond' })).toContainText('€ 189,- per m²')
  await panel.locator('label', { hasText: 'Rond' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('textbox', { name: /^Diameter/ }).fill('200')
  await panel.getByRole('button', { name: 'Doorgaan', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('form')).toContainText('Gekozen: Rond ø 200 cm, Katoenen band')
})

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

test('PRD-07 the variations panel fills the screen from below and sells what is chosen, once it can be sold', async ({ page }) => {
  await open(page, '/product/1001/vloerkleed-op-maat?panel=variations')
  const panel = panelOf(page, 'Vloerkleed op maat')
  const sell = panel.getByRole('button', { name: nld.words.productPanels.add, exact: true })
  await expect(sell).toBeDisabled()
  const box = await panel.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: 900 })
  // All but the place of the scroll bar.
  expect(box?.width).toBeGreaterThan(1280 - 20)
  await panel.getByRole('textbox', { name: /^Breedte/ }).fill('200')
  await panel.getByRole('textbox', { name: /^Lengte/ }).fill('300')
  await expect(panel.locator('footer')).toContainText('€ 1.134,-')
  await expect(panel.locator('footer')).toContainText('Rechthoek 200 × 300 cm')
  await sell.click()
  await expect(cartPanel(page, nld)).toContainText('Rechthoek 200 × 300 cm')

  await open(page, `${eng.product.path}?panel=variations`)
  const english = panelOf(page, eng.product.title)
  await expect(english.getByRole('button', { name: 'In shopping basket', exact: true })).toBeEnabled()
  await expect(english.getByRole('link', { name: 'Sand' })).toBeVisible()
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

for (const size of [768, 1024, 1280, 1366, 1440, 1680])
  test(`PRD-03 the magnifier stays inside a window of ${size} px, opens after a rest, can be hovered, and Escape closes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: size, height: 800 })
    await open(page, '/product/1007')
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
    expect(box.x + box.width).toBeLessThanOrEqual(size)
    expect(box.y + box.height).toBeLessThanOrEqual(800)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size)
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
  })

test('PRD-04 PNL-05 a press on the picture opens all of them over the screen, with arrows, keys, enlargement and Escape', async ({
  page,
}) => {
  await open(page, rug.path)
  await page
    .getByRole('region', { name: /Afbeeldingen van/ })
    .locator('ol')
    .first()
    .getByRole('link')
    .first()
    .click()
  const panel = panelOf(page, rug.title)
  await expect(panel).toContainText('1/4')
  await panel.getByRole('button', { name: nld.words.product.nextPicture }).click()
  await expect(panel).toContainText('2/4')
  await page.keyboard.press('End')
  await expect(panel).toContainText('4/4')
  await page.keyboard.press('+')
  await expect(panel.locator('[data-zoomed] img').first()).toBeVisible()
  await page.keyboard.press('0')
  await page.keyboard.press('ArrowLeft')
  await expect(panel).toContainText('3/4')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})

for (const [rows, panel, text] of [
  ['PRD-09a', 'specifications', 'Materiaal'],
  ['PRD-09b', 'description', 'Wol veert terug'],
  ['PRD-09c', 'readMore', 'Retourneren is gratis'],
  ['PRD-07', 'variations', 'Terracotta'],
  ['PRD-04', 'mediagallery', '1/4'],
] as const)
  test(`PNL-05 ${rows} the panel '${panel}' opens by its address, and its address goes when it closes`, async ({ page }) => {
    await open(page, `${rug.path}?panel=${panel}`)
    const dialog = panelOf(page, rug.title)
    await expect(dialog).toContainText(text)
    await close(dialog).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(rug.path)
  })

test('PNL-05 a group that there is not opens the first one; a product without choices opens none', async ({ page }) => {
  await open(page, `${hub}?panel=configuration&about=nonsense`)
  await expect(panelOf(page, await titleOf(page))).toBeVisible()
  await open(page, '/product/1005?panel=configuration')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, '/vloerkleden?panel=specifications')
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

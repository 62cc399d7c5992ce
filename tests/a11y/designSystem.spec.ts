import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { panelPasses, passes } from './passesAxe.ts'

// One page for all tests, which close what they open: the gallery is hundreds of modules, and loading them takes longer than a test.
test.describe.configure({ mode: 'default' })

let server: ViteDevServer
let address: string
let page: Page
const complaints: string[] = []

/** Loads the gallery of all parts anew. */
const load = async (): Promise<void> => {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.locator('body[data-alive]').waitFor()
}

test.beforeAll(async ({ browser }) => {
  server = await createServer({
    configFile: new URL('../../ui/kit/gallery/vite.config.ts', import.meta.url).pathname,
    server: { port: 0 },
    logLevel: 'error',
  })
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
  page = await browser.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await load()
})

test.beforeEach(async () => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.mouse.move(5, 5)
})

/** Any word of React or the browser about the gallery fails the test that made it. */
test.afterEach(() => expect(complaints.splice(0)).toEqual([]))

test.afterAll(async () => {
  await page.close()
  await server.close()
})

const closePanel = async (): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('all components of the kit pass axe with no rule off, light and dark, on a phone and on a desktop', async () => {
  for (const width of [390, 1280]) {
    await passes(page, 'components', { at: [width] })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('PNL-06 an open panel passes axe, light and dark', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'right', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Winkelwagen' })).toBeVisible()
  await panelPasses(page, 'panel', [1280])
  await closePanel()
})

test.describe('a panel', () => {
  test('PNL-06 takes the focus, keeps it and gives it back to its opener', async () => {
    const opener = page.getByRole('button', { name: 'right', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Winkelwagen' })
    // It is drawn a frame before it is modal.
    await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab')
      // The browser's own bar is the one place outside the panel that the keyboard reaches.
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('PNL-03 Escape, the underlay and the button close it; a press that began inside does not', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const panel = page.getByRole('dialog')
    const opener = page.getByRole('button', { name: 'right', exact: true })
    await opener.click()
    await panel.getByRole('heading', { name: 'Winkelwagen' }).hover()
    await page.mouse.down()
    await page.mouse.move(200, 300)
    await page.mouse.up()
    await expect(panel).toHaveAttribute('data-state', 'open')
    await page.mouse.click(200, 300)
    await expect(panel).toHaveCount(0)
    await opener.click()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await opener.click()
    await panel.getByRole('link', { name: 'Sluiten' }).click()
    await expect(panel).toHaveCount(0)
  })

  test('PNL-02 holds the page still without moving it', async () => {
    const opener = page.getByRole('button', { name: 'right', exact: true })
    await opener.scrollIntoViewIfNeeded()
    const before = await opener.boundingBox()
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    const { x, y } = await opener.evaluate((element) => element.getBoundingClientRect())
    expect({ x, y }).toEqual({ x: before?.x, y: before?.y })
    await closePanel()
  })

  test('VAL-08 an input with autofocus has the focus after its panel has opened', async () => {
    await page.getByRole('button', { name: 'centre', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused()
    await closePanel()
  })
})

test.describe('the gallery of pictures', () => {
  test('PRD-01 PRD-02 buttons, keys and thumbnails choose the slide, and the buttons end where the pictures do', async () => {
    const gallery = page.getByRole('region', { name: 'Drie foto’s' })
    const next = gallery.getByRole('button', { name: 'Volgende afbeelding' })
    const selected = gallery.locator('[aria-current="true"]')
    await gallery.scrollIntoViewIfNeeded()
    await expect(gallery.getByRole('button', { name: 'Vorige afbeelding' })).toBeHidden()
    await next.click()
    await expect(selected).toHaveAccessibleName('Afbeelding 2 van 3')
    await next.click()
    await expect(selected).toHaveAccessibleName('Afbeelding 3 van 3')
    await expect(next).toBeHidden()
    const strip = gallery.getByRole('list').first()
    await expect(strip).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(selected).toHaveAccessibleName('Afbeelding 2 van 3')
    await gallery.getByRole('link', { name: 'Afbeelding 1 van 3' }).click()
    await expect(selected).toHaveAccessibleName('Afbeelding 1 van 3')
    await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBe(0)
  })

  test('PRD-01 a swipe selects too', async () => {
    const gallery = page.getByRole('region', { name: 'Drie foto’s' })
    await gallery
      .getByRole('list')
      .first()
      .evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
    await expect(gallery.locator('[aria-current="true"]')).toHaveAccessibleName('Afbeelding 2 van 3')
  })
})

test.describe('inputs', () => {
  test('VAL-08 clears, shows a password, counts, and settles 300 ms after the last key', async () => {
    const zip = page.getByRole('textbox', { name: 'Postcode' })
    await page.getByRole('button', { name: 'Postcode wissen' }).click()
    await expect(zip).toHaveValue('')
    await expect(zip).toBeFocused()
    await expect(page.getByRole('button', { name: 'Postcode wissen' })).toBeHidden()
    await page.getByRole('button', { name: 'Wachtwoord tonen' }).click()
    await expect(page.getByLabel('Wachtwoord', { exact: false }).first()).toHaveAttribute('type', 'text')
    await page.getByRole('textbox', { name: 'Naam van de ruimte' }).fill('Hal')
    await expect(page.getByText('3 van 40')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Zoeken' }).pressSequentially('wol')
    await expect(page.getByText('wol', { exact: true })).toBeVisible()
  })

  test('VAL-09 a held button counts on, and the click at its end adds nothing', async () => {
    const stepper = page
      .getByRole('group', { name: 'Aantal' })
      .filter({ has: page.locator('input[max="120"]') })
      .first()
    const number = stepper.getByRole('spinbutton')
    const more = stepper.getByRole('button', { name: 'Eén meer' })
    await more.click()
    await expect(number).toHaveValue('3')
    await more.hover()
    await page.mouse.down()
    await expect.poll(async () => Number(await number.inputValue())).toBeGreaterThan(5)
    await page.mouse.up()
    const held = await number.inputValue()
    await number.fill('999')
    await number.press('Enter')
    await expect(number).toHaveValue('120')
    expect(Number(held)).toBeLessThan(120)
    await expect(more).toHaveAttribute('aria-disabled', 'true')
  })
})

test.describe('the toasts', () => {
  const shown = async () => {
    await load()
    await page.getByRole('button', { name: 'Drie meldingen tonen' }).click()
    const region = page.getByRole('region', { name: 'Meldingen' })
    await expect(region.getByRole('button', { name: 'Melding sluiten' })).toHaveCount(3)
    return region
  }
  const bars = () =>
    page.locator('[aria-label="Meldingen"] li [class*="bar"]').evaluateAll((elements) =>
      elements.map((element) => {
        const { animationDelay, animationDuration, animationPlayState } = getComputedStyle(element)
        return `${animationDelay} ${animationDuration} ${animationPlayState}`
      }),
    )

  test('NTF-02 NTF-03 the bar runs from 200 to 4500 ms, and waits while a pointer is on the stack', async () => {
    const region = await shown()
    expect(await bars()).toEqual(Array.from({ length: 3 }, () => '0.2s 4.3s running'))
    await region.getByText('samengevoegd').hover()
    await expect(region).toHaveAttribute('data-open')
    expect(await bars()).toEqual(Array.from({ length: 3 }, () => '0.2s 4.3s paused'))
    await page.mouse.move(5, 5)
    await expect(region).not.toHaveAttribute('data-open')
  })

  test('NTF-03 the focus inside does the same, also when it goes with a dismissed toast', async () => {
    const region = await shown()
    await page.mouse.move(5, 5)
    const close = region.getByRole('button', { name: 'Melding sluiten' })
    await close.first().focus()
    await expect(region).toHaveAttribute('data-open')
    await page.keyboard.press('Enter')
    await expect(close).toHaveCount(2)
    await expect(region).not.toHaveAttribute('data-open')
  })

  test('NTF-03 are shown inside an open panel, because the rest is inert', async () => {
    await shown()
    await page.getByRole('button', { name: 'centre', exact: true }).click()
    await page.getByRole('dialog').getByText('Uw adres is bewaard.').hover({ force: true })
    await expect(page.getByRole('dialog').getByText('Uw adres is bewaard.')).toBeVisible()
  })
})

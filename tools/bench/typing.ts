import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { browserFile } from '../browserFile.cjs'
import { chooseBefore } from '../chooseBefore.ts'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { rounded } from './figure.ts'
import type { Figure } from './figure.ts'

interface Seen {
  /** From each key press until the frame that shows its effect, in ms. */
  readonly keys: readonly number[]
  /** Cumulative layout shift from the first byte to the last key; shifts after a key press count too. */
  readonly shift: number
}

/** Runs in the page before its scripts: records layout shifts, and the time from each key press until drawing, area and price are painted. */
const watch = (): void => {
  const keys: number[] = []
  let shift = 0
  let pressed = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as unknown as { readonly value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true })
  addEventListener('input', () => requestAnimationFrame(() => requestAnimationFrame((painted) => keys.push(painted - pressed))), {
    capture: true,
  })
  Object.assign(window, { typed: (): Seen => ({ keys, shift }) })
}

/** Types measures as a shopper does: both sides, a typing error, a correction. */
const type = async (page: Page): Promise<void> => {
  const sides = page.locator('main form input[inputmode="numeric"]')
  for (const [side, text] of [
    [0, '240'],
    [1, '340'],
    [0, '185'],
    [1, '260'],
    [0, '312'],
  ] as const) {
    await sides.nth(side).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text, { delay: 120 })
  }
  await page.waitForTimeout(300)
}

/** The minimum per key press: two fields, a rectangle, an area and a price, without other scripts. */
const byHand = `<main><form><input inputmode="numeric"><input inputmode="numeric"></form>
<svg viewBox="0 0 400 400" width="300" height="300"><rect width="0" height="0"></rect></svg><p></p><p></p></main>`
const followByHand = (): void => {
  const [first, second] = document.querySelectorAll('input')
  const [area, price] = document.querySelectorAll('p')
  const rug = document.querySelector('rect')
  addEventListener('input', () => {
    const [width, length] = [Number(first?.value), Number(second?.value)]
    rug?.setAttribute('width', String(width))
    rug?.setAttribute('height', String(length))
    if (area !== undefined) area.textContent = `${(width * length) / 1e4} m²`
    if (price !== undefined) price.textContent = `€ ${((width * length * 189) / 1e4).toFixed(2)}`
  })
}

/** @param url of a shop; null: the hand-written page */
const visit = async (url: string | null, width: number): Promise<Seen> => {
  const browser = await chromium.launch({ executablePath: browserFile() })
  try {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'nl-NL' })
    if (url !== null) await chooseBefore(context, undefined, url)
    const page = await context.newPage()
    if (url === null) {
      await page.setContent(byHand)
      await page.evaluate(watch)
      await page.evaluate(followByHand)
    } else {
      await page.addInitScript(watch)
      await page.goto(`${url}/product/1001/vloerkleed-op-maat`, { waitUntil: 'networkidle' })
    }
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await type(page)
    return await page.evaluate(() => (window as unknown as { readonly typed: () => Seen }).typed())
  } finally {
    await browser.close()
  }
}

const runs = Number(process.env['RUNS'] ?? 5)

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const shop of shops) {
    for (const width of [390, 1280]) {
      const seen: Seen[] = []
      const floor: Seen[] = []
      for (let run = 0; run < runs; run += 1) {
        seen.push(await visit(shop.url, width))
        floor.push(await visit(null, width))
      }
      const sorted = (all: readonly Seen[]): readonly number[] => all.flatMap((each) => each.keys).toSorted((a, b) => a - b)
      const [keys, floorKeys] = [sorted(seen), sorted(floor)]
      const at = (all: readonly number[], part: number): number => rounded(all[Math.floor(all.length * part)] ?? Number.NaN)
      const of = `rug made to measure, ${shop.name}, ${width} px`
      figures.push(
        {
          what: `${of}: key to drawing, p95 of ${keys.length}`,
          value: at(keys, 0.95),
          unit: 'ms',
          target: '50 or less',
        },
        { what: `${of}: key to drawing, median`, value: at(keys, 0.5), unit: 'ms' },
        { what: `by hand, ${width} px: key to drawing, p95`, value: at(floorKeys, 0.95), unit: 'ms' },
        { what: `by hand, ${width} px: key to drawing, median`, value: at(floorKeys, 0.5), unit: 'ms' },
        { what: `${of}: layout shift`, value: rounded(Math.max(...seen.map(({ shift }) => shift)), 4), unit: '', target: '0' },
      )
    }
  }
  return figures
}

/** Typing the measures of a rug, in a browser slowed down four times. `RUNS=9` sets the number of runs. */
export const benchTyping = (): Promise<readonly Figure[]> => withShops(measure)

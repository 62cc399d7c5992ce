import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { withShops } from './askedShops.ts'
import type { NamedShop } from './askedShops.ts'
import { chromiumFile } from './chromium.ts'
import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'

interface Seen {
  readonly event: number
  readonly visible: number
}

const addButton = 'form[action="/cart"] button[type="submit"]'

/** In the page: how long the events of the coming click take, and when the cart's count in the header has been painted after it. */
const watchClick = (): void => {
  const header = document.querySelector('header')
  if (header === null) throw new Error('The product page has no header.')
  let event = 0
  let started = 0
  addEventListener('click', ({ timeStamp }) => (started = timeStamp), { capture: true, once: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) event = Math.max(event, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const seen = new Promise<Seen>((resolve) => {
    const watcher = new MutationObserver(() => {
      if (header.querySelector('[data-testid="cart-count"]') === null) return
      watcher.disconnect()
      requestAnimationFrame(() =>
        requestAnimationFrame((visible) => {
          setTimeout(() => resolve({ event, visible: visible - started }), 500)
        }),
      )
    })
    watcher.observe(header, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(window, { seen })
}

/** One real press on the button of a page that is alive and quiet. */
const pressOnce = async (browser: Browser, url: string, latency: number): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    if (latency > 0) {
      await page.route('**/api/v2/**', async (route) => {
        await new Promise((done) => setTimeout(done, latency))
        await route.continue()
      })
    }
    await page.goto(`${url}/product/1003/wachter-plus-wit`, { waitUntil: 'networkidle' })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(watchClick)
    await page.locator(addButton).first().click()
    return await page.evaluate(() => (window as unknown as { readonly seen: Promise<Seen> }).seen)
  } finally {
    await context.close()
  }
}

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: chromiumFile() })
  const figures: Figure[] = []
  try {
    for (const latency of [0, 200]) {
      const seen = new Map<string, Seen[]>(shops.map(({ name }) => [name, []]))
      // In turn, so that a busy minute of the machine is shared by all.
      for (let run = 0; run < 5; run += 1) for (const { name, url } of shops) seen.get(name)?.push(await pressOnce(browser, url, latency))
      for (const [name, all] of seen) {
        const clicked = `add to cart, ${name}, CPU 4 times slower, +${latency} ms`
        figures.push(
          { what: `${clicked}: event`, value: rounded(median(all.map(({ event }) => event))), unit: 'ms', target: '48 or less' },
          { what: `${clicked}: visible`, value: rounded(median(all.map(({ visible }) => visible))), unit: 'ms', target: '80 or less' },
        )
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

/** Add to cart in a browser slowed down four times, with and without 200 ms more on the way to the host; medians of 5. */
export const benchClicks = (): Promise<readonly Figure[]> => withShops(measure)

import { chromium } from '@playwright/test'
import { chromiumFile } from './chromium.ts'
import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { runShop } from './runningShop.ts'

interface Seen {
  readonly event: number
  readonly visible: number
}

/** In the page: how long the click's event takes, and when the cart's count in the header has been painted. */
const click = (): Promise<Seen> =>
  new Promise((resolve) => {
    const button = document.querySelector<HTMLButtonElement>('form[action="/cart"] button[type="submit"]')
    const header = document.querySelector('header')
    if (button === null || header === null) throw new Error('The product page has no button or no header.')
    let event = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) event = Math.max(event, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    const started = performance.now()
    const watcher = new MutationObserver(() => {
      if (header.querySelector('[data-testid="cart-count"]') === null) return
      watcher.disconnect()
      requestAnimationFrame(() => {
        const visible = performance.now() - started
        setTimeout(() => resolve({ event, visible }), 300)
      })
    })
    watcher.observe(header, { childList: true, subtree: true, characterData: true })
    button.click()
  })

/** Add to cart in a browser slowed down four times, with and without 200 ms more on the way to the host; and the layout's stability. */
export const benchClicks = async (): Promise<readonly Figure[]> => {
  const shop = await runShop()
  const browser = await chromium.launch({ executablePath: chromiumFile() })
  const figures: Figure[] = []
  try {
    for (const latency of [0, 200]) {
      const visible: number[] = []
      for (let run = 0; run < 5; run += 1) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
        const page = await context.newPage()
        if (latency > 0) {
          await page.route('**/api/v2/**', async (route) => {
            await new Promise((done) => setTimeout(done, latency))
            await route.continue()
          })
        }
        await page.goto(`${shop.url}/product/1003/wachter-plus-wit`, { waitUntil: 'networkidle' })
        const devtools = await context.newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        visible.push((await page.evaluate(click)).visible)
        await context.close()
      }
      figures.push({
        what: `add to cart until painted, CPU 4 times slower, +${latency} ms (median of 5)`,
        value: rounded(median(visible)),
        unit: 'ms',
        target: '50 or less',
      })
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return figures
}

import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { chooseBefore } from '../chooseBefore.ts'
import { browserFile } from '../browserFile.cjs'
import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { runShop } from './runningShop.ts'

const ways = [
  { name: 'list to product', from: '/verlichting', link: 'main article a[href*="/product/"]' },
  { name: 'menu to list', from: '/contact', link: 'header nav a[href="/planten"]' },
] as const

/** In the page: ms from the coming click until the next page's heading has been painted. */
const watchNext = (): void => {
  const before = document.querySelector('main h1')?.textContent
  let started = 0
  addEventListener('click', ({ timeStamp }) => (started = timeStamp), { capture: true, once: true })
  const painted = new Promise<number>((resolve) => {
    const watcher = new MutationObserver(() => {
      const now = document.querySelector('main h1')?.textContent
      if (started === 0 || now === undefined || now === before) return
      watcher.disconnect()
      requestAnimationFrame(() => requestAnimationFrame((time) => resolve(time - started)))
    })
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  Object.assign(window, { painted })
}

const clickOnce = async (browser: Browser, url: string, { from, link }: (typeof ways)[number], rests: boolean): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await chooseBefore(context, undefined, url)
  try {
    const page: Page = await context.newPage()
    const ready = page.waitForResponse(/navigation[^/]*\.js$/)
    await page.goto(url + from, { waitUntil: 'networkidle' })
    await ready
    const target = page.locator(link).nth(0)
    await target.scrollIntoViewIfNeeded()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(watchNext)
    if (rests) {
      await page.mouse.move(4, 500)
      await target.hover()
      await page.waitForTimeout(1500)
      await page.mouse.down()
      await page.mouse.up()
    } else await target.evaluate((element) => (element as HTMLElement).click())
    return await page.evaluate(() => (window as unknown as { readonly painted: Promise<number> }).painted)
  } finally {
    await context.close()
  }
}

/** From a click within the shop until the next page is painted, in a browser slowed down four times; medians of 7. */
export const benchNavigations = async (): Promise<readonly Figure[]> => {
  const shop = await runShop()
  const browser = await chromium.launch({ executablePath: browserFile() })
  const figures: Figure[] = []
  try {
    for (const way of ways) {
      for (const rests of [true, false]) {
        const all: number[] = []
        for (let run = 0; run < 7; run += 1) all.push(await clickOnce(browser, shop.url, way, rests))
        figures.push({
          what: `${way.name}, ${rests ? 'after a rest on the link' : 'without'}, CPU 4 times slower`,
          value: rounded(median(all)),
          unit: 'ms',
          ...(rests ? { target: '100 or less' } : {}),
        })
      }
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return figures
}

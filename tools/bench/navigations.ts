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

/** In the page: ms from the next click until the next page's heading is painted. */
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

/**
 * In a page without its scripts: the minimum that a script could do. The next document's main element is loaded already, and a click replaces
 * the current one by it.
 */
const swapByHand = async (link: HTMLElement | SVGElement): Promise<void> => {
  const { href } = link as HTMLAnchorElement
  const next = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html').querySelector('main')
  link.addEventListener('click', (event) => {
    event.preventDefault()
    history.pushState(null, '', href)
    document.querySelector('main')?.replaceChildren(...document.importNode(next ?? document.body, true).children)
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

type How = 'rested' | 'at once' | 'by hand'
const hows: readonly How[] = ['rested', 'at once', 'by hand']
const notices: Readonly<Record<How, string>> = { rested: 'after a rest on the link', 'at once': 'without', 'by hand': 'swapped by hand' }

const clickOnce = async (browser: Browser, url: string, { from, link }: (typeof ways)[number], how: How): Promise<number> => {
  // The page's CSP (Trusted Types) would block inserted markup.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: how === 'by hand' })
  await chooseBefore(context, undefined, url)
  try {
    const page: Page = await context.newPage()
    if (how === 'by hand') await page.route(/\.js$/, (route) => route.abort())
    const ready = how === 'by hand' ? null : page.waitForResponse(/navigation[^/]*\.js$/)
    await page.goto(url + from, { waitUntil: 'networkidle' })
    await ready
    const target = page.locator(link).nth(0)
    if (how === 'by hand') await target.evaluate(swapByHand)
    await target.scrollIntoViewIfNeeded()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(watchNext)
    if (how !== 'at once') {
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

/**
 * From a click within the shop until the next page is painted, in a browser slowed down four times, alternating with a manual swap of the main
 * element, which is the cost of the page itself on this machine. Medians of 7.
 */
export const benchNavigations = async (): Promise<readonly Figure[]> => {
  const shop = await runShop()
  const browser = await chromium.launch({ executablePath: browserFile() })
  const figures: Figure[] = []
  try {
    for (const way of ways) {
      const all: Record<How, number[]> = { rested: [], 'at once': [], 'by hand': [] }
      for (let run = 0; run < 7; run += 1) for (const how of hows) all[how].push(await clickOnce(browser, shop.url, way, how))
      for (const how of hows)
        figures.push({
          what: `${way.name}, ${notices[how]}, CPU 4 times slower`,
          value: rounded(median(all[how])),
          unit: 'ms',
          ...(how === 'rested' ? { target: '100 or less' } : {}),
        })
      figures.push({
        what: `${way.name}, after a rest ÷ by hand`,
        value: rounded(median(all.rested) / median(all['by hand']), 2),
        unit: '',
      })
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return figures
}

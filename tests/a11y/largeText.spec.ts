import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { chooseBefore } from '../../tools/chooseBefore.ts'
import { cutTexts } from '../e2e/pseudoLocale.ts'
import { expect, test } from '../e2e/strictConsoleTest.ts'
import { settle } from './passesAxe.ts'

let browser: Browser
let page: Page

/** The browser's own setting for text, twice as large: what shoppers choose, and what no style of a page can imitate. */
test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] })
})
test.beforeEach(async ({ baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    locale: 'nl-NL',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  await chooseBefore(context, undefined, baseURL)
  page = await context.newPage()
})
test.afterEach(() => page.context().close())
test.afterAll(() => browser.close())

for (const address of [
  '/',
  '/vloerkleden',
  '/product/1002',
  '/product/1001/vloerkleed-op-maat',
  '/contact',
  '/account/register',
  '/zoeken?q=kleed',
]) {
  test(`text at 200 %: nothing of ${address} is cut off or beyond the screen`, async () => {
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await settle(page)
      expect.soft(await cutTexts(page), `${width} px`).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

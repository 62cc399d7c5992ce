import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { browserFile } from '../browserFile.cjs'
import { chooseBefore } from '../chooseBefore.ts'
import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { runShop } from './runningShop.ts'
import { seenOnceWatched, watch } from './watchPress.ts'

interface Step {
  readonly name: string
  /** An element that is visible once the next step is shown. */
  readonly selector: string
  readonly fill: (page: Page) => Promise<void>
}

const form = {
  firstName: 'Jan',
  lastName: 'de Vries',
  phoneNumber: '06-12345678',
  zipCode: '1011 AB',
  houseNumber: '1',
  password: 'Welkom01',
}

/** Each checkout step of a guest, with the suggested options. */
const steps: readonly Step[] = [
  {
    name: 'start → information',
    selector: 'main input[name="zipCode"]',
    fill: (page) => page.locator('main input[name="email"]').fill(`stap-${process.pid}-${Date.now()}@voorbeeld.test`),
  },
  {
    name: 'information → delivery',
    selector: 'main input[name="delivery"]',
    fill: async (page) => {
      for (const [name, text] of Object.entries(form)) await page.locator(`main input[name="${name}"]`).fill(text)
      await page.locator('[data-testid="chosen-address"]').waitFor()
    },
  },
  {
    name: 'delivery → overview',
    selector: 'main input[name="payment"]',
    fill: (page) => page.locator('main input[name="delivery"]:checked').waitFor({ state: 'attached' }),
  },
  {
    name: 'overview → pay',
    selector: 'main input[name="press"]',
    fill: (page) => page.locator('main input[name="payment"]:checked').waitFor({ state: 'attached' }),
  },
]

const walk = async (page: Page, url: string): Promise<readonly number[]> => {
  await page.request.post(`${url}/cart`, { form: { productId: 1002, back: '/' }, headers: { origin: url }, maxRedirects: 0 })
  await page.route(/\/api\/(?:v2|public|presession)\//, async (route) => {
    await new Promise((done) => setTimeout(done, 200))
    await route.continue()
  })
  await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' })
  const devtools = await page.context().newCDPSession(page)
  const times: number[] = []
  for (const { selector, fill } of steps) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await fill(page)
    // Wait until no request is pending before the press.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(watch, { begins: 'click' as const, selector })
    await page.locator('main form button[type="submit"]').last().click()
    times.push((await seenOnceWatched(page)).afterResponse)
  }
  return times
}

const runs = Number(process.env['RUNS'] ?? 5)

/** From the last response of the backend until the next step of the checkout is painted: a browser slowed down four times, 200 ms more backend latency. */
export const benchSteps = async (): Promise<readonly Figure[]> => {
  const [shop, browser] = [await runShop(), await chromium.launch({ executablePath: browserFile() })]
  try {
    const walks: (readonly number[])[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
      await chooseBefore(context, undefined, shop.url)
      walks.push(await walk(await context.newPage(), shop.url))
      await context.close()
    }
    return steps.map(({ name }, step) => ({
      what: `${name}, after the answer`,
      value: rounded(median(walks.map((times) => times[step] ?? Number.NaN))),
      unit: 'ms',
      target: '300 or less',
    }))
  } finally {
    await browser.close()
    await shop.stop()
  }
}

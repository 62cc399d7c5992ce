import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { browserFile } from '../browserFile.cjs'
import { chooseBefore } from '../chooseBefore.ts'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { press, seenOnceWatched, watch } from './watchPress.ts'
import type { Seen, Watched } from './watchPress.ts'

interface Action extends Watched {
  readonly name: string
  readonly path: string
  /** Adds a product to the cart first. */
  readonly needsCart?: true
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
  /** The promised times: of the event, until it is visible, and after the response. */
  readonly event?: number
  readonly visible?: number
  readonly afterResponse?: number
  /** Also measured with 200 ms more backend latency. */
  readonly slowToo?: true
}

const product = '/product/1003/wachter-plus-wit'
const card = '#list article a[href*="/product/"]'
const addButton = 'form[action="/cart"] button[type="submit"]'

/** Milliseconds that a shopper views a page before going back. */
const looked = 1000

const actions: readonly Action[] = [
  {
    name: 'add to cart',
    path: product,
    begins: 'click',
    selector: 'header [data-testid="cart-count"]',
    act: (page) => press(page, addButton),
    event: 48,
    visible: 80,
    slowToo: true,
  },
  {
    name: 'open the cart',
    path: product,
    needsCart: true,
    begins: 'click',
    selector: 'dialog:modal',
    act: (page) => press(page, 'header button[value="cart"]'),
  },
  {
    name: 'open the search',
    path: '/',
    begins: 'pointerdown',
    selector: 'dialog:modal',
    act: (page) => press(page, 'header input[name="q"]'),
  },
  {
    name: 'answer of the search',
    path: '/',
    begins: 'input',
    selector: 'dialog:modal [role="option"]',
    prepare: async (page) => {
      await page.locator('header input[name="q"]').click()
      await page.locator('dialog:modal input[name="q"]').waitFor()
    },
    act: (page) => page.keyboard.type('kleed'),
    afterResponse: 50,
  },
  {
    name: 'choose a filter',
    path: '/vloerkleden',
    begins: 'click',
    selector: '#filters a[href="/vloerkleden"][aria-current="true"]',
    act: (page) => press(page, '#filters details[open] a'),
    afterResponse: 100,
    slowToo: true,
  },
  {
    name: 'back to the list',
    path: '/vloerkleden',
    begins: 'popstate',
    selector: '#list article',
    prepare: async (page) => {
      await page.locator(card).nth(1).click()
      await page.locator(addButton).first().waitFor()
      await page.waitForTimeout(looked)
    },
    act: (page) => page.evaluate(() => history.back()),
    visible: 100,
  },
  {
    name: 'go on in the checkout',
    path: '/checkout',
    needsCart: true,
    begins: 'click',
    selector: 'main [aria-invalid="true"]',
    act: (page) => press(page, 'main form:has(input[type="email"]) button[type="submit"]'),
  },
]

/** One real press on a hydrated and idle page. */
const pressOnce = async (browser: Browser, url: string, action: Action, latency: number): Promise<Seen> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nl-NL' })
  // Sets the consent choice, because our shop shows a first-time visitor the consent wall; other shops ignore the cookie.
  await chooseBefore(context, undefined, url)
  try {
    const page = await context.newPage()
    if (action.needsCart === true)
      await context.request.post(`${url}/cart`, { form: { productId: 1002, back: '/' }, headers: { origin: url }, maxRedirects: 0 })
    if (latency > 0) {
      await page.route(/\/api\/(?:v2|public)\//, async (route) => {
        await new Promise((done) => setTimeout(done, latency))
        await route.continue()
      })
    }
    await page.goto(url + action.path, { waitUntil: 'networkidle' })
    await action.prepare?.(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.evaluate(watch, { begins: action.begins, selector: action.selector })
    await action.act(page)
    return await seenOnceWatched(page)
  } finally {
    await context.close()
  }
}

const requested = (process.env['ACTIONS'] ?? '').split(',').filter((name) => name !== '')
const runs = Number(process.env['RUNS'] ?? 5)

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: browserFile() })
  const figures: Figure[] = []
  try {
    for (const action of actions) {
      if (requested.length > 0 && !requested.includes(action.name)) continue
      for (const latency of action.slowToo === true ? [0, 200] : [0]) {
        const seen = new Map<string, Seen[]>(shops.map(({ name }) => [name, []]))
        // Alternating, so that a busy minute of the machine affects all of them.
        for (let run = 0; run < runs; run += 1)
          for (const { name, url } of shops) seen.get(name)?.push(await pressOnce(browser, url, action, latency))
        for (const [name, all] of seen) {
          const figure = (what: keyof Seen, of: string, target?: number): Figure => ({
            what: `${action.name}, ${name}, +${latency} ms: ${of}`,
            value: rounded(median(all.map((each) => each[what]))),
            unit: 'ms',
            ...(target === undefined ? {} : { target: `${target} or less` }),
          })
          if (action.begins !== 'popstate') figures.push(figure('event', 'event', action.event))
          figures.push(figure('visible', 'visible', action.visible))
          if (action.afterResponse !== undefined) figures.push(figure('afterResponse', 'visible after the answer', action.afterResponse))
        }
      }
    }
  } finally {
    await browser.close()
  }
  return figures
}

/**
 * The most frequent presses, in a browser slowed down four times: medians of 5, with and without 200 ms more backend latency where the
 * backend is called. `RUNS=9` sets the number of runs, `ACTIONS='add to cart'` selects presses.
 */
export const benchClicks = (): Promise<readonly Figure[]> => withShops(measure)

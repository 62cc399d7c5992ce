import { chromium } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { browserFile } from '../browserFile.cjs'
import { chooseBefore } from '../chooseBefore.ts'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { median, printRows, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { tap, type } from './finger.ts'
import type { Effect, Seen } from './finger.ts'
import { slowLine, telephone } from './firstLook.ts'
import { createLargeCart } from './largeCarts.ts'

interface Press {
  readonly name: string
  readonly path: string
  /** Lines of the cart beforehand. */
  readonly lines?: number
  /** Leads to the state in which the press is measured. */
  readonly prepare?: (page: Page) => Promise<unknown>
  /** What the finger comes down on; a key is pressed in the field that `prepare` has focused. */
  readonly target: ((page: Page) => Locator) | { readonly key: string }
  readonly effect: Effect
  /** Also measured on the slow line, because it asks the backend. */
  readonly slowToo?: true
  readonly goals?: Partial<Readonly<Record<keyof Seen | 'shownOnSlowLine', number>>>
}

const product = '/product/1003/wachter-plus-wit'
const list = '/vloerkleden'
const panel: Effect = { selector: 'dialog', change: 'appears' }
const heading: Effect = { selector: 'main h1', change: 'text' }
/** With its price and address, because another order may begin with a product of the same name. */
const firstCard: Effect = { selector: '#list article', change: 'markup' }
const panelGoals = { event: 56, shown: 120 }
const listGoals = { shown: 130 }

const headerButton = (name: RegExp) => (page: Page) => page.getByRole('banner').getByRole('button', { name })
const filterLink = (page: Page): Locator => page.getByRole('main').getByRole('link', { name: /^Filter/ })
const firstMore = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /meer|verhogen/i })
const openBy = (opener: (page: Page) => Locator) => async (page: Page) => {
  await opener(page).first().tap()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
}

const presses: readonly Press[] = [
  {
    name: 'add to cart',
    path: product,
    target: (page) => page.locator('main form[action="/cart"] button[type="submit"]'),
    effect: { selector: 'header [data-testid="cart-count"]', change: 'appears' },
    goals: { event: 48, visible: 100 },
  },
  { name: 'open menu', path: '/contact', target: headerButton(/menu/i), effect: panel, goals: panelGoals },
  { name: 'open cart', path: product, lines: 1, target: headerButton(/winkelwagen/i), effect: panel, goals: panelGoals },
  {
    name: 'open search',
    path: product,
    target: (page) => page.getByRole('banner').getByRole('link', { name: /zoeken/i }),
    effect: panel,
    goals: panelGoals,
  },
  { name: 'open filter sheet', path: list, target: filterLink, effect: panel, goals: panelGoals },
  {
    name: 'list to product',
    path: list,
    target: (page) => page.locator('#list article a[href*="/product/"]').nth(1),
    effect: heading,
    slowToo: true,
    goals: { shown: 130, shownOnSlowLine: 220 },
  },
  {
    name: 'menu to list',
    path: '/contact',
    prepare: openBy(headerButton(/menu/i)),
    target: (page) => page.getByRole('dialog').locator('a[href="/planten"]'),
    effect: heading,
    slowToo: true,
    goals: listGoals,
  },
  {
    name: 'filter in the sheet',
    path: list,
    prepare: async (page) => {
      await openBy(filterLink)(page)
      const facet = page.getByRole('dialog').locator('details').first()
      if (!(await facet.evaluate((details) => (details as HTMLDetailsElement).open))) await facet.locator('summary').tap()
    },
    target: (page) => page.getByRole('dialog').locator('details[open] a'),
    effect: { selector: 'dialog a[aria-current="true"]', change: 'appears' },
    slowToo: true,
    goals: listGoals,
  },
  {
    name: 'sort',
    path: list,
    prepare: (page) => page.getByRole('main').locator('summary', { hasText: 'Sorteren' }).tap(),
    target: (page) => page.getByRole('main').getByRole('link', { name: 'Laagste prijs' }),
    effect: firstCard,
    slowToo: true,
    goals: listGoals,
  },
  {
    name: 'page 2',
    path: list,
    target: (page) => page.getByRole('main').getByRole('link', { name: 'Pagina 2' }),
    effect: firstCard,
    slowToo: true,
    goals: listGoals,
  },
  {
    name: 'heart on a card',
    path: list,
    target: (page) => page.locator('#list article button[aria-pressed]'),
    effect: { selector: '#list article button[aria-pressed="true"]', change: 'appears' },
  },
  {
    name: 'go on in the checkout, field empty',
    path: '/checkout',
    lines: 1,
    target: (page) => page.locator('main form:has(input[type="email"]) button[type="submit"]'),
    effect: { selector: 'main [aria-invalid="true"]', change: 'appears' },
    goals: { event: 56 },
  },
  {
    name: 'key in a rug measure',
    path: '/product/1001/vloerkleed-op-maat',
    prepare: async (page) => {
      const sides = page.locator('main form input[inputmode="numeric"]')
      await sides.nth(1).fill('240')
      await sides.nth(0).fill('18')
      await sides.nth(0).focus()
    },
    target: { key: '0' },
    effect: { selector: 'main svg[role="img"]', change: 'markup' },
    goals: { shown: 50 },
  },
  ...[50, 200].flatMap((lines): Press[] => [
    {
      name: `open cart of ${lines} lines`,
      path: product,
      lines,
      target: headerButton(/winkelwagen/i),
      effect: panel,
      ...(lines === 50 ? { goals: { event: 120 } } : {}),
    },
    {
      name: `plus in a cart of ${lines} lines`,
      path: product,
      lines,
      prepare: openBy(headerButton(/winkelwagen/i)),
      target: firstMore,
      effect: { selector: 'header [data-testid="cart-count"]', change: 'text' },
      ...(lines === 50 ? { goals: { event: 64 } } : {}),
    },
  ]),
]

const lines = ['machine', 'slow line'] as const
type Line = (typeof lines)[number]

/** Milliseconds without a request until a page counts as ready for the press; what it prefetches at idle comes one file after the other. */
const settled = 1500

/** One press on a page that has loaded and prefetched what it wants, with the processor four times slower from then on. */
const pressOnce = async (browser: Browser, { url }: NamedShop, press: Press, line: Line, cart: Cart): Promise<Seen> => {
  const context = await browser.newContext(telephone)
  await chooseBefore(context, undefined, url)
  if (cart !== null) await context.addCookies([{ ...cart, url }])
  try {
    const page = await context.newPage()
    let last = Date.now()
    page.on('request', () => (last = Date.now()))
    await page.goto(url + press.path, { waitUntil: 'networkidle' })
    const end = Date.now() + 15_000
    do await page.waitForTimeout(100)
    while (Date.now() - last < settled && Date.now() < end)
    await press.prepare?.(page)
    const devtools = await context.newCDPSession(page)
    const slowDown = async (): Promise<void> => {
      if (line === 'slow line') {
        await devtools.send('Network.enable')
        await devtools.send('Network.emulateNetworkConditions', slowLine)
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.waitForTimeout(200)
    }
    return 'key' in press.target
      ? await type(page, press.target.key, press.effect, slowDown)
      : await tap(page, devtools, press.target(page).first(), press.effect, slowDown)
  } finally {
    await context.close()
  }
}

type Cart = Awaited<ReturnType<typeof createLargeCart>> | null

/** Each shop's carts are made once; a plus makes a line of them one piece larger. */
const createCarts = () => {
  const carts = new Map<string, Promise<Cart>>()
  return ({ url }: NamedShop, size: number): Promise<Cart> => {
    const key = `${url} ${size}`
    const cart = carts.get(key) ?? (size === 0 ? Promise.resolve(null) : createLargeCart(url, size))
    carts.set(key, cart)
    return cart
  }
}

interface Candidate {
  readonly press: Press
  readonly line: Line
  readonly shop: NamedShop
  readonly seen: Seen[]
}

const goalOf = ({ press: { goals }, line }: Candidate, of: keyof Seen): number | undefined =>
  line === 'machine' ? goals?.[of] : of === 'shown' ? goals?.shownOnSlowLine : undefined

const of = (seen: readonly Seen[], what: keyof Seen): readonly number[] => seen.map((each) => Math.round(each[what]))

const printTable = (candidates: readonly Candidate[]): void => {
  const withGoal = (candidate: Candidate, what: keyof Seen): string => {
    const goal = goalOf(candidate, what)
    const value = median(of(candidate.seen, what))
    return goal === undefined ? String(value) : `${value} (${goal}${value > goal ? ', missed' : ''})`
  }
  process.stdout.write(
    `  A finger (60 ms, no rest before), 412×823, processor 4× slower; slow line: 1.6 Mbit/s, 150 ms; medians of ${runs} in ms (goal), candidates in turn.\n` +
      '  shown: from the click to the end of the frame with the effect; visible: from finger-down to the frame after it.\n',
  )
  printRows(
    [
      ['press', 'shop', 'line', 'event', 'shown', 'visible', 'single events', 'single shown'],
      ...candidates.map((candidate) => [
        candidate.press.name,
        candidate.shop.name,
        candidate.line,
        withGoal(candidate, 'event'),
        withGoal(candidate, 'shown'),
        withGoal(candidate, 'visible'),
        of(candidate.seen, 'event').join(' '),
        of(candidate.seen, 'shown').join(' '),
      ]),
    ],
    3,
  )
}

const figuresOf = (candidate: Candidate): readonly Figure[] =>
  (['event', 'shown', 'visible'] as const).map((what) => {
    const goal = goalOf(candidate, what)
    return {
      what: `${candidate.press.name}, ${candidate.shop.name}, ${candidate.line}: ${what}`,
      value: rounded(median(of(candidate.seen, what))),
      unit: 'ms',
      inTable: true,
      ...(goal === undefined ? {} : { target: `${goal} or less` }),
    }
  })

const requested = (process.env['ACTIONS'] ?? '').split(',').filter((name) => name !== '')
const runs = Number(process.env['RUNS'] ?? 5)

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: browserFile() })
  const cartOf = createCarts()
  const chosen = presses.filter(({ name }) => requested.length === 0 || requested.includes(name))
  const candidates: Candidate[] = chosen.flatMap((press) =>
    lines
      .filter((line) => line === 'machine' || press.slowToo === true)
      .flatMap((line) => shops.map((shop) => ({ press, line, shop, seen: [] }))),
  )
  try {
    for (const press of chosen)
      for (let run = 0; run < runs; run += 1)
        for (const { line, shop, seen } of candidates.filter((candidate) => candidate.press === press)) {
          try {
            seen.push(await pressOnce(browser, shop, press, line, await cartOf(shop, press.lines ?? 0)))
          } catch (problem) {
            process.stderr.write(`  ${press.name}, ${shop.name}, ${line}: not measured. ${String(problem).split('\n')[0] ?? ''}\n`)
          }
        }
    printTable(candidates)
    return candidates.flatMap(figuresOf)
  } finally {
    await browser.close()
  }
}

/**
 * Presses of a finger on a telephone, without a rest on the target, on this machine and on a slow line: one table of medians and single values.
 * `RUNS=9` sets the number of runs, `ACTIONS='open menu,sort'` selects presses, `SHOPS` compares builds in turn.
 */
export const benchPresses = (): Promise<readonly Figure[]> => withShops(measure)

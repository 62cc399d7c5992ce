import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { browserFile } from '../browserFile.cjs'
import { median, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { cartOpened, telephone } from './firstLook.ts'
import type { FirstLook } from './firstLook.ts'
import { serveFloorPages } from './floorPages.ts'
import type { BenchedPage, FloorPages } from './floorPages.ts'

const allFloored: readonly BenchedPage[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/vloerkleden' },
  { name: 'product', path: '/product/1003/wachter-plus-wit' },
]
const allOthers: readonly BenchedPage[] = [
  { name: 'search', path: '/zoeken?q=vloerkleed' },
  { name: 'cart open', path: '/product/1003/wachter-plus-wit?panel=cart' },
  { name: 'checkout', path: '/checkout' },
  { name: 'first visit', path: '/product/1003/wachter-plus-wit', isRequested: true },
]

/** Maximum LCP relative to the floor's. */
const wanted: Readonly<Record<string, number>> = { home: 1.15, list: 0.9, product: 1.15 }

const requested = (process.env['PAGES'] ?? '').split(',').filter((name) => name !== '')
const isRequested = ({ name }: BenchedPage): boolean => requested.length === 0 || requested.includes(name)

const runs = Number(process.env['RUNS'] ?? 5)
/** The floor of the goals, and a stricter one. */
const floors = [
  { name: 'floor', isTuned: false },
  { name: 'tuned floor', isTuned: true },
] as const
const floorName = floors[0].name
const isFloor = (shop: string): boolean => floors.some(({ name }) => name === shop)

interface Candidate {
  readonly shop: string
  readonly page: string
  readonly url: string
  /** Whether the consent wall is shown. */
  readonly isRequested: boolean
  readonly looks: FirstLook[]
}

/** Warms up a shop, because a freshly started one still compiles its code while it responds. */
const openForAWhile = async (url: string): Promise<void> => {
  const address = new URL(url)
  for (let visit = 0; visit < 60; visit += 1) {
    // A fresh page would be served from the cache; each of these is rendered.
    address.searchParams.set('visit', String(visit))
    await (await fetch(address)).arrayBuffer()
  }
}

/** Scrolls through the page once at full speed, so that every picture is generated and every script was read before the measurement. */
const warm = async (browser: Browser, url: string): Promise<boolean> => {
  const context = await browser.newContext(telephone)
  try {
    const page = await context.newPage()
    const response = await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    if (response === null || !response.ok()) return false
    await page.waitForLoadState('networkidle', { timeout: 120_000 }).catch(() => undefined)
    return true
  } finally {
    await context.close()
  }
}

const columns = ['LCP', '×floor', 'FCP', 'TBT', 'CLS', 'doc', 'css', 'js', 'font', 'img', 'rest', 'req', 'before', 'js before']

const row = (cells: readonly string[]): string =>
  `  ${(cells[0] ?? '').padEnd(22)}${cells
    .slice(1)
    .map((cell) => cell.padStart(9))
    .join('')}\n`

const middle = (looks: readonly FirstLook[], of: (look: FirstLook) => number): number => median(looks.map(of))

const printTable = (candidates: readonly Candidate[]): void => {
  process.stdout.write(
    `  Telephone 412×823 @1.75, 1.6 Mbit/s, 150 ms, processor 4× slower; medians of ${runs}, candidates in turn; ms and kB on the wire\n`,
  )
  process.stdout.write(row(['', ...columns]))
  for (const { shop, page, looks } of candidates) {
    const floor = candidates.find((other) => other.shop === floorName && other.page === page)
    const kB = (kind: keyof FirstLook['bytes']): string => (middle(looks, ({ bytes }) => bytes[kind]) / 1000).toFixed(1)
    process.stdout.write(
      row([
        `${page}, ${shop}`,
        middle(looks, ({ lcp }) => lcp).toFixed(0),
        floor === undefined ? '' : (middle(looks, ({ lcp }) => lcp) / middle(floor.looks, ({ lcp }) => lcp)).toFixed(2),
        middle(looks, ({ fcp }) => fcp).toFixed(0),
        middle(looks, ({ tbt }) => tbt).toFixed(0),
        middle(looks, ({ cls }) => cls).toFixed(4),
        kB('document'),
        kB('styles'),
        kB('scripts'),
        kB('fonts'),
        kB('pictures'),
        kB('rest'),
        String(middle(looks, ({ requests }) => requests)),
        String(middle(looks, ({ requestsBefore }) => requestsBefore)),
        (middle(looks, ({ scriptBytesBefore }) => scriptBytesBefore) / 1000).toFixed(1),
      ]),
    )
  }
}

const figuresOf = (candidates: readonly Candidate[]): readonly Figure[] =>
  candidates.flatMap(({ shop, page, looks }) => {
    const floor = candidates.find((other) => other.shop === floorName && other.page === page)
    const of = `${page}, ${shop}`
    const figure = (what: string, value: number, unit: string, target?: string): Figure => ({
      what: `${of}: ${what}`,
      value,
      unit,
      inTable: true,
      ...(target === undefined || isFloor(shop) ? {} : { target }),
    })
    const lcp = middle(looks, (look) => look.lcp)
    return [
      figure('largest contentful paint', rounded(lcp, 0), 'ms'),
      ...(floor === undefined || isFloor(shop)
        ? []
        : [
            figure(
              'largest contentful paint beside the floor',
              rounded(lcp / middle(floor.looks, (look) => look.lcp), 2),
              '×',
              `${wanted[page] ?? 1.15} or less`,
            ),
            figure(
              'first contentful paint beside the floor',
              rounded(middle(looks, ({ fcp }) => fcp) / middle(floor.looks, ({ fcp }) => fcp), 2),
              '×',
              '1.25 or less',
            ),
          ]),
      figure(
        'first contentful paint',
        rounded(
          middle(looks, ({ fcp }) => fcp),
          0,
        ),
        'ms',
      ),
      figure(
        'total blocking time',
        rounded(
          middle(looks, ({ tbt }) => tbt),
          0,
        ),
        'ms',
        '30 or less',
      ),
      figure(
        'cumulative layout shift',
        rounded(
          middle(looks, ({ cls }) => cls),
          4,
        ),
        '',
        '0.000',
      ),
      figure('document', rounded(middle(looks, ({ bytes }) => bytes.document) / 1000), 'kB', page === 'list' ? '20 or less' : '15 or less'),
      figure('programs', rounded(middle(looks, ({ bytes }) => bytes.scripts) / 1000), 'kB'),
      figure(
        'requests before the largest paint',
        middle(looks, ({ requestsBefore }) => requestsBefore),
        '',
        '4 or less',
      ),
      figure('programs before the largest paint', rounded(middle(looks, ({ scriptBytesBefore }) => scriptBytesBefore) / 1000), 'kB', '0'),
    ]
  })

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: browserFile() })
  const first = shops[0]
  const floored = allFloored.filter(isRequested)
  const others = allOthers.filter(isRequested)
  if (first === undefined) return []
  try {
    const candidates: Candidate[] = []
    for (const { name, url } of shops)
      for (const page of [...floored, ...others]) {
        await openForAWhile(url + page.path)
        if (await warm(browser, url + page.path))
          candidates.push({ shop: name, page: page.name, url: url + page.path, isRequested: page.isRequested ?? false, looks: [] })
      }
    const served: FloorPages[] = []
    try {
      for (const { name, isTuned } of floors) {
        const floor = await serveFloorPages(first.url, floored, isTuned)
        served.push(floor)
        for (const page of floored) {
          await warm(browser, floor.url + page.path)
          candidates.push({ shop: name, page: page.name, url: floor.url + page.path, isRequested: true, looks: [] })
        }
      }
      const order = [...floored, ...others].map(({ name }) => name)
      candidates.sort(
        (one, other) => order.indexOf(one.page) - order.indexOf(other.page) || Number(isFloor(other.shop)) - Number(isFloor(one.shop)),
      )
      // In turn, so that a busy minute of the machine is shared by all.
      for (let run = 0; run < runs; run += 1)
        for (const { url, isRequested, looks } of candidates) looks.push(await cartOpened(browser, url, isRequested))
      printTable(candidates)
      return figuresOf(candidates)
    } finally {
      await Promise.all(served.map((floor) => floor.stop()))
    }
  } finally {
    await browser.close()
  }
}

/** First views of the shop's pages beside a hand-written static page with the same pictures, in one run. `RUNS=9` sets the number of runs, `PAGES=home,list` selects pages. */
export const benchFirstViews = (): Promise<readonly Figure[]> => withShops(measure)

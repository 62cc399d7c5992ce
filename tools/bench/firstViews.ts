import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { browserFile } from '../browserFile.cjs'
import { median, printRows, rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { measureFirstLook, telephone } from './firstLook.ts'
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

/** Maximum LCP relative to the tuned floor's. */
const wanted: Readonly<Record<string, number>> = { home: 0.83, list: 1.05, product: 1.1, 'first visit': 1.15 }
/** A first visit is to a product. */
const flooredAs = (page: string): string => (page === 'first visit' ? 'product' : page)

const requested = (process.env['PAGES'] ?? '').split(',').filter((name) => name !== '')
const isRequested = ({ name }: BenchedPage): boolean => requested.length === 0 || requested.includes(name)

const runs = Number(process.env['RUNS'] ?? 5)
/** A page without loading hints, and the floor of the goals, with `fetchpriority` and lazy pictures. */
const floors = [
  { name: 'plain floor', isTuned: false },
  { name: 'tuned floor', isTuned: true },
] as const
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

const middle = (looks: readonly FirstLook[], of: (look: FirstLook) => number): number => median(looks.map(of))

/** A time beside that of a floor; null without one. */
const beside = (
  candidates: readonly Candidate[],
  { shop, page, looks }: Candidate,
  floor: string,
  of: (look: FirstLook) => number,
): number | null => {
  const other = candidates.find((candidate) => candidate.shop === floor && candidate.page === flooredAs(page))
  return other === undefined || isFloor(shop) ? null : rounded(middle(looks, of) / middle(other.looks, of), 2)
}

const lcpOf = ({ lcp }: FirstLook): number => lcp
const fcpOf = ({ fcp }: FirstLook): number => fcp

const columns = (
  'page,shop,LCP,÷ plain,÷ tuned,FCP,÷ plain,÷ tuned,TBT,CLS,doc,css,js first,files,js quiet,files,font,img,rest,req,before,js before,' +
  'single LCP,single TBT'
).split(',')

const printTable = (candidates: readonly Candidate[]): void => {
  process.stdout.write(
    `  Telephone 412×823 @1.75, 1.6 Mbit/s, 150 ms, processor 4× slower; medians of ${runs}, candidates in turn; ms and kB on the wire.\n` +
      '  js: what the document names / until quiet (no request for 3 s); req: until quiet; before: requests before the largest paint without / with low-priority pictures.\n',
  )
  const ratio = (value: number | null): string => (value === null ? '' : value.toFixed(2))
  const goal = (value: number | null, page: string): string => {
    const most = wanted[page]
    return value === null || most === undefined ? ratio(value) : `${ratio(value)} (${most}${value > most ? ', missed' : ''})`
  }
  printRows(
    [
      columns,
      ...candidates.map((candidate) => {
        const { shop, page, looks } = candidate
        const kB = (of: (look: FirstLook) => number): string => (middle(looks, of) / 1000).toFixed(1)
        return [
          page,
          shop,
          middle(looks, lcpOf).toFixed(0),
          ratio(beside(candidates, candidate, 'plain floor', lcpOf)),
          goal(beside(candidates, candidate, 'tuned floor', lcpOf), page),
          middle(looks, fcpOf).toFixed(0),
          ratio(beside(candidates, candidate, 'plain floor', fcpOf)),
          ratio(beside(candidates, candidate, 'tuned floor', fcpOf)),
          middle(looks, ({ tbt }) => tbt).toFixed(0),
          middle(looks, ({ cls }) => cls).toFixed(4),
          kB(({ bytes }) => bytes.document),
          kB(({ bytes }) => bytes.styles),
          kB(({ firstLoad }) => firstLoad.bytes),
          String(middle(looks, ({ firstLoad }) => firstLoad.files)),
          kB(({ bytes }) => bytes.scripts),
          String(middle(looks, ({ scripts }) => scripts)),
          kB(({ bytes }) => bytes.fonts),
          kB(({ bytes }) => bytes.pictures),
          kB(({ bytes }) => bytes.rest),
          String(middle(looks, ({ requests }) => requests)),
          `${middle(looks, ({ requestsBefore }) => requestsBefore)} / ${middle(looks, ({ allRequestsBefore }) => allRequestsBefore)}`,
          kB(({ scriptBytesBefore }) => scriptBytesBefore),
          looks.map(({ lcp }) => lcp.toFixed(0)).join(' '),
          looks.map(({ tbt }) => tbt.toFixed(0)).join(' '),
        ]
      }),
    ],
    2,
  )
}

const figuresOf = (candidates: readonly Candidate[]): readonly Figure[] =>
  candidates.flatMap((candidate) => {
    const { shop, page, looks } = candidate
    const figure = (what: string, value: number, unit: string, target?: string): Figure => ({
      what: `${page}, ${shop}: ${what}`,
      value,
      unit,
      inTable: true,
      ...(target === undefined || isFloor(shop) ? {} : { target }),
    })
    const ratios = floors.flatMap(({ name, isTuned }) => {
      const [lcp, fcp] = [beside(candidates, candidate, name, lcpOf), beside(candidates, candidate, name, fcpOf)]
      const most = wanted[page]
      return lcp === null || fcp === null
        ? []
        : [
            figure(`largest contentful paint beside the ${name}`, lcp, '×', isTuned && most !== undefined ? `${most} or less` : undefined),
            figure(`first contentful paint beside the ${name}`, fcp, '×'),
          ]
    })
    return [
      figure('largest contentful paint', rounded(middle(looks, lcpOf), 0), 'ms'),
      ...ratios,
      figure('first contentful paint', rounded(middle(looks, fcpOf), 0), 'ms'),
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
      figure('document', rounded(middle(looks, ({ bytes }) => bytes.document) / 1000), 'kB', page === 'list' ? '14 or less' : '12 or less'),
      figure('first-load programs', rounded(middle(looks, ({ firstLoad }) => firstLoad.bytes) / 1000), 'kB'),
      figure('programs until quiet', rounded(middle(looks, ({ bytes }) => bytes.scripts) / 1000), 'kB', '195 or less'),
      figure(
        'files of programs until quiet',
        middle(looks, ({ scripts }) => scripts),
        '',
        '22 or less',
      ),
      figure(
        'requests until quiet',
        middle(looks, ({ requests }) => requests),
        '',
      ),
      figure(
        'requests before the largest paint',
        middle(looks, ({ requestsBefore }) => requestsBefore),
        '',
        '4 or less',
      ),
      figure(
        'the same with low-priority pictures',
        middle(looks, ({ allRequestsBefore }) => allRequestsBefore),
        '',
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
        for (const { url, isRequested, looks } of candidates) looks.push(await measureFirstLook(browser, url, isRequested))
      printTable(candidates)
      return figuresOf(candidates)
    } finally {
      await Promise.all(served.map((floor) => floor.stop()))
    }
  } finally {
    await browser.close()
  }
}

/** First views of the shop's pages beside hand-written static pages with the same pictures, in one run. `RUNS=9` sets the number of runs, `PAGES=home,list` selects pages. */
export const benchFirstViews = (): Promise<readonly Figure[]> => withShops(measure)

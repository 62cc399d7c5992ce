import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { consentChoices } from '../../core/consent/index.ts'
import { browserFile } from '../browserFile.cjs'
import { root } from '../build/sources.ts'
import { consentCookie } from '../chooseBefore.ts'
import { installFolder } from '../installFolder.ts'
import { freePort } from '../start/freePorts.ts'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { median } from './figure.ts'
import type { Figure } from './figure.ts'

const addresses = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/vloerkleden' },
  { name: 'product', path: '/product/1003/wachter-plus-wit' },
  { name: 'search', path: '/zoeken?q=vloerkleed' },
  { name: 'article', path: '/blogs/hoe-groot-moet-een-vloerkleed-zijn' },
] as const

/** For first-time visitors, with the consent wall, and after consent to everything. */
const pages = addresses.flatMap(({ name, path }) => [
  { name, path, consent: null },
  { name: `${name} with consent`, path, consent: consentChoices.all },
])

interface Audit {
  readonly id: string
  readonly score: number | null
  readonly scoreDisplayMode: string
}

interface Result {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: string
        readonly score: number | null
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
      }
    >
  >
  readonly audits: Readonly<Record<string, Audit>>
}

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Result } | undefined>

/** The failed weighted audits of a category below 100. */
const shortcomings = ({ categories, audits }: Result, category: string): string =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.score ?? ''}`)
    .join(', ')

const runs = Number(process.env['RUNS'] ?? 3)

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const problem = installFolder('tools/lighthouse')
  if (problem !== null) {
    process.stdout.write(`  ${problem} Its figures are left out.\n`)
    return []
  }
  const { default: lighthouse } = (await import(
    pathToFileURL(join(root, 'tools/lighthouse/node_modules/lighthouse/core/index.js')).href
  )) as { readonly default: Lighthouse }
  const port = await freePort()
  const browser = await chromium.launch({ executablePath: browserFile(), args: [`--remote-debugging-port=${port}`] })
  // Lighthouse opens its pages in the browser's default context, and keeps its cookies.
  const devtools = await browser.newBrowserCDPSession()
  const results = new Map<string, Result[]>()
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const shop of shops) {
        for (const { name, path, consent } of pages) {
          await devtools.send('Storage.setCookies', { cookies: consent === null ? [] : [consentCookie(consent, shop.url)] })
          const response = await lighthouse(shop.url + path, { port, output: 'json', logLevel: 'error' })
          await devtools.send('Storage.clearCookies')
          if (response === undefined) continue
          const key = `${name}, ${shop.name}`
          results.set(key, [...(results.get(key) ?? []), response.lhr])
        }
      }
    }
  } finally {
    await browser.close()
  }
  const figures: Figure[] = []
  for (const [key, all] of results) {
    for (const [category, { title }] of Object.entries(all[0]?.categories ?? {})) {
      const scores = all.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
      const value = median(scores)
      const worst = all[scores.indexOf(Math.min(...scores))]
      if (value < 100 && worst !== undefined) process.stdout.write(`  ${key}, ${title}: ${shortcomings(worst, category)}\n`)
      figures.push({ what: `Lighthouse, ${key}: ${title}`, value, unit: '', target: '100' })
    }
  }
  return figures
}

/** Lighthouse with its simulated phone; medians of 3, alternating between pages. */
export const benchLighthouse = (): Promise<readonly Figure[]> => withShops(measure)

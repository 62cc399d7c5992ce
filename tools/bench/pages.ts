import autocannon from 'autocannon'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { median, printRows, rounded } from './figure.ts'
import type { Figure } from './figure.ts'

interface Load {
  readonly name: string
  readonly path: string
  readonly encoding: 'br' | 'identity'
  /** Asks for another address each time, so that no page is kept. */
  readonly isAnew?: true
  readonly cookie?: string
  readonly target?: number
}

const product = '/product/1003/wachter-plus-wit'
const cart = 'es_cuid=cart-of-a-guest'

const loads: readonly Load[] = [
  { name: 'product, rendered anew', path: product, encoding: 'br', isAnew: true, target: 300 },
  { name: 'list, rendered anew', path: '/vloerkleden', encoding: 'br', isAnew: true, target: 260 },
  { name: 'home, rendered anew', path: '/', encoding: 'br', isAnew: true, target: 300 },
  { name: 'product, rendered anew', path: product, encoding: 'identity', isAnew: true },
  { name: 'product of a guest with a cart', path: product, encoding: 'br', cookie: cart, target: 400 },
  { name: 'list of a guest with a cart', path: '/vloerkleden', encoding: 'br', cookie: cart, target: 400 },
  { name: 'product of any visitor', path: product, encoding: 'br', target: 2500 },
]

/** Begins where no earlier run did. */
let visits = Date.now()

const loadOnce = ({ path, encoding, cookie, isAnew }: Load, { url }: NamedShop, seconds: number) =>
  autocannon({
    url: url + path,
    headers: { 'accept-encoding': encoding, ...(cookie === undefined ? {} : { cookie }) },
    connections: 10,
    duration: seconds,
    ...(isAnew === true ? { requests: [{ setupRequest: (request) => ({ ...request, path: `${path}?visit=${(visits += 1)}` }) }] } : {}),
  })

const runs = Number(process.env['RUNS'] ?? 3)
const seconds = Number(process.env['SECONDS'] ?? 5)

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  const rows = [['page', 'encoding', 'shop', 'pages/s', '99th percentile, ms', 'kB', 'single pages/s']]
  for (const load of loads) {
    const measured = new Map<NamedShop, Awaited<ReturnType<typeof loadOnce>>[]>(shops.map((shop) => [shop, []]))
    for (const shop of shops) await loadOnce(load, shop, 2)
    // In turn, so that a busy minute of the machine affects all of them.
    for (let run = 0; run < runs; run += 1) for (const shop of shops) measured.get(shop)?.push(await loadOnce(load, shop, seconds))
    for (const [shop, all] of measured) {
      const perSecond = median(all.map(({ requests }) => requests.average))
      const p99 = median(all.map(({ latency }) => latency.p99))
      const kB = median(all.map(({ throughput, requests }) => throughput.average / requests.average / 1000))
      const missed = load.target !== undefined && perSecond < load.target ? ', missed' : ''
      rows.push([
        load.name,
        load.encoding,
        shop.name,
        `${rounded(perSecond, 0)}${load.target === undefined ? '' : ` (${load.target}${missed})`}`,
        String(p99),
        kB.toFixed(1),
        all.map(({ requests }) => rounded(requests.average, 0)).join(' '),
      ])
      const what = `${load.name}, ${load.encoding}, ${shop.name}`
      figures.push({
        what: `${what}: requests a second`,
        value: rounded(perSecond, 0),
        unit: '/s',
        inTable: true,
        ...(load.target === undefined ? {} : { target: `${load.target} or more` }),
      })
      figures.push({ what: `${what}: 99th percentile`, value: p99, unit: 'ms', inTable: true })
      const non2xx = all.reduce((sum, each) => sum + each.non2xx, 0)
      if (non2xx > 0) figures.push({ what: `${what}: answers that were no page`, value: non2xx, unit: '' })
    }
  }
  printRows(rows, 3)
  return figures
}

/**
 * Pages under load from the same machine over 10 connections, compressed as a browser asks for them: rendered for each request, and kept for
 * all visitors. `RUNS=5` and `SECONDS=8` change the number and the length of the runs.
 */
export const benchPages = (): Promise<readonly Figure[]> => withShops(measure)

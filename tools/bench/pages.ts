import autocannon from 'autocannon'
import { withShops } from './comparedShops.ts'
import type { NamedShop } from './comparedShops.ts'
import { rounded } from './figure.ts'
import type { Figure } from './figure.ts'

interface Load {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly target?: string
}

/** An unknown cookie may identify a visitor, so such a request never gets a cached page. */
const someone = { cookie: 'visitor=1', 'accept-encoding': 'identity' }
const anyone = { 'accept-encoding': 'br' }
const product = '/product/1003/wachter-plus-wit'

const loads: readonly Load[] = [
  { name: 'product page, rendered anew', path: product, headers: someone, target: '650 or more' },
  { name: 'product page of any visitor, brotli', path: product, headers: anyone, target: '2500 or more' },
  { name: 'list, rendered anew', path: '/vloerkleden', headers: someone },
  { name: 'home page, rendered anew', path: '/', headers: someone },
]

const measure = async (shops: readonly NamedShop[]): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const { name, path, headers, target } of loads) {
    for (const shop of shops) {
      const load = (seconds: number) => autocannon({ url: shop.url + path, headers, connections: 10, duration: seconds })
      await load(3)
      const { requests, latency, non2xx } = await load(8)
      const what = `${name}, ${shop.name}`
      figures.push({
        what: `${what}: requests a second`,
        value: rounded(requests.average, 0),
        unit: '/s',
        ...(target === undefined ? {} : { target }),
      })
      figures.push({ what: `${what}: 99th percentile`, value: latency.p99, unit: 'ms' })
      if (non2xx > 0) figures.push({ what: `${what}: answers that were no page`, value: non2xx, unit: '' })
    }
  }
  return figures
}

/** Pages under load from the same machine over 10 connections: rendered for each request, and cached for all visitors. */
export const benchPages = (): Promise<readonly Figure[]> => withShops(measure)

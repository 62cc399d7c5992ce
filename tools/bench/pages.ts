import autocannon from 'autocannon'
import { rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { runShop } from './runningShop.ts'

const pages = [
  { name: 'product page', path: '/product/1003/wachter-plus-wit', target: '400 or more' },
  { name: 'category page', path: '/vloerkleden', target: undefined },
  { name: 'home page', path: '/', target: undefined },
] as const

/** Visitor pages, each rendered anew by the server, while the load comes from the same machine. */
export const benchPages = async (): Promise<readonly Figure[]> => {
  const shop = await runShop()
  const figures: Figure[] = []
  try {
    for (const { name, path, target } of pages) {
      const load = (seconds: number) => autocannon({ url: shop.url + path, connections: 10, duration: seconds })
      await load(3)
      const { requests, latency, non2xx } = await load(10)
      figures.push({
        what: `${name}, requests a second, 10 connections`,
        value: rounded(requests.average, 0),
        unit: '/s',
        ...(target === undefined ? {} : { target }),
      })
      figures.push({ what: `${name}, 99th percentile`, value: latency.p99, unit: 'ms' })
      if (non2xx > 0) figures.push({ what: `${name}, answers that were no page`, value: non2xx, unit: '' })
    }
  } finally {
    await shop.stop()
  }
  return figures
}

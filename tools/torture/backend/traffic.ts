import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { post } from '../../contract/contractScene.ts'
import { valueAt } from '../../contract/valueAt.ts'
import { startBackend } from '../../start/startBackend.ts'
import { startShop } from '../../start/startShop.ts'
import { addRequest } from './Customer.ts'
import { createShopper, goods, goodsAt } from './load.ts'
import type { Measured } from './load.ts'
import { childrenOf } from './processTimes.ts'

const addsPerSecond = 100
const pagesPerSecond = 200
/** Enough customers that no cart reaches the limit of the stock. */
const shoppers = 100

/** Starts `work` at a fixed rate per second, for a number of seconds, however long each takes; resolves when all have ended. */
const atRate = async (perSecond: number, seconds: number, work: (index: number) => Promise<void>): Promise<void> => {
  const running: Promise<void>[] = []
  const began = performance.now()
  for (let started = 0; started < perSecond * seconds; await pause(5)) {
    const due = Math.min(perSecond * seconds, ((performance.now() - began) / 1000) * perSecond)
    for (; started < due; started += 1) running.push(work(started))
  }
  await Promise.all(running)
}

const quantiles = (times: number[]): string => {
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`
}

/**
 * Adds to carts through the shop, and simultaneously requests product pages without a cart; halfway one of two backend processes is killed. An
 * add without a response is retried with its key, as a page does.
 * @returns whether nothing was lost
 */
export const measureTraffic = async ({ schema, print }: Measured, seconds: number): Promise<boolean> => {
  const backend = await startBackend({ variables: schema.variables, processes: 2 })
  const shop = await startShop(backend.address)
  try {
    const visitors = await Promise.all(Array.from({ length: shoppers }, () => createShopper(shop.address)))
    /** Addresses as in links, which do not redirect. */
    const pages = await Promise.all(goods.map(async (id) => (await fetch(`${shop.address}/product/${id}/`)).url))
    const acknowledged = visitors.map(() => 1)
    const times = { add: [] as number[], page: [] as number[] }
    let [repeated, failedPages] = [0, 0]
    const add = async (index: number): Promise<void> => {
      const shopper = index % shoppers
      const request = addRequest(goodsAt(Math.floor(index / shoppers)), randomUUID())
      const started = performance.now()
      for (;;) {
        const status = await visitors[shopper]!.request(request).then(
          (response) => response.status,
          () => 0,
        )
        if (status === 200) break
        if (status > 0 && status < 500 && status !== 408 && status !== 429) throw new Error(`add: ${status}`)
        repeated += 1
        await pause(200)
      }
      acknowledged[shopper]! += 1
      times.add.push(performance.now() - started)
    }
    const page = async (index: number): Promise<void> => {
      const started = performance.now()
      const response = await fetch(pages[index % pages.length] ?? '').catch(() => null)
      await response?.text()
      if (response?.status !== 200) failedPages += 1
      times.page.push(performance.now() - started)
    }
    const kill = async (): Promise<void> => {
      await pause((seconds * 1000) / 2)
      process.kill(childrenOf(backend.pid)[0] ?? Number.NaN, 'SIGKILL')
    }
    await Promise.all([atRate(addsPerSecond, seconds, add), atRate(pagesPerSecond, seconds, page), kill()])
    const pieces = await Promise.all(
      visitors.map(async (visitor) => {
        const { body } = await visitor.request(post('/api/v2/account/cart/state', {}))
        const lines = valueAt(body, 'data', 'lines') as readonly { readonly quantity: number }[]
        return lines.reduce((sum, { quantity }) => sum + quantity, 0)
      }),
    )
    const wrong = pieces.filter((count, index) => count !== acknowledged[index]).length
    print(
      `adds, ${addsPerSecond}/s for ${seconds} s: ${quantiles(times.add)}; ${repeated} sent again; ${wrong} of ${shoppers} carts wrong, none allowed`,
    )
    print(`product pages, ${pagesPerSecond}/s: ${quantiles(times.page)}; ${failedPages} of ${times.page.length} failed`)
    return wrong === 0
  } finally {
    await shop.stop()
    await backend.stop()
  }
}

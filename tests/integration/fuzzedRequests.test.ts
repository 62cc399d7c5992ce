import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuzzedRequest, isFault, sendBytes } from '../../tools/torture/fuzzRequests.ts'
import { seeded } from '../../tools/torture/random.ts'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())

describe('requests that no browser sends', () => {
  // The long run is npm run torture -- fuzz.
  it('RTE-11b RTE-15 500 malformed requests cause no failure, no hang, and no redirect to another site', async () => {
    const random = seeded(1121)
    const faults: string[] = []
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < 500; sent += 10) {
      const texts = Array.from({ length: 10 }, () => fuzzedRequest(random))
      for (const [index, came] of (await Promise.all(texts.map((text) => sendBytes(shop.port, text)))).entries()) {
        statuses.set(came.status, (statuses.get(came.status) ?? 0) + 1)
        if (isFault(came)) faults.push(`${came.status} ${came.location} ${came.isHung}: ${JSON.stringify(texts[index]?.slice(0, 400))}`)
      }
    }
    expect(faults).toEqual([])
    expect(shop.logged).toEqual([])
    // It got through to pages, refusals and redirects, not only to the parser.
    for (const status of [200, 400, 404, 405]) expect(statuses.get(status)).toBeGreaterThan(5)
  }, 120_000)
})

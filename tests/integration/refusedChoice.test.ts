import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

const lines: string[] = []
let shop: ServedShop

beforeAll(async () => {
  shop = await serveShop({ options: { log: (line) => lines.push(line) } })
})
afterAll(() => shop.close())

describe('an option that a product does not offer', () => {
  it('OPT-02a OPT-02b an option that is not offered is left out and logged, and the page selects the default', async () => {
    const response = await fetch(`${shop.address}/product/1001/vloerkleed-op-maat?option.vorm=driehoek&option.afwerking=`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/value="vorm-rechthoek"[^>]*checked|checked[^>]*value="vorm-rechthoek"/)
    const events = lines.filter((line) => line.includes('Selection was refused'))
    expect(events).toHaveLength(1)
    expect(events[0]).toContain('1001')
    expect(events[0]).toContain('vorm')
    expect(events[0]).toContain('afwerking')
  })
})

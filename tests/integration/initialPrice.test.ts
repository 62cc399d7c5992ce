import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.close())
afterEach(() => shop.heal())

interface Item {
  isDefault: boolean
}
interface WireProduct {
  options: readonly { readonly items: Item[] }[]
  configurator?: unknown
  totals?: unknown
}

/** The backend sends a changed product. */
const change = async (productId: number, edit: (product: WireProduct) => void): Promise<void> => {
  const response = await fetch(`${shop.address}/api/public/products/${productId}`, { headers: { 'accept-language': 'nl-NL' } })
  const body = (await response.json()) as { data: WireProduct }
  edit(body.data)
  shop.standIn(({ url }) => (new URL(url).pathname === `/api/public/products/${productId}` ? Response.json(body) : null))
}

/** What a shopper reads in the buy form, as text, without the initial state. */
const formOf = async (path: string, cookie = ''): Promise<string> => {
  const response = await fetch(shop.address + path, { headers: { 'accept-language': 'nl', cookie } })
  expect(response.status).toBe(200)
  const [, form = ''] = /<form id="buy"(.*?)<\/form>/s.exec(await response.text()) ?? []
  return form.replaceAll('\u00a0', ' ')
}

const hub = '/product/1003/wachter-plus-wit'
const rug = '/product/1007/vloerkleed-zuiderzee-blauw-200x300'
const custom = '/product/1001/vloerkleed-op-maat'

describe('the price of a product before the shopper selects options', () => {
  it('OPT-06b the page shows the backend’s total until the shopper selects an option', async () => {
    await change(1003, (product) => (product.totals = { totalInclVat: 33_150 }))
    expect(await formOf(hub)).toContain('€ 331,50')
    const chosen = await formOf(`${hub}?option.installatie=installatie-monteur`)
    expect(chosen).toContain('€ 428,-')
    const markdown = await fetch(`${shop.address}${hub}`, { headers: { 'accept-language': 'nl', accept: 'text/markdown' } })
    expect((await markdown.text()).replaceAll('\u00a0', ' ')).toContain('€ 331,50 incl. btw')
  })

  it('OPT-06b the configurator decides the initial selection, and the page shows its price', async () => {
    await change(1003, (product) => {
      product.configurator = { options: [{ groupId: 'installatie', itemId: 'installatie-monteur' }], variations: [] }
      delete product.totals
    })
    const form = await formOf(hub)
    expect(form).toMatch(/value="installatie-monteur"[^>]*checked|checked[^>]*value="installatie-monteur"/)
    expect(form).toContain('€ 428,-')
  })

  it('OPT-06b PRD-10 the own price of a customer replaces the total', async () => {
    const cookie = await signIn(shop)
    await change(1007, (product) => (product.totals = { totalInclVat: 12_345 }))
    expect(await formOf(rug)).toContain('€ 123,45')
    const own = await formOf(rug, cookie)
    expect(own).toContain('€ 881,10')
    expect(own).not.toContain('€ 123,45')
  })

  it('OPT-06a a made-to-measure product shows its unit price, minimum and maximum, with and without a selected shape', async () => {
    for (const options of [[{ groupId: 'vorm', itemId: 'vorm-rond' }], []]) {
      await change(1001, (product) => (product.configurator = { options, variations: [] }))
      const form = await formOf(custom)
      expect(form).toContain('€ 189,-')
      expect(form).not.toContain('Gratis')
      expect(form.includes('tot 400')).toBe(options.length > 0)
      expect(form.includes('Minimaal 1 m²')).toBe(options.length > 0)
    }
  })

  it('OPT-06a a rug below the minimum or above the maximum is refused with a message at its fields', async () => {
    for (const [width, message] of [
      ['20', 'De minimale afname is: 1 m2. Kies een andere afmeting.'],
      ['900', 'De gekozen waarde is te groot. Maximaal 400 cm is mogelijk.'],
    ] as const) {
      const refused = await fetch(`${shop.address}/cart`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          back: custom,
          productId: '1001',
          'option.vorm': 'vorm-rechthoek',
          'measure.vorm.width': width,
          'measure.vorm.length': '200',
        }),
        headers: { 'accept-language': 'nl', 'sec-fetch-site': 'same-origin' },
      })
      const back = refused.headers.get('location') ?? ''
      expect(back).toContain('added=failed')
      expect(await formOf(back)).toContain(message)
    }
  })
})

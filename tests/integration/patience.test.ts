import { afterEach, describe, expect, it } from 'vitest'
import { serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

const served: ServedShop[] = []
afterEach(async () => {
  for (const shop of served.splice(0)) await shop.close()
})

/** A shop with a cache as in service, but sooner stale. */
const open = async (): Promise<ServedShop> => {
  const shop = await serveShop({ options: { responses: { freshFor: 20, usableFor: 40 } } })
  served.push(shop)
  return shop
}

const visit = async ({ address }: ServedShop, path: string, cookie = '') => {
  const start = performance.now()
  const response = await fetch(address + path, { headers: { 'accept-language': 'nl', ...(cookie === '' ? {} : { cookie }) } })
  const text = await response.text()
  return { status: response.status, text, took: performance.now() - start }
}
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a slow or failing backend', () => {
  it('RTE-13 NET-04 a page waits half a second for a redirect rule, and after three timeouts not at all', async () => {
    const shop = await open()
    await visit(shop, '/contact')
    shop.fail(/redirects/, 'timeout')
    const waits: number[] = []
    for (const path of ['/planten', '/vloerkleden', '/verlichting', '/outlet', '/en/rugs', '/product/1005/kamerlinde']) {
      const { status, took } = await visit(shop, path)
      expect(status).toBe(200)
      waits.push(took)
    }
    expect(Math.max(...waits.slice(0, 3))).toBeLessThan(1500)
    expect(shop.requests.filter(({ url }) => url.endsWith('/redirects')).length).toBe(4)
  })

  it('SES-03 NET-04 a customer’s page waits two seconds for the session, and a page of the account until the request times out', async () => {
    const shop = await open()
    await visit(shop, '/contact')
    shop.fail(/session$/, 'timeout')
    const pages = ['/', '/planten', '/product/1005/kamerlinde', '/zoeken?q=lamp', '/planten?panel=cart']
    for (const { status, took } of await Promise.all(pages.map((path) => visit(shop, path, 'auth_token=slow')))) {
      expect(status).toBe(200)
      expect(took).toBeLessThan(5000)
    }
    // It leads to the login, which a visitor may see too.
    const { status, took } = await visit(shop, '/account/orders', 'auth_token=slow')
    expect(status).toBe(200)
    expect(took).toBeGreaterThan(7500)
    expect(took).toBeLessThan(14_000)
  })

  it('CFG-01 NET-04 no page waits for a newer configuration, also not a customer’s', async () => {
    const shop = await open()
    await visit(shop, '/planten')
    await pause(60)
    shop.fail(/\/app$/, 'timeout')
    for (const cookie of ['', 'auth_token=gone']) {
      const { status, took } = await visit(shop, '/planten', cookie)
      expect(status).toBe(200)
      expect(took).toBeLessThan(2000)
    }
  })

  it('CAT-01 a page comes from earlier responses of the backend; one without them says that it cannot be shown', async () => {
    const shop = await open()
    await visit(shop, '/planten')
    await pause(60)
    shop.fail(/app|content|redirects/, '503')
    const known = await visit(shop, '/planten')
    expect(known.status).toBe(200)
    expect(known.text).toContain('Planten')
    expect((await visit(shop, '/verlichting')).status).toBe(503)
  })

  it('CAT-01 an endless response is cut off before it fills the memory', async () => {
    const shop = await open()
    await visit(shop, '/planten')
    shop.standIn(({ url }) =>
      url.endsWith('/content')
        ? new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) }), {
            headers: { 'content-type': 'application/json' },
          })
        : null,
    )
    const { status, took } = await visit(shop, '/verlichting')
    expect(status).toBe(503)
    expect(took).toBeLessThan(6000)
  })

  it('CFG-02 a shop that its owner closes is closed at once', async () => {
    const shop = await open()
    await visit(shop, '/planten')
    await pause(60)
    shop.standIn(({ url }) => (url.endsWith('/app') ? Response.json({ status: 'error', message: 'closed' }) : null))
    const closed = await visit(shop, '/planten')
    expect(closed.status).toBe(503)
    expect(closed.text).toContain('Niet actief')
    // What one can do: try again, or call.
    expect(closed.text).toMatch(/<a [^>]*href="\/planten">Probeer opnieuw/)
    expect(closed.text).toContain('href="tel:')
    shop.standIn(({ url }) => (url.endsWith('/app') ? Response.json({ status: 'error', message: 'callUnknown' }, { status: 404 }) : null))
    expect((await visit(shop, '/verlichting')).text).toContain('Verbindingsfout')
  })
})

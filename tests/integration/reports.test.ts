import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorReport } from '@thuishaven/core/errors'
import { serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

const failure = {
  id: 'a1b2c3d4',
  name: 'TypeError',
  message: 'x is no function for jan@voorbeeld.test',
  frames: ['wish (https://shop.test/assets/shop-1.js:3:12)'],
  page: 'product',
  build: 'abc',
}

describe('reports of pages', () => {
  let shop: ServedShop
  let reported: ErrorReport[] = []
  /** Each test is another visitor to the counter. */
  let visitor = 0
  beforeAll(async () => {
    shop = await serveShop({ errors: { report: (received) => reported.push(received) } })
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    reported = []
    shop.logged.splice(0)
    visitor += 1
  })

  const report = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${shop.address}/reports`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `192.0.2.${visitor}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  const metrics = async (): Promise<string> => (await fetch(`${shop.address}/metrics`)).text()
  /** Counted from the shop's start on, by all tests here. */
  const browserErrors = async (): Promise<number> => Number(/^shop_errors_total\{side="browser"\} (\d+)$/m.exec(await metrics())?.[1] ?? 0)

  it('a browser’s error report is a log line and an event for the error collector, without a name in it', async () => {
    const before = await browserErrors()
    const response = await report({ visit: 'v1v2v3v4', page: 'product', faults: [failure], figures: [] }, { 'x-request-id': 'r-1' })
    expect([response.status, await response.text()]).toEqual([204, ''])
    const received = {
      ...failure,
      side: 'browser',
      message: 'x is no function for [e-mail]',
      frames: ['wish (/assets/shop-1.js:3:12)'],
    }
    expect(reported).toEqual([received])
    expect(shop.logged).toEqual([
      { level: 'error', message: 'Error in a browser', requestId: 'r-1', pageLoadId: 'v1v2v3v4', error: received },
    ])
    expect(JSON.stringify(shop.logged)).not.toMatch(/192\.0\.2|voorbeeld/)
    expect(await browserErrors()).toBe(before + 1)
  })

  it('measurements are counted by kind of page, of known kinds only', async () => {
    const figures = [
      { name: 'LCP', value: 1234 },
      { name: 'CLS', value: 0.02 },
      { name: 'LCP', value: -1 },
      { name: 'page{x="y"}', value: 1 },
      { name: 'INP', value: 'many' },
    ]
    expect((await report({ visit: 'v', page: 'product', faults: [], figures })).status).toBe(204)
    expect((await report({ visit: 'v', page: 'customer-7', faults: [], figures: [{ name: 'TTFB', value: 80 }] })).status).toBe(204)
    const text = await metrics()
    expect(text).toContain('shop_visit_seconds_sum{figure="LCP",page="product"} 1.234')
    expect(text).toContain('shop_visit_seconds_count{figure="LCP",page="product"} 1')
    expect(text).toContain('shop_visit_shift_sum{figure="CLS",page="product"} 0.02')
    expect(text).toContain('shop_visit_seconds_sum{figure="TTFB",page="other"} 0.08')
    expect(text).not.toContain('customer-7')
    expect(text).not.toMatch(/figure="INP"|page\{x/)
  })

  it('a report is accepted only from this shop’s pages, below a size, and of a known kind', async () => {
    expect((await report({ faults: [failure] }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await report('x'.repeat(17_000))).status).toBe(413)
    expect((await report('no JSON')).status).toBe(400)
    expect((await report({ faults: 'none', figures: 7 })).status).toBe(204)
    expect((await report({ faults: Array.from({ length: 50 }, () => failure) })).status).toBe(204)
    expect(reported).toHaveLength(5)
  })

  it('too many reports of one visitor are dropped silently; those of others are accepted', async () => {
    for (let count = 0; count < 40; count += 1) expect((await report({ faults: [failure] })).status).toBe(204)
    expect(reported.length).toBeLessThan(33)
    visitor += 100
    const before = reported.length
    await report({ faults: [failure] })
    expect(reported).toHaveLength(before + 1)
  })
})

describe('what operators see of a request', () => {
  let shop: ServedShop
  let reported: ErrorReport[] = []
  beforeAll(async () => {
    shop = await serveShop({ errors: { report: (received) => reported.push(received) } })
  })
  afterAll(() => shop.close())
  beforeEach(() => {
    reported = []
    shop.logged.splice(0)
    shop.heal()
  })

  it('the request id goes from the browser to the backend and back, and is logged when the backend does not respond', async () => {
    const headers = { 'x-request-id': 'v1v2v3v4-7', 'content-type': 'application/json' }
    const request = () => fetch(`${shop.address}/api/public/content`, { method: 'POST', headers, body: '{"path":"/"}' })
    const response = await request()
    expect(response.headers.get('x-request-id')).toBe('v1v2v3v4-7')
    expect(response.headers.get('server-timing')).toMatch(/^backend;dur=\d+(?:\.\d)?$/)
    expect(shop.requests.at(-1)?.headers.get('x-request-id')).toBe('v1v2v3v4-7')
    expect(shop.logged).toEqual([])
    shop.fail(/^/, 'reset-before')
    expect((await request()).status).toBe(502)
    expect(shop.logged).toEqual([
      {
        level: 'warn',
        message: 'Backend did not respond',
        requestId: 'v1v2v3v4-7',
        path: '/api/public/content',
        status: 502,
        durationMs: expect.any(Number),
      },
    ])
  })

  it('a page has its time in Server-Timing, and a failed page reaches the error collector under the number that it shows', async () => {
    const good = await fetch(`${shop.address}/contact`)
    expect(good.headers.get('server-timing')).toMatch(/^page;dur=\d+\.\d, made;dur=\d{13}$/)
    expect(reported).toEqual([])
    shop.standIn((request) => (request.url.endsWith('/api/public/content') ? breaking() : null))
    const cookie = await signIn(shop)
    const bad = await fetch(`${shop.address}/planten`, { headers: { cookie } })
    expect(bad.status).toBe(500)
    expect(reported).toMatchObject([{ side: 'server', id: bad.headers.get('x-request-id'), message: 'deliberately', build: 'test' }])
    expect(await bad.text()).toContain(reported[0]?.id)
  })
})

/** A response at which the shop's own code throws, which no response should cause. */
const breaking = (): Response => {
  const response = new Response('{}')
  const getSetCookie = () => {
    throw new Error('deliberately')
  }
  return Object.defineProperty(response, 'headers', { value: Object.assign(new Headers(), { getSetCookie }) })
}

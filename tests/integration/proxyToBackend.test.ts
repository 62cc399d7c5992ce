import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendRaw, serveShop } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop({ transportSecurity: 'max-age=60' })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.heal()
  shop.requests.length = 0
  shop.logged.length = 0
})

const json = { 'content-type': 'application/json', 'accept-language': 'nl-NL' }
const call = (path: string, init: RequestInit = {}): Promise<Response> => fetch(shop.address + path, { redirect: 'manual', ...init })
const big = (bytes: number): string => JSON.stringify({ text: 'x'.repeat(bytes) })
/** A body without a length, in pieces. */
const streamed = (bytes: number): ReadableStream<Uint8Array> => {
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      if (sent >= bytes) controller.close()
      else controller.enqueue(new Uint8Array(65_536).fill(120))
      sent += 65_536
    },
  })
}
/** fetch() of a body in pieces, which the types of the page's own fetch do not know. */
const pieces = (bytes: number, headers: Record<string, string>) =>
  ({ method: 'POST', headers, body: streamed(bytes), duplex: 'half' }) as RequestInit

describe('request bodies that are forwarded to the backend', () => {
  it('a body over 64 kB is refused in the contract’s form and not forwarded, with or without a length', async () => {
    for (const init of [{ method: 'POST', headers: json, body: big(64 * 1024) }, pieces(128 * 1024, json)]) {
      const response = await call('/api/v2/cart/lines', init)
      expect([response.status, await response.json()]).toEqual([413, { status: 'error', message: 'bodyTooLarge' }])
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
    expect(shop.requests).toEqual([])
  })

  it('a body below 64 kB is forwarded whole, with or without a length', async () => {
    const seen: string[] = []
    shop.standIn(async (request) => {
      seen.push(await request.text())
      return Response.json({ status: 'success' })
    })
    await call('/api/echo', { method: 'POST', headers: json, body: big(60_000) })
    await call('/api/echo', pieces(65_536, json))
    await call('/api/echo', { method: 'DELETE' })
    expect(seen.map((text) => text.length)).toEqual([big(60_000).length, 65_536, 0])
    expect(seen[0]).toBe(big(60_000))
  })

  it('CRT-03 a posted form of more than 64 kB is refused', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `productId=1003&back=${'x'.repeat(70_000)}`
    expect((await call('/cart', { method: 'POST', headers: form, body })).status).toBe(413)
    expect((await call('/cart', pieces(200_000, form))).status).toBe(413)
  })

  it('LOC-01 the refusal of a form without a language in its address is in the visitor’s preferred language', async () => {
    const body = `code=${'x'.repeat(70_000)}`
    const failure = async (path: string, more: Record<string, string>): Promise<string> => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'nl-NL', ...more }
      return (await call(path, { method: 'POST', headers, body })).text()
    }
    for (const path of ['/cart', '/cart/line', '/cart/coupon', '/consent']) {
      expect(await failure(path, { cookie: 'locale=eng' })).toContain('You typed more than the shop can take.')
      expect(await failure(path, { 'accept-language': 'en-GB' })).toContain('<html lang="en')
      expect(await failure(path, {})).toContain('Je hebt meer getypt dan de winkel kan aannemen.')
    }
    expect(await failure('/checkout', { cookie: 'locale=eng' })).toContain('Je hebt meer getypt')
    expect(await failure('/en/checkout', { cookie: 'locale=nld' })).toContain('You typed more')
  })

  it('a request with Expect is accepted, and the header is not forwarded', async () => {
    shop.standIn(() => Response.json({ status: 'success' }))
    const body = '{"a":1}'
    const response = await sendRaw(
      shop.port,
      `POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
    expect(response.body.startsWith('HTTP/1.1 200') || response.status === 200).toBe(true)
    expect(shop.requests[0]?.headers.has('expect')).toBe(false)
  })
})

describe('the forwarding headers for the backend', () => {
  const toResult = async (headers: Record<string, string>): Promise<Record<string, string | null>> => {
    shop.standIn(() => Response.json({ status: 'success' }))
    shop.requests.length = 0
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    await sendRaw(shop.port, `GET /api/echo HTTP/1.1\r\nHost: localhost:${shop.port}\r\n${lines.join('')}\r\n`, 300)
    const seen = shop.requests[0]?.headers ?? new Headers()
    const names = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'x-request-id', 'via']
    return Object.fromEntries(names.map((name) => [name, seen.get(name)]))
  }

  it('the backend receives a trusted proxy’s client address, and never one that only the visitor sends', async () => {
    expect(
      await toResult({
        'X-Forwarded-For': '6.6.6.6, 198.51.100.7',
        'X-Forwarded-Proto': 'https',
        Forwarded: 'for=6.6.6.6',
        'X-Real-IP': '6.6.6.6',
        Via: 'x',
      }),
    ).toMatchObject({
      'x-forwarded-for': '198.51.100.7, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': `localhost:${shop.port}`,
      'x-real-ip': null,
      forwarded: null,
      via: null,
    })
    expect(await toResult({ 'X-Forwarded-Host': 'evil.example' })).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `localhost:${shop.port}`,
    })
  })

  it('the backend receives the request id, which is also in the response', async () => {
    shop.standIn(() => Response.json({ status: 'success' }))
    const response = await call('/api/echo', { headers: { 'x-request-id': 'abc-123' } })
    expect([response.headers.get('x-request-id'), shop.requests[0]?.headers.get('x-request-id')]).toEqual(['abc-123', 'abc-123'])
    const own = await call('/api/echo', { headers: { 'x-request-id': 'not an id' } })
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('the backend receives the visitor’s address with the server’s own calls for a customer’s page', async () => {
    await call('/contact', { headers: { cookie: 'auth_token=t', 'x-forwarded-for': '198.51.100.7', 'x-request-id': 'page-1' } })
    const session = shop.requests.find(({ url }) => url.endsWith('/account/session'))
    expect([session?.headers.get('x-forwarded-for'), session?.headers.get('x-request-id')]).toEqual(['198.51.100.7, 127.0.0.1', 'page-1'])
  })

  it('hop-by-hop headers and those named by Connection are not forwarded', async () => {
    shop.standIn(() => Response.json({ status: 'success' }))
    await sendRaw(
      shop.port,
      'GET /api/echo HTTP/1.1\r\nHost: localhost\r\nConnection: close, X-Hop\r\nX-Hop: 1\r\nProxy-Connection: keep-alive\r\nTE: trailers\r\nKeep-Alive: 5\r\nX-Stays: 1\r\n\r\n',
    )
    const seen = shop.requests[0]?.headers
    expect(['x-hop', 'proxy-connection', 'te', 'keep-alive', 'upgrade'].filter((name) => seen?.has(name) === true)).toEqual([])
    expect(seen?.get('x-stays')).toBe('1')
  })
})

describe('responses of the backend', () => {
  const answered = async (body: BodyInit | null, headers: Record<string, string>, status = 200) => {
    shop.standIn(() => new Response(body, { status, headers }))
    return call('/api/thing')
  }

  it('a response that a browser could render as a page is sandboxed; JSON is not, and its type is not guessed', async () => {
    const page = await answered('<script>alert(1)</script>', { 'content-type': 'text/html' })
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    const none = await answered('<b>', { 'content-type': '' })
    expect(none.headers.get('content-security-policy')).toMatch(/^sandbox/)
    const data = await answered('{}', { 'content-type': 'application/json' })
    expect(data.headers.has('content-security-policy')).toBe(false)
    for (const response of [page, none, data]) expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('PRD-01 pictures are forwarded unchanged', async () => {
    const page = await (await call('/product/1003/wachter-plus-wit')).text()
    const response = await call(/\/api\/pictures\/[^" ]+\.avif/.exec(page)?.[0] ?? '')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif'])
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
    expect(response.headers.get('cache-control')).toMatch(/public/)
  })

  it('failures of the backend are not cacheable, and responses with a cookie are private', async () => {
    const failed = await answered('{}', { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }, 503)
    expect(failed.headers.get('cache-control')).toBe('no-store')
    const own = await answered('{}', { 'content-type': 'application/json', 'cache-control': 'public, max-age=60', 'set-cookie': 'a=1' })
    expect(own.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('redirects of the backend name the shop instead of the backend', async () => {
    const response = await answered('{}', {
      'content-type': 'application/json',
      'strict-transport-security': 'max-age=9',
      'alt-svc': 'h3=":443"',
    })
    expect(response.headers.get('strict-transport-security')).toBe('max-age=60')
    expect(response.headers.has('alt-svc')).toBe(false)
  })

  it('an endless response is cut off', async () => {
    const endless = (headers: Record<string, string>) =>
      new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) }), { headers })
    shop.standIn(() => endless({ 'content-type': 'application/octet-stream' }))
    await expect(call('/api/thing').then((response) => response.arrayBuffer())).rejects.toThrow(/terminated|fetch failed/)
    shop.standIn(() => endless({ 'content-type': 'application/json' }))
    const response = await call('/api/thing', { headers: { 'accept-encoding': 'gzip' } })
    expect([response.status, await response.json()]).toEqual([502, { status: 'error', message: 'hostUnreachable' }])
    shop.standIn(() => endless({ 'content-type': 'image/png', 'content-length': '99999999' }))
    expect((await call('/api/thing')).status).toBe(502)
  })

  it('NET-01 a 408 of the backend becomes 504, because a browser would repeat a request after 408', async () => {
    const response = await answered('{"status":"error"}', { 'content-type': 'application/json' }, 408)
    expect([response.status, await response.json()]).toEqual([504, { status: 'error', message: 'hostUnreachable' }])
    expect(response.headers.has('retry-after')).toBe(false)
    const later = await answered('{"status":"error"}', { 'content-type': 'application/json', 'retry-after': '2' }, 408)
    expect(later.headers.get('retry-after')).toBe('2')
  })

  it('NET-01 a missing response is reported in the contract’s form, without a pause that would stop the page’s one retry', async () => {
    shop.fail(/^/, 'reset-before')
    const response = await call('/api/thing')
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      502,
      null,
      { status: 'error', message: 'hostUnreachable' },
    ])
  })
})

describe('calls by which data can be guessed', () => {
  const guess = (path: string, from: string) =>
    call(path, { method: 'POST', headers: { ...json, 'x-forwarded-for': from }, body: '{}' }).then((response) => response)

  it.each([
    '/api/v2/account/login',
    '/api/v2/account/register',
    '/api/v2/account/reset',
    '/api/v2/account/password',
    '/api/presession/verify',
    '/api/v2/cart/coupons',
  ])('%s is limited by visitor', async (path) => {
    shop.standIn(() => Response.json({ status: 'success' }))
    const statuses: number[] = []
    let last = new Response()
    for (let retries = 0; retries < 90 && last.status !== 429; retries += 1) {
      last = await guess(path, '198.51.100.7')
      statuses.push(last.status)
    }
    expect(statuses.length).toBeGreaterThan(15)
    expect(last.status).toBe(429)
    expect(await last.json()).toEqual({ status: 'error', message: 'tooManyRequests' })
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(last.headers.get('retry-after'))).toBeLessThan(10)
    expect((await guess(path, '198.51.100.8')).status).toBe(200)
    expect(
      (await call('/api/v2/app', { method: 'POST', headers: { ...json, 'x-forwarded-for': '198.51.100.7' }, body: '{}' })).status,
    ).toBe(200)
  })

  it.each([
    ['email', ['/api/presession/verify', '/checkout', '/en/checkout', '/api/presession/%76erify']],
    ['password', ['/api/v2/account/login', '/checkout/login', '/en/checkout/login', '/api/v2/account/log%69n', '/api/v2/Account/login/']],
    ['orderNumber', ['/api/v2/orders/status', '/bestelling', '/en/order', '/%62estelling']],
    ['coupon', ['/api/v2/cart/coupons', '/cart/coupon', '/cart/coupo%6e']],
  ])('CHK-02 accounts and coupons cannot be listed: guesses at %s share one count, for any way and spelling', async (name, ways) => {
    const visitor = `203.0.113.${name.length}`
    const headers = { 'x-forwarded-for': visitor }
    /** Tries until one is refused; each second frees one. */
    const triesOf = async (way: string): Promise<number> => {
      for (let retries = 0; retries < 90; retries += 1) {
        const body = new URLSearchParams({ [name]: 'noor@voorbeeld.test' })
        const response = way.startsWith('/api/') ? await guess(way, visitor) : await call(way, { method: 'POST', headers, body })
        if (response.status === 429 || response.headers.get('location')?.endsWith('flash=phrases.tooManyRequests') === true) return retries
      }
      return 90
    }
    const retries: number[] = []
    for (const way of ways) retries.push(await triesOf(way))
    const [first = 0, ...others] = retries
    expect(first).toBeGreaterThan(15)
    expect(Math.max(...others)).toBeLessThan(10)
  })

  it('an IPv6 visitor has one count for a whole network', async () => {
    shop.standIn(() => Response.json({ status: 'success' }))
    const statuses = new Set<number>()
    for (let retries = 0; retries < 90; retries += 1)
      statuses.add((await guess('/api/v2/account/login', `2001:db8:1:2::${retries.toString(16)}`)).status)
    expect(statuses).toEqual(new Set([200, 429]))
    expect((await guess('/api/v2/account/login', '2001:db8:1:3::1')).status).toBe(200)
  })
})

describe('pages for operators', () => {
  const otherVisitor = { 'x-forwarded-for': '198.51.100.7' }
  it('metrics and the mock server’s controls are for this machine only', async () => {
    expect((await call('/metrics')).status).toBe(200)
    expect((await call('/metrics', { headers: otherVisitor })).status).toBe(404)
    expect((await call('/__mock/outbox')).status).toBe(200)
    expect((await call('/__mock/outbox', { headers: otherVisitor })).status).toBe(404)
    expect((await call('/__mock/reset', { method: 'POST', headers: otherVisitor })).status).toBe(404)
  })

  it('PAY-01 the practice bank is for shoppers too, also at its former address', async () => {
    expect((await call('/__mock/bank/nothing', { redirect: 'manual' })).headers.get('location')).toBe('/api/bank/nothing')
    expect(await (await call('/api/bank/nothing', { headers: otherVisitor })).text()).not.toBe('Not found')
  })

  it('metrics are available with the operator’s token', async () => {
    const guarded = await serveShop({ trustedProxies: { operatorToken: 'a-token-of-the-operator' } })
    const response = (token: string) =>
      fetch(`${guarded.address}/metrics`, { headers: { ...otherVisitor, authorization: `Bearer ${token}` } })
    expect((await response('a-token-of-the-operator')).status).toBe(200)
    expect((await response('another-token-of-a-thief')).status).toBe(404)
    await guarded.close()
  })
})

import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '../../ui/framework/server/createHttpServer.server.ts'
import { sendRaw, serveShop, signIn } from './servedShop.ts'
import type { ServedShop } from './servedShop.ts'

let shop: ServedShop
beforeEach(async () => {
  shop = await serveShop({ mostWaitingBytes: 256 * 1024, options: { responses: { freshFor: 20, usableFor: 40 } } })
}, 60_000)
const sockets: Socket[] = []
const servers: ReturnType<typeof createHttpServer>[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
  await shop.close()
})

const opened = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const call = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(shop.address + path, { redirect: 'manual', headers })

describe('waiting request bodies', () => {
  const json = { 'content-type': 'application/json' }
  const add = (): Promise<Response> => fetch(`${shop.address}/api/v2/cart/lines`, { method: 'POST', headers: json, body: '{"item":1}' })

  it('waiting bodies share a memory limit; the next request has to come back later, until one has left', async () => {
    const part = 'x'.repeat(63 * 1024)
    for (let count = 0; count < 4; count += 1) {
      const socket = await opened(shop.port)
      socket.write(
        `POST /api/v2/cart/lines HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 65000\r\n\r\n${part}`,
      )
    }
    const requestsSoFar = (): Promise<Response> =>
      fetch(`${shop.address}/api/v2/cart/lines`, { method: 'POST', headers: json, body: 'x'.repeat(10_000) })
    await expect.poll(async () => (await requestsSoFar()).status).toBe(503)
    const response = await requestsSoFar()
    expect([response.headers.get('retry-after'), await response.json()]).toEqual([
      '5',
      { status: 'error', message: 'temporarilyUnavailable' },
    ])
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(async () => (await add()).status).toBe(400)
  })

  it('bodies that arrive too slowly are cut off, and so are connections above the limit', async () => {
    const server = createHttpServer(() => undefined, 2, { requestTimeout: 300, headersTimeout: 200, connectionsCheckingInterval: 100 })
    servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const slow = await opened(port)
    slow.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nx')
    await opened(port)
    const third = connect(port, '127.0.0.1')
    third.on('error', () => undefined)
    await once(third, 'close')
    await once(slow.resume(), 'close')
    const ours = createHttpServer(() => undefined, 5)
    expect([ours.requestTimeout, ours.headersTimeout, ours.maxConnections]).toEqual([30_000, 20_000, 5])
  })
})

describe('responses with the data of one visitor', () => {
  it.each(['orders', 'details', 'addresses', 'data', 'tickets', 'invoices'])('/account/%s is never cached', async (what) => {
    const response = await call(`/api/v2/account/${what}`, { cookie: await signIn(shop) })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  })
})

describe('cookies and redirects of the backend', () => {
  it('cookies of the backend belong to the shop, whatever domain they name', async () => {
    const headers = new Headers({ 'content-type': 'application/json' })
    headers.append('set-cookie', 'a=1; Domain=backend.example; Path=/')
    headers.append('set-cookie', 'b=2; Path=/; domain=.example; HttpOnly')
    shop.standIn(() => new Response('{}', { headers }))
    expect((await call('/api/thing')).headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/; HttpOnly'])
  })

  it.each([
    ['http://host.test/api/other?a=1', 302, '/api/other?a=1'],
    ['/api/other', 302, '/api/other'],
    ['https://elsewhere.example/', 502, null],
    ['//elsewhere.example/', 502, null],
  ])('the backend’s redirect to %s becomes status %i', async (location, status, received) => {
    shop.standIn(() => new Response(null, { status: 302, headers: { location } }))
    const response = await call('/api/thing')
    expect([response.status, response.headers.get('location')]).toEqual([status, received])
  })

  it('CHK-11 the backend may send a visitor to a payment elsewhere, on https and from the address for it alone', async () => {
    const redirectFrom = async (path: string, location: string) => {
      shop.standIn(() => new Response(null, { status: 303, headers: { location } }))
      const response = await call(path)
      return [response.status, response.headers.get('location'), response.headers.get('cache-control')]
    }
    expect(await redirectFrom('/api/payments/pay-1', 'https://bank.example/pay?id=1')).toEqual([
      303,
      'https://bank.example/pay?id=1',
      'private, no-store',
    ])
    for (const [path, location] of [
      ['/api/payments/pay-1', 'http://bank.example/pay'],
      ['/api/payments/pay-1', 'javascript:alert(1)'],
      ['/api/payments/pay-1/more', 'https://bank.example/pay'],
      ['/api/payments', 'https://bank.example/pay'],
    ] as const)
      expect([path, location, ...(await redirectFrom(path, location)).slice(0, 2)]).toEqual([path, location, 502, null])
  })

  it.each(['/api/..%2fx', '/api/v2/%2e%2e%2fx', '/api/x%5c..%5cy', '/api/a%00b'])('%s never reaches the backend', async (path) => {
    const response = await sendRaw(shop.port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    expect([response.status, shop.requests]).toEqual([400, []])
  })

  it('the practice bank’s page can be used but runs no script, and all other pages are sandboxed', async () => {
    shop.standIn(() => new Response('<p>Pay</p>', { headers: { 'content-type': 'text/html' } }))
    const bank = await call('/api/bank/1')
    expect([bank.headers.get('content-security-policy'), bank.headers.get('cache-control')]).toEqual([
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'",
      'private, no-store',
    ])
    expect((await call('/api/thing')).headers.get('content-security-policy')).toContain('sandbox')
  })
})

describe('a clock that is set back', () => {
  it('a clock set back does not freeze shared responses: a sold-out product is shown within seconds', async () => {
    const requestsSoFar = (): number => shop.requests.filter(({ url }) => url.includes('/public/products/1003')).length
    await (await call('/product/1003/x')).text()
    const before = requestsSoFar()
    expect(before).toBeGreaterThan(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60 * 1000 })
    await expect
      .poll(async () => {
        await (await call('/product/1003/x')).text()
        return requestsSoFar()
      })
      .toBeGreaterThan(before)
  })
})

describe('the cacheability of a page with a dialog', () => {
  it('CNS-06 a page with the open consent dialog is not shared, because it shows one visitor’s choice', async () => {
    const cookie = `cookiePreferences=${encodeURIComponent('{"necessary":true}')}`
    const wall = await call('/contact?panel=cookieWall', { cookie })
    expect([wall.status, wall.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect((await call('/contact', { cookie })).headers.get('cache-control')).toContain('public')
  })
})

describe('a page that sets a cookie', () => {
  it('a page that sets a cookie is not cached, and another visitor gets their own page', async () => {
    const own = await serveShop({ setCookies: ['mark=1; Path=/'], options: { responses: { freshFor: 0, usableFor: 0 } } })
    const response = await fetch(`${own.address}/contact`)
    await own.close()
    expect([response.status, response.headers.get('cache-control'), response.headers.getSetCookie()]).toEqual([
      200,
      'private, no-cache',
      ['mark=1; Path=/'],
    ])
    // What may be shared leaves the configuration to a file of its own; a page of one visitor has it all.
    expect(await response.text()).toContain('"config":null')
  })
})

describe('a withdrawal that names an order', () => {
  it('a withdrawal that names an order is requested without a session where nobody is signed in', async () => {
    const body = new URLSearchParams({ step: 'state', name: 'Noor', emailAddress: 'noor@voorbeeld.test', orderNumber: 'TH-1', goods: '' })
    await fetch(`${shop.address}/herroepen?order=order-250017`, { method: 'POST', body })
    expect(shop.requests.filter(({ url }) => url.includes('/account/orders/'))).toEqual([])
  })
})

describe('controls of the mock server', () => {
  it('the controls refuse a page whose own name resolves to this machine', async () => {
    const requests = (host: string) => sendRaw(shop.port, `GET /__mock/outbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect((await requests(`localhost:${shop.port}`)).status).toBe(200)
    expect((await requests(`rebound.example:${shop.port}`)).status).toBe(404)
  })
})

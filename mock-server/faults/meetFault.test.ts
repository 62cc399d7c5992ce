import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Wire } from '../../backend/contract/wire.ts'
import { createTestShop } from '../../backend/testing/visitTestShop.ts'
import { createMockServer } from '../createMockServer.ts'
import { faultKinds } from './Faults.ts'

const { backend } = await createTestShop()
const mock = createMockServer(backend, { token: 'geheim' })
const server = serve({ fetch: mock.fetch, hostname: '127.0.0.1', port: 0 })
let address = ''
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => mock.faults.clearAll())
afterAll(() => {
  server.close()
  void backend.close()
})

const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const stage = (fault: object) => post('/__mock/fault', fault)
const as = (session: string) => ({ cookie: `mock_scenario=${session}` })
const app = (headers = {}) => post('/api/v2/app', {}, headers)
const line = { item: { id: 'plant', productId: 1005, quantity: 1, options: [] } }

/** A new cart and its number of pieces. */
const createCart = async () => {
  const made = (await (await post('/api/v2/cart/lines', line)).json()) as Wire['AddedLineResponse']
  const cookie = `es_cuid=${made.data.cUid}`
  return {
    cookie,
    pieces: async () => {
      const response = (await (await post('/api/v2/account/cart/state', {}, { cookie })).json()) as Wire['CartResponse']
      return response.data.totals.productsQuantity
    },
  }
}

describe('the faults of the mock server', () => {
  it.each(['500', '503', '401', '408', '409', '413', '429'])(
    'NET-01 %s is returned the requested number of times, and nothing is executed',
    async (kind) => {
      const { cookie, pieces } = await createCart()
      await stage({ operation: 'addCartLine', kind, times: 2, retryAfter: 7 })
      const retries = await Promise.all([1, 2].map(() => post('/api/v2/cart/lines', line, { cookie })))
      expect(retries.map(({ status }) => status)).toEqual([Number(kind), Number(kind)])
      expect(retries[0]?.headers.get('retry-after')).toBe(kind === '429' || kind === '503' ? '7' : null)
      expect(await retries[0]?.json()).toMatchObject({ status: 'error' })
      expect(await pieces()).toBe(1)
      expect((await post('/api/v2/cart/lines', line, { cookie })).status).toBe(200)
      expect(await pieces()).toBe(2)
    },
  )

  it('NET-01 a refusal can follow an executed call', async () => {
    const { cookie, pieces } = await createCart()
    await stage({ operation: 'addCartLine', kind: '503', times: 1, done: true })
    expect((await post('/api/v2/cart/lines', line, { cookie })).status).toBe(503)
    expect(await pieces()).toBe(2)
  })

  it.each([
    ['reset-before', 1],
    ['reset-after', 2],
  ])('NET-01 %s cuts the connection; the cart then has %i', async (kind, amount) => {
    const { cookie, pieces } = await createCart()
    await stage({ operation: 'addCartLine', kind, times: 1 })
    await expect(post('/api/v2/cart/lines', line, { cookie })).rejects.toThrow('fetch failed')
    expect(await pieces()).toBe(amount)
  })

  it('NET-01 fault timeout sends nothing, and finally cuts the connection', async () => {
    await stage({ operation: 'loadApp', kind: 'timeout', times: 1 })
    await expect(fetch(`${address}/api/v2/app`, { method: 'POST', signal: AbortSignal.timeout(80) })).rejects.toThrow('timeout')
    await stage({ operation: 'loadApp', kind: 'timeout', times: 1, ms: 30 })
    await expect(app()).rejects.toThrow('fetch failed')
  })

  it('NET-03 fault truncated executes the call and cuts its response', async () => {
    await stage({ operation: 'loadApp', kind: 'truncated', times: 1 })
    const response = await app()
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('NET-03 faults give responses the wrong shape, an HTML page or a huge size', async () => {
    await stage({ operation: '*', kind: 'wrong-shape', times: 1 })
    expect(await (await app()).json()).toEqual({ status: 'success', data: { unexpected: true } })
    await stage({ operation: '*', kind: 'html', times: 1 })
    expect((await app()).headers.get('content-type')).toContain('text/html')
    await stage({ operation: '*', kind: 'huge', times: 1, bytes: 3_000_000 })
    const response = (await (await app()).json()) as { data: string }
    expect(response.data.length).toBe(3_000_000)
  })

  it('NET-04 fault delay sends the usual response later', async () => {
    await stage({ operation: 'loadApp', kind: 'delay', ms: 120, times: 1 })
    const before = performance.now()
    expect((await app()).status).toBe(200)
    expect(performance.now() - before).toBeGreaterThan(100)
  })

  it('NET-01 faults belong to one session, follow each other, and count how often they occurred', async () => {
    await stage({ operation: 'loadApp', kind: '503', times: 1, session: 'anna' })
    await stage({ operation: 'loadApp', kind: '409', session: 'anna' })
    const anna = as('anna')
    expect([(await app()).status, (await app(as('willem'))).status]).toEqual([200, 200])
    expect([(await app(anna)).status, (await app(anna)).status, (await app(anna)).status]).toEqual([503, 409, 409])
    const requested = (await (await fetch(`${address}/__mock/fault?session=anna`)).json()) as { data: { faults: unknown } }
    expect(requested.data.faults).toMatchObject([
      { kind: '503', left: 0, met: 1 },
      { kind: '409', left: null, met: 2 },
    ])
    await stage({ operation: '*', kind: 'none', session: 'anna' })
    expect((await app(anna)).status).toBe(200)
  })

  it('NET-03 an unknown call or fault is refused with the list of known ones', async () => {
    const toResult = async (fault: object) => ((await (await stage(fault)).json()) as Wire['Failure']).errorCode ?? ''
    expect(await toResult({ operation: 'fly', kind: '500' })).toContain('addCartLine')
    const kinds = await toResult({ operation: '*', kind: 'sulk' })
    expect(faultKinds.filter((kind) => !kinds.includes(kind))).toEqual([])
  })
})

describe('bodies over 1 MiB', () => {
  const text = 'x'.repeat(8 * 1024 * 1024)
  const request = (body: BodyInit, more = {}) =>
    fetch(`${address}/api/v2/cart/lines`, { method: 'POST', headers: { 'content-type': 'application/json' }, body, ...more })

  it('NET-03 bodies over 1 MiB are refused with a readable 413, ten times of ten', async () => {
    for (let time = 0; time < 10; time += 1) {
      const response = await request(text)
      expect([response.status, ((await response.json()) as Wire['Failure']).message]).toEqual([413, 'bodyTooLarge'])
    }
  })

  it('NET-03 bodies over 1 MiB are refused without a Content-Length too; a small one is read', async () => {
    expect((await request(new Blob([text]).stream(), { duplex: 'half' })).status).toBe(413)
    expect((await request(new Blob([JSON.stringify(line)]).stream(), { duplex: 'half' })).status).toBe(200)
  })

  it('NET-03 bodies that never arrive get no response and are not logged', async () => {
    const log = vi.spyOn(process.stderr, 'write')
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write('POST /api/v2/app HTTP/1.1\r\nhost: shop\r\ncontent-length: 9000000\r\n\r\n{')
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
    expect((await app()).status).toBe(200)
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })
})

describe('the controls', () => {
  it('NET-03 the controls require a local request or the token; the bank is open to all requests', async () => {
    const from = (more: object) => fetch(`${address}/__mock/outbox`, { headers: { 'x-forwarded-for': '203.0.113.9', ...more } })
    expect((await fetch(`${address}/__mock/outbox`)).status).toBe(200)
    expect((await from({})).status).toBe(403)
    expect((await from({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(200)
    expect((await from({ 'x-mock-token': 'verkeerd' })).status).toBe(403)
    expect((await from({ 'x-mock-token': 'geheim' })).status).toBe(200)
    expect(
      (await fetch(`${address}/__mock/bank/geen`, { redirect: 'manual', headers: { 'x-forwarded-for': '203.0.113.9' } })).headers.get(
        'location',
      ),
    ).toBe('/api/bank/geen')
    expect((await fetch(`${address}/api/bank/geen`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  })
})

import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { checkContract } from './checkContract.ts'
import type { CoverageRow } from './checkContract.ts'
import type { Send } from './contractVisitor.ts'
import { countsOf } from './reports.ts'
import { sendTo } from './sendTo.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Starts a backend that always gives the same response; returns its address. */
const startBackend = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  ends.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The demo shop with one response replaced: a foreign backend with one error. */
const demo = async (replace: (path: string, method: string) => Response | null): Promise<Send> => {
  const backend = await createDemoBackend({ file: null, products: 0, appUrl: 'http://localhost:3000' })
  ends.push(() => backend.close())
  const { fetch } = createMockServer(backend)
  return async (path, init) => replace(path, init.method) ?? fetch(new Request(`http://host.test${path}`, init))
}
const notFound = (): Response => Response.json({ status: 'error', message: 'callUnknown' }, { status: 404 })
/** Hides the controls, so that it does not identify itself as a mock server. */
const isControl = (path: string): boolean => path.startsWith('/__mock')

const rowOf = (rows: readonly CoverageRow[], operation: string, status = '200', example = '-'): string => {
  const row = rows.find((one) => one.operation === operation && one.status === status && one.example === example)
  return `${row?.outcome}: ${row?.detail}`
}
const read = { known: {}, writes: false }

describe('the check of a backend', () => {
  it.each<[string, RequestListener, string]>([
    [
      'a page in place of JSON',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>'),
      "missed: is not JSON: text/html, '<!doctype html><title>Welcome</title>'",
    ],
    [
      'a page that says it is JSON',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('<h1>Hi</h1>'),
      "missed: says application/json and is not JSON: '<h1>Hi</h1>'",
    ],
    [
      'status 500 everywhere',
      (_request, response) =>
        response.writeHead(500, { 'content-type': 'application/json' }).end('{"status":"error","message":"internalError"}'),
      'missed: answered 500 "internalError", expected 200',
    ],
    [
      'a redirect everywhere',
      (_request, response) => response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
      'missed: answered 302 to https://elsewhere.example/, expected 200; is not JSON: no Content-Type, an empty body',
    ],
    ['a cut connection', (request) => request.socket.destroy(), 'missed: no response (UND_ERR_SOCKET)'],
    ['no response at all', () => undefined, 'missed: no response in time'],
  ])('NET-03 the check reports %s in one line', async (_name, listener, line) => {
    const rows = await checkContract({ ...read, send: sendTo(await startBackend(listener), 0.3) })
    // Only the first failure is known for a backend without responses.
    const [status, example] = line.startsWith('missed: no response') ? ['400', 'notUnderstood'] : ['200', '-']
    expect(rowOf(rows, 'loadApp', status, example)).toBe(line)
    expect(countsOf(rows).met).toBeLessThan(2)
  })

  it('NET-03 the check stops sending requests to a backend that gave no response three times', async () => {
    let requests = 0
    const rows = await checkContract({ ...read, send: sendTo(await startBackend(() => (requests += 1)), 0.1) })
    expect(rows.filter(({ detail }) => detail === 'the backend no longer responds').length).toBeGreaterThan(50)
    expect(requests).toBeLessThan(10)
  })

  it('NET-03 the check reports a refused payment, and the requests that it could not send without one', async () => {
    const refusal = { status: 'error', message: { code: 'icr', step: null } }
    const send = await demo((path) => (path === '/api/v2/checkout/pay' ? Response.json(refusal, { status: 422 }) : null))
    const rows = await checkContract({ send, known: {}, writes: true })
    expect(rowOf(rows, 'pay', '200')).toBe('missed: answered 422 {"code":"icr","step":null}, expected 200')
    expect(rowOf(rows, 'loadPayment', '200')).toBe('not asked: no payment was started: pay answered 422 {"code":"icr","step":null}')
  })

  it('NET-03 the check starts no payment where nothing is in stock', async () => {
    const empty = (text: string): string => text.replaceAll(/"stock":(?:\d+|null)/g, '"stock":0')
    const send = await demo(() => null)
    const soldOut: Send = async (path, init) => {
      const response = await send(path, init)
      if (!path.startsWith('/api/public/content')) return response
      return new Response(empty(await response.text()), { status: response.status, headers: { 'content-type': 'application/json' } })
    }
    const rows = await checkContract({ send: soldOut, known: {}, writes: true })
    expect(rowOf(rows, 'pay', '200')).toBe('not asked: no product in stock was found in the lists; --restock brings goods back')
    expect(rowOf(rows, 'loadDetails', '200')).toBe('met: ')
  })

  it('NET-03 the check stages scenarios and reads mails only where the backend identifies itself as a mock server', async () => {
    const controls: string[] = []
    const send = await demo((path) => {
      if (isControl(path)) controls.push(path)
      return isControl(path) ? notFound() : null
    })
    const rows = await checkContract({ send, known: {}, writes: true })
    expect([...new Set(controls)]).toEqual(['/__mock'])
    expect(rowOf(rows, 'pay', '422', 'icc')).toBe('not asked: only a mock server can stage it')
    expect(rowOf(rows, 'setPassword', '200')).toBe('not asked: it needs the link of a mail, and only a mock server shows its mails')
    expect(countsOf(rows).missed).toBe(0)
  })

  it('NET-03 the check changes nothing without --writes', async () => {
    const sent = new Set<string>()
    const send = await demo((path, method) => {
      if (/register|login|logout|\/pay$|withdrawals|contact|coupons|cart\/lines|deletion|tickets/.test(path)) sent.add(`${method} ${path}`)
      return null
    })
    const rows = await checkContract({ ...read, send })
    expect([...sent]).toEqual([])
    expect(rowOf(rows, 'addCartLine', '200')).toBe('not asked: it writes, which needs --writes')
    expect(rowOf(rows, 'loadProduct', '200')).toBe('met: ')
  })

  it('NET-03 the check leaves the customer of the operator in place', async () => {
    const send = await demo(() => null)
    const rows = await checkContract({ send, known: {}, writes: true })
    expect(rowOf(rows, 'deleteAccount')).toBe('met: ')
    const account = JSON.stringify({ email: 'actief@thuishaven.test', password: 'Welkom01' })
    const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: account }
    expect((await send('/api/v2/account/login', login)).status).toBe(200)
  })

  it('NET-03 the check reports a refusal with the wrong code', async () => {
    const send = await demo((path) =>
      path === '/api/public/products/999999' ? Response.json({ status: 'error', message: 'gone' }, { status: 404 }) : null,
    )
    expect(rowOf(await checkContract({ ...read, send }), 'loadProduct', '404', 'productNotFound')).toBe(
      'missed: the message is "gone", expected "productNotFound"',
    )
  })

  it('NET-03 the check requests no demo data that another backend does not have', async () => {
    const unknown = Response.json({ status: 'error', message: 'couponUnknown' }, { status: 422 })
    const send = await demo((path, method) => (path === '/api/v2/cart/coupons' && method === 'POST' ? unknown.clone() : null))
    const detail = "not asked: answered 422: the backend may not know the demo shop's coupon 'WELKOM10'"
    expect(rowOf(await checkContract({ send, known: {}, writes: true }), 'addCoupon', '200')).toBe(detail)
    const own = await checkContract({ send, known: { coupon: 'OURS' }, writes: true })
    expect(rowOf(own, 'addCoupon', '200')).toBe('missed: answered 422 "couponUnknown", expected 200')
  })
})

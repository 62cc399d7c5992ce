import { serve } from '@hono/node-server'
import { createLogger } from '@stoplight/prism-core'
import { createServer } from '@stoplight/prism-http-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { checkContract, coverageTable } from './contractChecks.ts'
import type { CoverageRow } from './contractChecks.ts'
import { contractOperations } from './contractOperations.ts'
import { valueAt } from './contractScene.ts'
import type { Scene } from './contractScene.ts'
import { successes } from './contractSuccesses.ts'
import { contractVisitor } from './contractVisitor.ts'

/** Documented answers that the mock server cannot give, each with its reason. */
const unreachable: Readonly<Record<string, string>> = {
  'default internalError': 'a fault of the mock server itself; the fuzz test shows that no request causes one',
}
const isUnreachable = ({ status, example }: CoverageRow): boolean => `${status} ${example}` in unreachable
/** Pictures are served past the staged situations, so that pages of a staged shop still show them. */
const isStagedPicture = ({ operation, example }: CoverageRow): boolean =>
  operation === 'loadPicture' && ['unavailable', 'tooManyRequests'].includes(example)

const backend = createDemoBackend({ file: null, products: 0, appUrl: 'http://localhost:3000' })
const { fetch } = createMockServer(backend)
afterAll(() => backend.database.close())

let rows: readonly CoverageRow[] = []
beforeAll(async () => {
  rows = await checkContract({
    send: async (path, init) => fetch(new Request(`http://host.test${path}`, init)),
    account: { email: 'actief@thuishaven.test', password: 'Welkom01' },
    writes: true,
    isMock: true,
  })
}, 60_000)

describe('the mock server against the contract', () => {
  it('NET-03 the mock server has every operation of the contract', () => {
    expect(contractOperations.flatMap(({ iid = '' }) => (iid in successes ? [] : [iid]))).toEqual([])
  })

  it('NET-03 no response of the mock server breaks the contract', () => {
    expect(rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([])
  })

  it('NET-03 the mock server returns every documented status and every example of a refusal', () => {
    process.stdout.write(`\noperation × status, met/documented examples\n${coverageTable(rows)}\n`)
    const missing = rows.filter((row) => row.outcome === 'not reached' && !isUnreachable(row) && !isStagedPicture(row))
    expect(missing.map(({ operation, status, example }) => `${operation} ${status} ${example}`)).toEqual([])
  })
})

/** Answers that the proxy falsifies: cookies folded into one, an address with a form for a body, a picture read as text. */
const pastTheProxy: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'loadPayment',
  'reportPurchase',
  'setPassword',
  'loadPicture',
  'downloadInvoice',
])

describe('the mock server behind the proxy of Prism, with errors on', () => {
  it('NET-03 every operation passes the proxy of Prism, valid in both directions', async () => {
    const upstream = serve({ fetch, hostname: '127.0.0.1', port: 0 })
    await new Promise((resolve) => upstream.once('listening', resolve))
    const address = upstream.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const proxy = createServer(contractOperations, {
      cors: true,
      components: { logger: createLogger('proxy', { enabled: false }) },
      config: {
        mock: false,
        isProxy: true,
        upstream: new URL(`http://127.0.0.1:${port}`),
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        errors: true,
        upstreamProxy: undefined,
      },
    } as never)
    const url = await proxy.listen(0, '127.0.0.1')
    try {
      const straight = contractVisitor(async (path, init) => fetch(new Request(`http://host.test${path}`, init)))
      const request: Scene['request'] = (method, path, body) => straight.request({ method, path, ...(body === undefined ? {} : { body }) })
      const account = { email: 'actief@thuishaven.test', password: 'Welkom01' }
      const session = (await request('POST', '/api/v2/account/login', account)).body
      const added = (await request('POST', '/api/v2/cart/lines', { item: { id: '1003', productId: 1003, quantity: 1, options: [] } })).body
      const ids = {
        line: String(valueAt(added, 'data', 'lUid')),
        address: String(valueAt(session, 'data', 'addresses', 'delivery', 0, 'id')),
      }
      await request('DELETE', '/api/v2/cart/coupons', { couponCode: 'WELKOM10' })
      await request('POST', '/api/v2/cart', { address_id: ids.address, shipping_option_id: 'postnl', payment_option_id: 'ideal' })
      const proxied = contractVisitor((path, init) => globalThis.fetch(url + path, init))
      straight.cookies.set('es_cuid', String(valueAt(added, 'data', 'cUid')))
      const known = new Map(straight.cookies)
      const failed: unknown[] = []
      for (const [name, build] of Object.entries(successes)) {
        if (pastTheProxy.has(name)) continue
        // Some scenes go on as a customer of their own; the next one begins as this one again.
        for (const [cookie, value] of known) straight.cookies.set(cookie, value)
        const requested = await build({ visitor: straight, account, request, ids })
        for (const [cookie, value] of straight.cookies) proxied.cookies.set(cookie, value)
        const { status, body } = await proxied.request(requested)
        if (status !== 200) failed.push({ name, status, body })
      }
      expect(failed).toEqual([])
    } finally {
      await proxy.close()
      await new Promise((resolve) => upstream.close(resolve))
    }
  }, 30_000)
})

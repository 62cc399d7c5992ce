import { serve } from '@hono/node-server'
import { createLogger } from '@stoplight/prism-core'
import { createServer } from '@stoplight/prism-http-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockServer } from '../../mock-server/createMockServer.ts'
import { createDemoBackend } from '../../backend/createDemoBackend.ts'
import { checkContract } from '../../tools/contract/checkContract.ts'
import type { CoverageRow } from '../../tools/contract/checkContract.ts'
import { contractOperations } from '../../tools/contract/contractOperations.ts'
import { createScenes } from '../../tools/contract/contractScene.ts'
import { successes } from '../../tools/contract/contractSuccesses.ts'
import { contractVisitor } from '../../tools/contract/contractVisitor.ts'
import type { Send } from '../../tools/contract/contractVisitor.ts'
import { textReport } from '../../tools/contract/reports.ts'

/** Documented answers that the mock server cannot give, each with its reason. */
const unreachable: Readonly<Record<string, string>> = {
  'default internalError': 'a fault of the mock server itself; the fuzz test shows that no request causes one',
}
const isUnreachable = ({ status, example }: CoverageRow): boolean => `${status} ${example}` in unreachable
/** Pictures are served past the staged situations, so that pages of a staged shop still show them. */
const isStagedPicture = ({ operation, example }: CoverageRow): boolean =>
  operation === 'loadPicture' && ['unavailable', 'tooManyRequests'].includes(example)

const backend = await createDemoBackend({ file: null, products: 0, autoRestock: true, appUrl: 'http://localhost:3000' })
const { fetch } = createMockServer(backend)
afterAll(() => backend.close())

const send: Send = async (path, init) => fetch(new Request(`http://host.test${path}`, init))
let rows: readonly CoverageRow[] = []
beforeAll(async () => {
  rows = await checkContract({ send, known: {}, writes: true })
}, 60_000)

describe('the mock server against the contract', () => {
  it('NET-03 the mock server has every operation of the contract', () => {
    expect(contractOperations.flatMap(({ iid = '' }) => (iid in successes ? [] : [iid]))).toEqual([])
  })

  it('NET-03 no response of the mock server breaks the contract', () => {
    expect(rows.filter(({ outcome }) => outcome === 'missed')).toEqual([])
  })

  it('NET-03 the mock server returns every documented status and every example of a refusal', () => {
    process.stdout.write(`\n${textReport(rows)}\n`)
    const missing = rows.filter((row) => row.outcome === 'not asked' && !isUnreachable(row) && !isStagedPicture(row))
    expect(missing.map(({ operation, status, example, detail }) => `${operation} ${status} ${example}: ${detail}`)).toEqual([])
  })
})

/** Answers that the proxy falsifies: cookies folded into one, an address with a form for a body, a picture read as text. */
const pastTheProxy: ReadonlySet<string> = new Set([
  'login',
  'loginByLink',
  'loginByPasskey',
  'logout',
  'loadPayment',
  'reportPurchase',
  'setPassword',
  'loadPicture',
  'downloadInvoice',
  'downloadInvoiceXml',
  'downloadQuote',
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
      const scene = (await createScenes({ send, known: {}, writes: true })).open()
      const straight = scene.visitor
      await scene.readyCart()
      const proxied = contractVisitor((path, init) => globalThis.fetch(url + path, init))
      const known = new Map(straight.cookies)
      const failed: unknown[] = []
      for (const [name, build] of Object.entries(successes)) {
        if (pastTheProxy.has(name)) continue
        // Some scenes go on as a customer of their own; the next one begins as this one again.
        for (const [cookie, value] of known) straight.cookies.set(cookie, value)
        const requested = await build(scene)
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

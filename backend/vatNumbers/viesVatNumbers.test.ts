import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MockInstance } from 'vitest'
import { vatNumbersSuite } from '../ports/testing/vatNumbersSuite.ts'
import { practiceVatNumbers, unregisteredVatNumber } from './practiceVatNumbers.ts'
import { createViesVatNumbers } from './viesVatNumbers.ts'

const registered = ['BE', '0403170701'] as const
const unregistered = [unregisteredVatNumber.slice(0, 2), unregisteredVatNumber.slice(2)] as const

describe('the register of VAT numbers to practise with', () => {
  vatNumbersSuite(() => practiceVatNumbers, { registered, unregistered })
})

/** A stand-in of VIES, in the form of its REST service. */
const received: unknown[] = []
let reply:
  | ((sent: { readonly countryCode: string; readonly vatNumber: string }) => { readonly status?: number; readonly body: unknown })
  | null
let server: Server
let log: MockInstance<typeof process.stderr.write>
let url: string
const known: typeof reply = ({ countryCode, vatNumber }) => ({
  body: {
    countryCode,
    vatNumber,
    requestDate: '2026-11-27T09:00:00.000Z',
    valid: vatNumber === registered[1],
    requestIdentifier: 'WAPIAAAAZ1',
    name: 'NV ATELIER GENT',
    address: 'Veldstraat 12\n9000 Gent',
    traderNameMatch: 'NOT_PROCESSED',
  },
})
beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const sent = JSON.parse(Buffer.concat(parts).toString()) as { readonly countryCode: string; readonly vatNumber: string }
      received.push([request.method, request.url, sent])
      const answer = reply?.(sent)
      if (answer === undefined) return
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  reply = known
  received.length = 0
  log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const vies = () => createViesVatNumbers({ url, timeoutMs: 1500 }, () => 'NL812345678B01')

describe('VIES', () => {
  vatNumbersSuite(vies, { registered, unregistered })

  it('VIES is asked in the name of the shop, and gives the name of the company and the proof of the question', async () => {
    expect(await vies().check(...registered)).toEqual({ type: 'valid', name: 'NV ATELIER GENT', consultationNumber: 'WAPIAAAAZ1' })
    const question = { countryCode: 'BE', vatNumber: '0403170701', requesterMemberStateCode: 'NL', requesterNumber: '812345678B01' }
    expect(received).toEqual([['POST', '/rest-api/check-vat-number', question]])
    reply = () => ({ body: { valid: true, name: '---', requestIdentifier: '' } })
    expect(await vies().check(...registered)).toEqual({ type: 'valid', name: null, consultationNumber: null })
    expect(log).not.toHaveBeenCalled()
  })

  it('a register that is away, slow, busy or not understood says nothing about the number, and only the reason is logged', async () => {
    const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
    const responses: (typeof reply)[] = [
      () => ({ status: 500, body: failure('MS_UNAVAILABLE') }),
      () => ({ body: failure('GLOBAL_MAX_CONCURRENT_REQ') }),
      () => ({ status: 503, body: '<html>later</html>' }),
      () => ({ body: { valid: 'yes' } }),
      null,
    ]
    for (const one of responses) {
      reply = one
      expect(await vies().check(...registered)).toEqual({ type: 'unavailable' })
    }
    expect(await createViesVatNumbers({ url: 'http://127.0.0.1:9/rest-api' }, () => '').check(...registered)).toEqual({
      type: 'unavailable',
    })
    const lines = log.mock.calls.map(([line]) => String(line))
    expect(lines.map((line) => line.replace(/^.*?:\d+: /, ''))).toEqual([
      'MS_UNAVAILABLE\n',
      'GLOBAL_MAX_CONCURRENT_REQ\n',
      'HTTP 503\n',
      'a response of an unknown form\n',
      'no response within 1500 ms\n',
      'no connection\n',
    ])
    expect(lines.join('')).not.toContain(registered[1])
  })

  it('a number whose form VIES refuses is not valid', async () => {
    reply = () => ({ status: 400, body: { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] } })
    expect(await vies().check(...registered)).toEqual({ type: 'invalid' })
  })
})

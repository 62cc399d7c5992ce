import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createFault } from './Faults.ts'
import type { Fault } from './Faults.ts'
import { forwardTo, startFaultProxy } from './startFaultProxy.ts'
import type { FaultProxy } from './startFaultProxy.ts'

/** Requests that reached the backend. */
const received: string[] = []
const backend = serve({
  fetch: async (request) => {
    received.push(`${request.method} ${new URL(request.url).pathname}${new URL(request.url).search} ${await request.text()}`)
    const headers = new Headers({ location: '/elsewhere' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response('the answer', { status: 302, headers })
  },
  hostname: '127.0.0.1',
  port: 0,
})
let fault: Fault | null = null
let pause = 0
let proxy: FaultProxy
beforeAll(async () => {
  if (!backend.listening) await once(backend, 'listening')
  proxy = await startFaultProxy({
    faultFor: async () => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      return fault
    },
    carryOut: forwardTo(`http://127.0.0.1:${(backend.address() as AddressInfo).port}`),
  })
})
beforeEach(() => {
  received.length = 0
  fault = null
  pause = 0
})
afterAll(async () => {
  await proxy.stop()
  backend.close()
})

const send = (init: RequestInit = {}) =>
  fetch(`${proxy.address}/api/x?y=%20z`, { method: 'PUT', body: 'text', redirect: 'manual', ...init })

describe('the fault proxy', () => {
  it('NET-01 the fault proxy forwards requests and responses unchanged', async () => {
    const response = await send()
    expect([response.status, response.headers.get('location'), response.headers.getSetCookie(), await response.text()]).toEqual([
      302,
      '/elsewhere',
      ['a=1', 'b=2'],
      'the answer',
    ])
    expect(received).toEqual(['PUT /api/x?y=%20z text'])
  })

  it('NET-01 a fault before the call sends nothing to the backend, a lost response does', async () => {
    fault = createFault('503', { retryAfter: 7 })
    const response = await send()
    expect([response.status, response.headers.get('retry-after'), received]).toEqual([503, '7', []])
    for (const [kind, calls] of [
      ['reset-before', 0],
      ['reset-after', 1],
      ['truncated', 2],
    ] as const) {
      fault = createFault(kind)
      await expect(send().then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/)
      expect([kind, received.length]).toEqual([kind, calls])
    }
  })

  it('NET-04 a delayed call is executed although the caller has disconnected', async () => {
    pause = 80
    await expect(send({ signal: AbortSignal.timeout(30) })).rejects.toThrow('timeout')
    await expect.poll(() => received).toEqual(['PUT /api/x?y=%20z text'])
  })

  it('NET-01 an unreachable backend results in a closed connection', async () => {
    const orphan = await startFaultProxy({ faultFor: () => null, carryOut: forwardTo('http://127.0.0.1:9') })
    await expect(fetch(orphan.address)).rejects.toThrow('fetch failed')
    await orphan.stop()
  })
})

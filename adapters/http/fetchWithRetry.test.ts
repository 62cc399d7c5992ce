import { describe, expect, it } from 'vitest'
import { createRunner } from '@thuishaven/core'
import type { Result } from '@thuishaven/core'
import { createFakeClock } from '../../core/testing/fakes/createFakeClock.ts'
import type { Exchange, Transport, BackendRequest } from './fetchWithRetry.ts'
import { fetchWithRetry } from './fetchWithRetry.ts'
import { defaultRequestPolicy } from './requestPolicy.ts'

type Reply = Response | 'lost' | 'never'

/** A transport on which each request gets the next reply. */
const transportWith = (...replies: readonly Reply[]) => {
  const clock = createFakeClock(0)
  const signals: AbortSignal[] = []
  const transport: Transport = {
    random: () => 0,
    policy: defaultRequestPolicy,
    fetch: (_url, init) =>
      new Promise((resolve, reject) => {
        const reply = replies[signals.length]
        const { signal } = init
        if (signal === undefined || signal === null || reply === undefined) throw new Error('one request too many, or one without a signal')
        signals.push(signal)
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        if (reply === 'lost') reject(new TypeError('fetch failed'))
        else if (reply !== 'never') resolve(reply)
      }),
  }
  /** Asks through this transport, or one that is changed in something. */
  const send = (request: BackendRequest, { signal, ...changes }: Partial<Transport> & { readonly signal?: AbortSignal } = {}) =>
    createRunner({}, clock).run(() => fetchWithRetry({ ...transport, ...changes }, request), signal === undefined ? {} : { signal })
  return { transport, clock, requests: signals, send }
}

const json = (value: unknown, status = 200, headers: HeadersInit = {}) => new Response(JSON.stringify(value), { status, headers })
const reads: BackendRequest = { url: '/api', init: {}, access: 'reads' }
const writes: BackendRequest = { ...reads, access: 'writes' }

const watch = (exchange: Promise<Result<Exchange, unknown>>) => {
  const seen: { response?: Exchange; isCancelled?: true } = {}
  exchange.then(
    (result) => result.ok && Object.assign(seen, { response: result.value }),
    () => Object.assign(seen, { isCancelled: true }),
  )
  return seen
}

describe('a request with retry', () => {
  it('NET-01 a read is retried once, after the pause', async () => {
    const { send, clock, requests } = transportWith(json({}, 503), json({ fine: true }))
    const seen = watch(send(reads))
    await clock.advance(149)
    expect(requests).toHaveLength(1)
    await clock.advance(1)
    expect(requests).toHaveLength(2)
    expect(seen.response).toMatchObject({ kind: 'answer', status: 200, body: { json: { fine: true } } })
    expect(clock.waiting()).toBe(0)
  })

  it('NET-01 a read is sent twice at most, and a lost connection counts as temporary', async () => {
    const { send, clock, requests } = transportWith('lost', json({ status: 'error' }, 502))
    const seen = watch(send(reads))
    await clock.advance(60_000)
    expect(requests).toHaveLength(2)
    expect(seen.response).toMatchObject({ kind: 'answer', status: 502 })
  })

  it('NET-01 a write is never sent twice', async () => {
    for (const reply of ['lost', json({}, 503), json({}, 429)] as const) {
      const { send, clock, requests } = transportWith(reply)
      const seen = watch(send(writes))
      await clock.advance(60_000)
      expect(requests).toHaveLength(1)
      expect(seen.response).toBeDefined()
    }
  })

  it("NET-01 a retry waits for the backend's Retry-After", async () => {
    const { send, clock, requests } = transportWith(json({}, 429, { 'retry-after': '2' }), json({}))
    watch(send(reads))
    await clock.advance(1999)
    expect(requests).toHaveLength(1)
    await clock.advance(1)
    expect(requests).toHaveLength(2)
  })

  it('NET-04 a request is aborted after 8 s and not retried', async () => {
    const { send, clock, requests } = transportWith('never')
    const seen = watch(send(reads))
    await clock.advance(7999)
    expect(requests[0]?.aborted).toBe(false)
    await clock.advance(1)
    expect(requests[0]?.aborted).toBe(true)
    expect(seen.response).toEqual({ kind: 'timeout' })
    expect(requests).toHaveLength(1)
    expect(clock.waiting()).toBe(0)
  })

  it('NET-04 the timeout includes the body', async () => {
    const stalled = new Response(new ReadableStream({ start: () => undefined }))
    const { send, clock, transport } = transportWith(stalled)
    const endedBody = {
      fetch: async (url: string, init: RequestInit) => {
        const response = await transport.fetch(url, init)
        const text = new Promise<string>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
        // The Response of a server that another test has loaded takes no other `text`.
        return { status: response.status, headers: response.headers, text: () => text } as Response
      },
    }
    const seen = watch(send(reads, endedBody))
    await clock.advance(8000)
    expect(seen.response).toEqual({ kind: 'timeout' })
  })

  it('NET-04 a request without waiting callers is aborted', async () => {
    const { send, clock, requests } = transportWith('never')
    const visitor = new AbortController()
    const seen = watch(send(reads, { signal: visitor.signal }))
    await clock.advance(10)
    visitor.abort()
    await clock.advance(60_000)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.aborted).toBe(true)
    expect(seen.isCancelled).toBe(true)
    expect(clock.waiting()).toBe(0)
  })

  it('NET-04 no retry is sent when the visitor leaves during the pause', async () => {
    const { send, clock, requests } = transportWith(json({}, 503))
    const visitor = new AbortController()
    const seen = watch(send(reads, { signal: visitor.signal }))
    await clock.advance(100)
    visitor.abort()
    await clock.advance(60_000)
    expect(requests).toHaveLength(1)
    expect(seen.isCancelled).toBe(true)
    expect(clock.waiting()).toBe(0)
  })

  it('NET-03 a response that is not JSON is distinguished', async () => {
    const { send } = transportWith(new Response('<html>', { status: 200 }))
    expect(await send(reads)).toMatchObject({ ok: true, value: { kind: 'answer', status: 200, body: 'not JSON' } })
  })

  it('NET-02 the headers of each response are passed on, also of a retried one', async () => {
    const { send, clock } = transportWith(json({}, 503, { 'x-turn': '1' }), json({}, 200, { 'x-turn': '2' }))
    const turns: (string | null)[] = []
    watch(send(reads, { onHeaders: (headers) => turns.push(headers.get('x-turn')) }))
    await clock.advance(1000)
    expect(turns).toEqual(['1', '2'])
  })
})

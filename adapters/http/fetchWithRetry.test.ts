import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../core/testing/fakes/createFakeClock.ts'
import type { Exchange, Line, BackendRequest } from './fetchWithRetry.ts'
import { fetchWithRetry } from './fetchWithRetry.ts'
import { defaultRequestPolicy } from './requestPolicy.ts'

type Reply = Response | 'lost' | 'never'

/** A line on which each request gets the next reply. */
const lineWith = (...replies: readonly Reply[]) => {
  const clock = createFakeClock(0)
  const signals: AbortSignal[] = []
  const line: Line = {
    clock,
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
  return { line, clock, requests: signals }
}

const json = (value: unknown, status = 200, headers: HeadersInit = {}) => new Response(JSON.stringify(value), { status, headers })
const reads: BackendRequest = { url: '/api', init: {}, access: 'reads' }
const writes: BackendRequest = { ...reads, access: 'writes' }
const nobody = new AbortController().signal

const watch = (response: Promise<Exchange>) => {
  const seen: { response?: Exchange } = {}
  void response.then((value) => Object.assign(seen, { response: value }))
  return seen
}

describe('a request with retry', () => {
  it('NET-01 a read is retried once, after the pause', async () => {
    const { line, clock, requests } = lineWith(json({}, 503), json({ fine: true }))
    const seen = watch(fetchWithRetry(line, reads, nobody))
    await clock.advance(149)
    expect(requests).toHaveLength(1)
    await clock.advance(1)
    expect(requests).toHaveLength(2)
    expect(seen.response).toMatchObject({ kind: 'answer', status: 200, body: { json: { fine: true } } })
    expect(clock.waiting()).toBe(0)
  })

  it('NET-01 a read is sent twice at most, and a lost connection counts as temporary', async () => {
    const { line, clock, requests } = lineWith('lost', json({ status: 'error' }, 502))
    const seen = watch(fetchWithRetry(line, reads, nobody))
    await clock.advance(60_000)
    expect(requests).toHaveLength(2)
    expect(seen.response).toMatchObject({ kind: 'answer', status: 502 })
  })

  it('NET-01 a write is never sent twice', async () => {
    for (const reply of ['lost', json({}, 503), json({}, 429)] as const) {
      const { line, clock, requests } = lineWith(reply)
      const seen = watch(fetchWithRetry(line, writes, nobody))
      await clock.advance(60_000)
      expect(requests).toHaveLength(1)
      expect(seen.response).toBeDefined()
    }
  })

  it("NET-01 a retry waits for the backend's Retry-After", async () => {
    const { line, clock, requests } = lineWith(json({}, 429, { 'retry-after': '2' }), json({}))
    watch(fetchWithRetry(line, reads, nobody))
    await clock.advance(1999)
    expect(requests).toHaveLength(1)
    await clock.advance(1)
    expect(requests).toHaveLength(2)
  })

  it('NET-04 a request is aborted after 8 s and not retried', async () => {
    const { line, clock, requests } = lineWith('never')
    const seen = watch(fetchWithRetry(line, reads, nobody))
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
    const { line, clock } = lineWith(stalled)
    const endedBody = {
      ...line,
      fetch: async (url: string, init: RequestInit) => {
        const response = await line.fetch(url, init)
        const text = new Promise<string>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
        return Object.assign(response, { text: () => text })
      },
    }
    const seen = watch(fetchWithRetry(endedBody, reads, nobody))
    await clock.advance(8000)
    expect(seen.response).toEqual({ kind: 'timeout' })
  })

  it('NET-04 a request without waiting callers is aborted', async () => {
    const { line, clock, requests } = lineWith('never')
    const visitor = new AbortController()
    const seen = watch(fetchWithRetry(line, reads, visitor.signal))
    await clock.advance(10)
    visitor.abort()
    await clock.advance(60_000)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.aborted).toBe(true)
    expect(seen.response).toBeDefined()
    expect(clock.waiting()).toBe(0)
  })

  it('NET-04 no retry is sent when the visitor leaves during the pause', async () => {
    const { line, clock, requests } = lineWith(json({}, 503))
    const visitor = new AbortController()
    const seen = watch(fetchWithRetry(line, reads, visitor.signal))
    await clock.advance(100)
    visitor.abort()
    await clock.advance(60_000)
    expect(requests).toHaveLength(1)
    expect(seen.response).toBeDefined()
    expect(clock.waiting()).toBe(0)
  })

  it('NET-03 a response that is not JSON is distinguished', async () => {
    const { line } = lineWith(new Response('<html>', { status: 200 }))
    expect(await fetchWithRetry(line, reads, nobody)).toMatchObject({ kind: 'answer', status: 200, body: 'not JSON' })
  })

  it('NET-02 the headers of each response are passed on, also of a retried one', async () => {
    const { line, clock } = lineWith(json({}, 503, { 'x-turn': '1' }), json({}, 200, { 'x-turn': '2' }))
    const turns: (string | null)[] = []
    watch(fetchWithRetry({ ...line, onHeaders: (headers) => turns.push(headers.get('x-turn')) }, reads, nobody))
    await clock.advance(1000)
    expect(turns).toEqual(['1', '2'])
  })
})

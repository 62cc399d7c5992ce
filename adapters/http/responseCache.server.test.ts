import { Effect } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendUnavailable, NotFound } from '@thuishaven/core/failures'
import { createFakeClock } from '../../core/testing/fakes/createFakeClock.ts'
import { runWith } from '../../core/testing/runWith.ts'
import { createResponseCache } from './responseCache.server.ts'

const setUp = (entries = 10) => {
  const clock = createFakeClock(0)
  const cache = createResponseCache({
    freshFor: 100,
    usableFor: 1000,
    standsInFor: 10_000,
    entries,
    now: clock.now,
  })
  const run = runWith({}, clock)
  const requests: string[] = []
  let reply: () => Promise<string> = async () => `answer ${requests.length}`
  const request = (key: string) =>
    cache.through(
      key,
      Effect.tryPromise({
        try: () => {
          requests.push(key)
          return reply()
        },
        catch: (error) => error as NotFound | BackendUnavailable,
      }),
    )
  return {
    requests,
    get: (key: string) => run(() => request(key)),
    question: request,
    at: (ms: number) => clock.advance(ms - clock.now()),
    /** Waits for background work. */
    settled: () => clock.advance(0),
    replyWith: (next: () => Promise<string>) => {
      reply = next
    },
  }
}

const value = (text: string) => ({ ok: true, value: text })

describe('the response cache', () => {
  it('a fresh response is requested once', async () => {
    const { get, at, requests } = setUp()
    expect(await get('a')).toEqual(value('answer 1'))
    await at(99)
    expect(await get('a')).toEqual(value('answer 1'))
    expect(await get('b')).toEqual(value('answer 2'))
    expect(requests).toEqual(['a', 'b'])
  })

  it('a response is requested once for simultaneous visitors', async () => {
    const { get, requests } = setUp()
    const responses = await Promise.all(Array.from({ length: 50 }, () => get('a')))
    expect(requests).toEqual(['a'])
    expect(new Set(responses.map((result) => result.ok && result.value))).toEqual(new Set(['answer 1']))
  })

  it('a stale response is served while one request renews it', async () => {
    const { get, at, settled, requests } = setUp()
    await get('a')
    await at(150)
    expect(await Promise.all([get('a'), get('a')])).toEqual([value('answer 1'), value('answer 1')])
    await settled()
    expect(requests).toHaveLength(2)
    expect(await get('a')).toEqual(value('answer 2'))
    await at(2000)
    expect(await get('a')).toEqual(value('answer 3'))
  })

  it('a cached response outlives a failing backend, but not a "gone"', async () => {
    const { get, at, settled, replyWith } = setUp()
    await get('a')
    await at(150)
    replyWith(() => Promise.reject(new BackendUnavailable({ reason: 'offline' })))
    await get('a')
    await settled()
    expect(await get('a')).toEqual(value('answer 1'))
    await settled()
    replyWith(() => Promise.reject(new NotFound({ what: 'a' })))
    await get('a')
    await settled()
    expect(await get('a')).toMatchObject({ ok: false, failure: { _tag: 'NotFound' } })
    await at(160)
    replyWith(async () => 'back')
    expect(await get('a')).toEqual(value('back'))
  })

  it('NET-04 a cached response replaces one of an unavailable backend, and of a slow one after half a second', async () => {
    const { get, at, replyWith, settled, requests } = setUp()
    await get('a')
    await at(3000)
    replyWith(() => Promise.reject(new BackendUnavailable({ reason: 'offline' })))
    expect(await get('a')).toEqual(value('answer 1'))
    await at(9000)
    let response: (text: string) => void = () => undefined
    replyWith(() => new Promise((resolve) => (response = resolve)))
    const slow = get('a')
    let isHere = false
    void slow.then(() => (isHere = true))
    await at(9499)
    expect(isHere).toBe(false)
    await at(9500)
    expect(await slow).toEqual(value('answer 1'))
    const next = get('a')
    await at(9501)
    expect(await next).toEqual(value('answer 1'))
    expect(requests).toHaveLength(3)
    response('new')
    await settled()
    expect(await get('a')).toEqual(value('new'))
  })

  it('a cached response is used for a limited time, and never instead of another response', async () => {
    const { get, at, replyWith } = setUp()
    await get('a')
    await at(3000)
    replyWith(() => Promise.reject(new NotFound({ what: 'a' })))
    expect(await get('a')).toMatchObject({ ok: false, failure: { _tag: 'NotFound' } })
    replyWith(async () => 'again')
    expect(await get('a')).toEqual(value('again'))
    await at(14_000)
    replyWith(() => Promise.reject(new BackendUnavailable({ reason: 'offline' })))
    expect(await get('a')).toMatchObject({ ok: false, failure: { _tag: 'BackendUnavailable' } })
  })

  it('failures are not cached', async () => {
    const { get, replyWith, requests } = setUp()
    replyWith(() => Promise.reject(new BackendUnavailable({ reason: 'timeout' })))
    expect(await get('a')).toMatchObject({ ok: false, failure: { _tag: 'BackendUnavailable' } })
    replyWith(async () => 'fine')
    expect(await get('a')).toEqual(value('fine'))
    expect(requests).toHaveLength(2)
  })

  it('NET-04 a response arrives for other visitors when the first one leaves', async () => {
    const { get, question: request, replyWith } = setUp()
    let response: (text: string) => void = () => undefined
    replyWith(
      () =>
        new Promise((resolve) => {
          response = resolve
        }),
    )
    const leaving = new AbortController()
    const first = Effect.runPromiseExit(request('a'), { signal: leaving.signal })
    const second = get('a')
    leaving.abort()
    expect((await first)._tag).toBe('Failure')
    response('late')
    expect(await second).toEqual(value('late'))
  })

  it('the response cache has a limit and drops the least recently used response', async () => {
    const { get, requests } = setUp(2)
    await get('a')
    await get('b')
    await get('a')
    await get('c')
    await get('a')
    expect(requests).toEqual(['a', 'b', 'c'])
    await get('b')
    expect(requests).toEqual(['a', 'b', 'c', 'b'])
  })

  it('a cached response belongs to its key, for any order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(5), fc.nat(2000))), async (steps) => {
        let time = 0
        const cache = createResponseCache({
          freshFor: 100,
          usableFor: 1000,
          standsInFor: 10_000,
          entries: 3,
          now: () => time,
        })
        for (const [key, pause] of steps) {
          time += pause
          expect(await runWith({})(() => cache.through(`key ${key}`, Effect.succeed(key)))).toEqual({ ok: true, value: key })
        }
      }),
    )
  })
})

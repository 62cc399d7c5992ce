import { Effect } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '@thuishaven/core'
import { HostUnreachable, NotFound } from '@thuishaven/core'
import { makeFakeClock } from '../../core/testing/fakes/makeFakeClock.ts'
import { makeAnswerCache } from './answerCache.server.ts'

const run = <Answer, Failure>(ask: Effect.Effect<Answer, Failure>): Promise<Outcome<Answer, Failure>> =>
  Effect.runPromise(
    Effect.match(ask, {
      onSuccess: (value): Outcome<Answer, Failure> => ({ ok: true, value }),
      onFailure: (failure): Outcome<Answer, Failure> => ({ ok: false, failure }),
    }),
  )

const setUp = (entries = 10) => {
  const clock = makeFakeClock(0)
  const cache = makeAnswerCache({ freshFor: 100, usableFor: 1000, standsInFor: 10_000, entries, now: clock.now, after: clock.after, run })
  const asked: string[] = []
  let reply: () => Promise<string> = async () => `answer ${asked.length}`
  const question = (key: string) =>
    cache.through(
      key,
      Effect.tryPromise({
        try: () => {
          asked.push(key)
          return reply()
        },
        catch: (error) => error as NotFound | HostUnreachable,
      }),
    )
  return {
    asked,
    get: (key: string) => run(question(key)),
    question,
    at: (ms: number) => clock.advance(ms - clock.now()),
    /** Lets what runs in the background come to its end. */
    settled: () => clock.advance(0),
    replyWith: (next: () => Promise<string>) => {
      reply = next
    },
  }
}

const value = (text: string) => ({ ok: true, value: text })

describe('answers that many visitors share', () => {
  it('are asked for once while they are fresh', async () => {
    const { get, at, asked } = setUp()
    expect(await get('a')).toEqual(value('answer 1'))
    await at(99)
    expect(await get('a')).toEqual(value('answer 1'))
    expect(await get('b')).toEqual(value('answer 2'))
    expect(asked).toEqual(['a', 'b'])
  })

  it('are asked for once by visitors who come at the same time', async () => {
    const { get, asked } = setUp()
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('a')))
    expect(asked).toEqual(['a'])
    expect(new Set(answers.map((answer) => answer.ok && answer.value))).toEqual(new Set(['answer 1']))
  })

  it('are handed out stale while one question renews them', async () => {
    const { get, at, settled, asked } = setUp()
    await get('a')
    await at(150)
    expect(await Promise.all([get('a'), get('a')])).toEqual([value('answer 1'), value('answer 1')])
    await settled()
    expect(asked).toHaveLength(2)
    expect(await get('a')).toEqual(value('answer 2'))
    await at(2000)
    expect(await get('a')).toEqual(value('answer 3'))
  })

  it('outlive a host in trouble, but not one that says they are gone', async () => {
    const { get, at, settled, replyWith } = setUp()
    await get('a')
    await at(150)
    replyWith(() => Promise.reject(new HostUnreachable({ reason: 'offline' })))
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

  it('NET-04 stand in for a host that gives no answer, and for one that is slow after half a second', async () => {
    const { get, at, replyWith, settled, asked } = setUp()
    await get('a')
    await at(3000)
    replyWith(() => Promise.reject(new HostUnreachable({ reason: 'offline' })))
    expect(await get('a')).toEqual(value('answer 1'))
    await at(9000)
    let answer: (text: string) => void = () => undefined
    replyWith(() => new Promise((resolve) => (answer = resolve)))
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
    expect(asked).toHaveLength(3)
    answer('new')
    await settled()
    expect(await get('a')).toEqual(value('new'))
  })

  it('stand in for a while only, and never for a host that says something else', async () => {
    const { get, at, replyWith } = setUp()
    await get('a')
    await at(3000)
    replyWith(() => Promise.reject(new NotFound({ what: 'a' })))
    expect(await get('a')).toMatchObject({ ok: false, failure: { _tag: 'NotFound' } })
    replyWith(async () => 'again')
    expect(await get('a')).toEqual(value('again'))
    await at(14_000)
    replyWith(() => Promise.reject(new HostUnreachable({ reason: 'offline' })))
    expect(await get('a')).toMatchObject({ ok: false, failure: { _tag: 'HostUnreachable' } })
  })

  it('do not keep failures', async () => {
    const { get, replyWith, asked } = setUp()
    replyWith(() => Promise.reject(new HostUnreachable({ reason: 'timeout' })))
    expect(await get('a')).toMatchObject({ ok: false, failure: { _tag: 'HostUnreachable' } })
    replyWith(async () => 'fine')
    expect(await get('a')).toEqual(value('fine'))
    expect(asked).toHaveLength(2)
  })

  it('NET-04 arrive for the others when the one who asked first leaves', async () => {
    const { get, question, replyWith } = setUp()
    let answer: (text: string) => void = () => undefined
    replyWith(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const leaving = new AbortController()
    const first = Effect.runPromiseExit(question('a'), { signal: leaving.signal })
    const second = get('a')
    leaving.abort()
    expect((await first)._tag).toBe('Failure')
    answer('late')
    expect(await second).toEqual(value('late'))
  })

  it('never number more than the limit; the one asked for least recently goes', async () => {
    const { get, asked } = setUp(2)
    await get('a')
    await get('b')
    await get('a')
    await get('c')
    await get('a')
    expect(asked).toEqual(['a', 'b', 'c'])
    await get('b')
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
  })

  it('belong to their key, whatever is asked in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(5), fc.nat(2000))), async (steps) => {
        let time = 0
        const cache = makeAnswerCache({
          freshFor: 100,
          usableFor: 1000,
          standsInFor: 10_000,
          entries: 3,
          now: () => time,
          after: () => () => undefined,
          run,
        })
        for (const [key, pause] of steps) {
          time += pause
          expect(await run(cache.through(`key ${key}`, Effect.succeed(key)))).toEqual({ ok: true, value: key })
        }
      }),
    )
  })
})

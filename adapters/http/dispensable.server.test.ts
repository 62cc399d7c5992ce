import { HostUnreachable, NotFound } from '@thuishaven/core'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { makeFakeClock } from '../../core/testing/fakes/makeFakeClock.ts'
import { makeBreaker, orInTime, patience } from './dispensable.server.ts'

const setUp = () => {
  const clock = makeFakeClock(0)
  const breaker = makeBreaker({ now: clock.now, misses: 3, rest: 10_000 })
  let asked = 0
  const counted = <Answer, Failure>(ask: Effect.Effect<Answer, Failure>) =>
    Effect.suspend(() => {
      asked += 1
      return ask
    })
  const get = <Failure extends { readonly _tag: string }>(ask: Effect.Effect<string, Failure>) =>
    Effect.runPromise(
      Effect.match(orInTime(clock, breaker)(counted(ask), 'instead'), { onSuccess: (text) => text, onFailure: ({ _tag }) => _tag }),
    )
  const silence: Effect.Effect<string> = Effect.never
  const missed = async (): Promise<string> => {
    const answer = get(silence)
    await clock.advance(patience)
    return answer
  }
  return { clock, get, missed, asked: () => asked }
}

describe('what a page can do without', () => {
  it('NET-04 is waited for half a second', async () => {
    const { clock, get } = setUp()
    expect(await get(Effect.succeed('answer'))).toBe('answer')
    let said: string | null = null
    void get(Effect.never).then((text) => (said = text))
    await clock.advance(patience - 1)
    expect(said).toBeNull()
    await clock.advance(1)
    expect(said).toBe('instead')
    expect(patience).toBe(500)
  })

  it('is done without when the host cannot be reached; another failure is an answer', async () => {
    const { get } = setUp()
    expect(await get(Effect.fail(new HostUnreachable({ reason: 'offline' })))).toBe('instead')
    expect(await get(Effect.fail(new NotFound({ what: 'x' })))).toBe('NotFound')
  })

  it('is not asked for after three misses in a row, until one in ten seconds is answered', async () => {
    const { clock, get, missed, asked } = setUp()
    expect([await missed(), await missed(), await missed()]).toEqual(['instead', 'instead', 'instead'])
    expect(await get(Effect.succeed('answer'))).toBe('instead')
    expect(asked()).toBe(3)
    await clock.advance(10_000)
    const [probe, other] = [missed(), get(Effect.succeed('answer'))]
    expect([await probe, await other]).toEqual(['instead', 'instead'])
    expect(asked()).toBe(4)
    await clock.advance(10_000)
    expect(await get(Effect.succeed('answer'))).toBe('answer')
    expect(await get(Effect.succeed('again'))).toBe('again')
    expect(asked()).toBe(6)
  })
})

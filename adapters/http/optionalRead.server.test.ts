import { BackendUnavailable, NotFound } from '@thuishaven/core/failures'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../core/testing/fakes/createFakeClock.ts'
import { runWith } from '../../core/testing/runWith.ts'
import { createCircuitBreaker, withTimeoutFallback, timeoutMs } from './optionalRead.server.ts'

const setUp = () => {
  const clock = createFakeClock(0)
  const run = runWith({}, clock)
  const breaker = createCircuitBreaker({ now: clock.now, misses: 3, rest: 10_000 })
  let requestCount = 0
  const counted = <Data, Failure>(request: Effect.Effect<Data, Failure>) =>
    Effect.suspend(() => {
      requestCount += 1
      return request
    })
  const get = <Failure extends { readonly _tag: string }>(request: Effect.Effect<string, Failure>) =>
    run(() => withTimeoutFallback(breaker)(counted(request), 'instead')).then((result) => (result.ok ? result.value : result.failure._tag))
  const silence: Effect.Effect<string> = Effect.never
  const missed = async (): Promise<string> => {
    const response = get(silence)
    await clock.advance(timeoutMs)
    return response
  }
  return { clock, get, missed, requestsSoFar: () => requestCount }
}

describe('optional reads', () => {
  it('NET-04 an optional read is awaited for half a second', async () => {
    const { clock, get } = setUp()
    expect(await get(Effect.succeed('answer'))).toBe('answer')
    let notices: string | null = null
    void get(Effect.never).then((text) => (notices = text))
    await clock.advance(timeoutMs - 1)
    expect(notices).toBeNull()
    await clock.advance(1)
    expect(notices).toBe('instead')
    expect(timeoutMs).toBe(500)
  })

  it('an optional read is skipped when the backend is unavailable; another failure is returned', async () => {
    const { get } = setUp()
    expect(await get(Effect.fail(new BackendUnavailable({ reason: 'offline' })))).toBe('instead')
    expect(await get(Effect.fail(new NotFound({ what: 'x' })))).toBe('NotFound')
  })

  it('an optional read is suspended after three timeouts in a row, until one probe in ten seconds succeeds', async () => {
    const { clock, get, missed, requestsSoFar } = setUp()
    expect([await missed(), await missed(), await missed()]).toEqual(['instead', 'instead', 'instead'])
    expect(await get(Effect.succeed('answer'))).toBe('instead')
    expect(requestsSoFar()).toBe(3)
    await clock.advance(10_000)
    const [probe, other] = [missed(), get(Effect.succeed('answer'))]
    expect([await probe, await other]).toEqual(['instead', 'instead'])
    expect(requestsSoFar()).toBe(4)
    await clock.advance(10_000)
    expect(await get(Effect.succeed('answer'))).toBe('answer')
    expect(await get(Effect.succeed('again'))).toBe('again')
    expect(requestsSoFar()).toBe(6)
  })
})

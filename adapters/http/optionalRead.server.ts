import { Effect } from 'effect'
import type { ClockPort } from '@thuishaven/core'

/** Milliseconds that a page waits for what it can do without. */
export const timeoutMs = 500

/** Lets a question rest that the backend did not answer in time several times in a row. */
export interface Breaker {
  /** Whether to ask; after a rest one question at a time finds out whether the backend is back. */
  readonly allows: () => boolean
  readonly succeeded: () => void
  readonly missed: () => void
}

export interface BreakerOptions {
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** Misses in a row after which the question rests. */
  readonly misses?: number
  /** Milliseconds of rest. */
  readonly rest?: number
}

export const createCircuitBreaker = ({ now, misses = 3, rest = 10_000 }: BreakerOptions): Breaker => {
  let inRow = 0
  let restsUntil = -Infinity
  return {
    allows: () => {
      if (inRow < misses) return true
      if (now() < restsUntil) return false
      // Others wait for what this one finds.
      restsUntil = now() + rest
      return true
    },
    succeeded: () => {
      inRow = 0
    },
    missed: () => {
      inRow += 1
      if (inRow >= misses) restsUntil = now() + rest
    },
  }
}

const late = Symbol('late')

/** Succeeds with `late` after so many milliseconds; interruption cancels the timer. */
const after = (clock: Pick<ClockPort, 'after'>, milliseconds: number): Effect.Effect<typeof late> =>
  Effect.callback((resume) => {
    const cancel = clock.after(milliseconds, () => resume(Effect.succeed(late)))
    return Effect.sync(cancel)
  })

/**
 * The answer to `ask` if it comes in time, and else `instead`: for what a page can do without. A backend that cannot be reached is late
 * too; every other failure is an answer.
 */
export const withTimeoutFallback =
  (clock: Pick<ClockPort, 'after'>, breaker: Breaker) =>
  <Data, Failure extends { readonly _tag: string }>(request: Effect.Effect<Data, Failure>, instead: Data): Effect.Effect<Data, Failure> =>
    Effect.suspend(() => {
      if (!breaker.allows()) return Effect.succeed(instead)
      const judged = Effect.matchEffect(request, {
        onSuccess: (response): Effect.Effect<Data | typeof late, Failure> => Effect.succeed(response),
        onFailure: (failure) => (failure._tag === 'BackendUnavailable' ? Effect.succeed(late) : Effect.fail(failure)),
      })
      return Effect.map(Effect.raceFirst(judged, after(clock, timeoutMs)), (response) => {
        if (response === late) {
          breaker.missed()
          return instead
        }
        breaker.succeeded()
        return response
      })
    })

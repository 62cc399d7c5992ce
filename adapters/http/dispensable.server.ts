import { Effect } from 'effect'
import type { ClockPort } from '@thuishaven/core'

/** Milliseconds that a page waits for what it can do without. */
export const patience = 500

/** Lets a question rest that the host did not answer in time several times in a row. */
export interface Breaker {
  /** Whether to ask; after a rest one question at a time finds out whether the host is back. */
  readonly allows: () => boolean
  readonly answered: () => void
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

export const makeBreaker = ({ now, misses = 3, rest = 10_000 }: BreakerOptions): Breaker => {
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
    answered: () => {
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
 * The answer to `ask` if it comes in time, and else `instead`: for what a page can do without. A host that cannot be reached is late
 * too; every other failure is an answer.
 */
export const orInTime =
  (clock: Pick<ClockPort, 'after'>, breaker: Breaker) =>
  <Answer, Failure extends { readonly _tag: string }>(
    ask: Effect.Effect<Answer, Failure>,
    instead: Answer,
  ): Effect.Effect<Answer, Failure> =>
    Effect.suspend(() => {
      if (!breaker.allows()) return Effect.succeed(instead)
      const judged = Effect.matchEffect(ask, {
        onSuccess: (answer): Effect.Effect<Answer | typeof late, Failure> => Effect.succeed(answer),
        onFailure: (failure) => (failure._tag === 'HostUnreachable' ? Effect.succeed(late) : Effect.fail(failure)),
      })
      return Effect.map(Effect.raceFirst(judged, after(clock, patience)), (answer) => {
        if (answer === late) {
          breaker.missed()
          return instead
        }
        breaker.answered()
        return answer
      })
    })

import { Effect } from 'effect'

/** Milliseconds that a page waits for what it can do without. */
export const timeoutMs = 500

/** Suspends a read after several timeouts in a row. */
export interface Breaker {
  /** Whether to send the request; after a pause one request at a time probes whether the backend is back. */
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

/**
 * The response to `request` if it comes in time, and else `instead`: for what a page can do without. A backend that cannot be reached is late
 * too; every other failure is a response.
 */
export const withTimeoutFallback =
  (breaker: Breaker) =>
  <Data, Failure extends { readonly _tag: string }>(request: Effect.Effect<Data, Failure>, instead: Data): Effect.Effect<Data, Failure> =>
    Effect.suspend(() => {
      if (!breaker.allows()) return Effect.succeed(instead)
      const missed = Effect.sync(() => {
        breaker.missed()
        return instead
      })
      return request.pipe(
        Effect.tap(() => Effect.sync(breaker.succeeded)),
        Effect.catch((failure) => (failure._tag === 'BackendUnavailable' ? missed : Effect.fail(failure))),
        Effect.timeoutOrElse({ duration: timeoutMs, orElse: () => missed }),
      )
    })

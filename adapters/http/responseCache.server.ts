import { Effect } from 'effect'
import { err, ok } from '@thuishaven/core'
import type { Result } from '@thuishaven/core'
import { timeoutMs } from './optionalRead.server.ts'

/** A short-lived cache of responses that are the same for every visitor without a session. */
export interface ResponseCache {
  /**
   * The response cached under `key`, otherwise that of `ask`. Callers during a running `ask` wait for the same response.
   * A stale response is still served while a background request renews it. Older ones are served if the backend does not respond within half
   * a second. Failures are not cached.
   */
  readonly through: <Data, Failure extends { readonly _tag: string }>(
    key: string,
    request: Effect.Effect<Data, Failure>,
  ) => Effect.Effect<Data, Failure>
  /** The cached response of `key`, up to its longest age; null when there is none. */
  readonly standIn: (key: string) => unknown
}

export interface ResponseCacheOptions {
  /** Milliseconds for which a response is served without a request; 0 caches nothing. */
  readonly freshFor: number
  /** Milliseconds after which a response is only served while the backend is unavailable. */
  readonly usableFor: number
  /** Milliseconds after which a response is not served even while the backend is unavailable. */
  readonly standsInFor: number
  /** Maximum of cached responses; the least recently used one is dropped first. */
  readonly entries: number
  /** Milliseconds that never go back. */
  readonly now: () => number
}

interface Entry<Data, Failure> {
  cached: { readonly response: Data; readonly since: number } | null
  inProgress: Promise<Result<Data, Failure>> | null
  /** When the backend last failed or timed out; callers do not wait for it again for a while. */
  missedAt: number
}

/** Milliseconds for which callers do not wait for a backend that has just failed, if there is a stale response. */
const rest = 5000

/** Runs a request to its end, also when its caller stops waiting; rejects on a defect. */
const toResult = <Data, Failure>(request: Effect.Effect<Data, Failure>): Promise<Result<Data, Failure>> =>
  Effect.runPromise(Effect.match(request, { onSuccess: ok, onFailure: err }))

const toEffect = <Data, Failure>(result: Result<Data, Failure>): Effect.Effect<Data, Failure> =>
  result.ok ? Effect.succeed(result.value) : Effect.fail(result.failure)

export const createResponseCache = ({ freshFor, usableFor, standsInFor, entries, now }: ResponseCacheOptions): ResponseCache => {
  const cached = new Map<string, Entry<unknown, unknown>>()

  /** The entry of `key`, now the last to be dropped. A key always belongs to one kind of request, so its types are those of `ask`. */
  const entryOf = <Data, Failure>(key: string): Entry<Data, Failure> => {
    const entry = cached.get(key) ?? { cached: null, inProgress: null, missedAt: -Infinity }
    cached.delete(key)
    cached.set(key, entry)
    for (const oldest of cached.keys()) {
      if (cached.size <= entries) break
      cached.delete(oldest)
    }
    return entry as Entry<Data, Failure>
  }

  const renew = <Data, Failure extends { readonly _tag: string }>(
    key: string,
    entry: Entry<Data, Failure>,
    request: Effect.Effect<Data, Failure>,
  ): Promise<Result<Data, Failure>> => {
    entry.inProgress ??= toResult(request)
      .then((result) => {
        if (result.ok) {
          entry.cached = { response: result.value, since: now() }
          entry.missedAt = -Infinity
        }
        // A backend in trouble takes nothing back; 'no longer there' and 'closed' do.
        else if (result.failure._tag !== 'BackendUnavailable') entry.cached = null
        return result
      })
      .finally(() => {
        entry.inProgress = null
        if (entry.cached === null && cached.get(key) === entry) cached.delete(key)
      })
    return entry.inProgress
  }

  /** The result of a request within its time limit, else `null`, while the request continues in the background. */
  const inTime = <Data, Failure extends { readonly _tag: string }>(
    inProgress: Promise<Result<Data, Failure>>,
    entry: Entry<Data, Failure>,
  ): Effect.Effect<Result<Data, Failure> | null> =>
    Effect.promise(() => inProgress).pipe(
      Effect.timeoutOrElse({ duration: now() - entry.missedAt < rest ? 0 : timeoutMs, orElse: () => Effect.succeed(null) }),
      Effect.map((result) => {
        if (result !== null && (result.ok || result.failure._tag !== 'BackendUnavailable')) return result
        entry.missedAt = Math.max(entry.missedAt, now())
        return null
      }),
    )

  return {
    standIn: (key) => {
      const { cached: found = null } = cached.get(key) ?? {}
      return found !== null && now() - found.since < standsInFor ? found.response : null
    },
    through: <Data, Failure extends { readonly _tag: string }>(key: string, request: Effect.Effect<Data, Failure>) =>
      Effect.suspend((): Effect.Effect<Data, Failure> => {
        if (freshFor <= 0) return request
        const entry = entryOf<Data, Failure>(key)
        const age = entry.cached === null ? Infinity : now() - entry.cached.since
        if (entry.cached !== null && age < usableFor) {
          // A defect in the background occurs again for the caller after the response has expired.
          if (age >= freshFor) renew(key, entry, request).catch(() => undefined)
          return Effect.succeed(entry.cached.response)
        }
        if (entry.cached !== null && age < standsInFor) {
          const { response } = entry.cached
          return Effect.flatMap(inTime(renew(key, entry, request), entry), (result) =>
            result === null ? Effect.succeed(response) : toEffect(result),
          )
        }
        return Effect.flatMap(
          Effect.promise(() => renew(key, entry, request)),
          toEffect,
        )
      }),
  }
}

/**
 * The shop's one owner of retries and timeouts (NET-01, NET-04).
 *
 * Reads are retried once after a temporary failure; writes are never sent twice, because the backend may have
 * done it before the response got lost.
 */
export interface RequestPolicy {
  /** Milliseconds until an attempt is given up, its body included. */
  readonly timeout: number
  /** Longest pause in ms before the retry. After a longer Retry-After there is no retry. */
  readonly longestPause: number
  /** Minimum pause in ms without Retry-After; up to the same is added at random, so that shoppers do not retry simultaneously. */
  readonly pause: number
}

export const defaultRequestPolicy: RequestPolicy = { timeout: 8000, longestPause: 3000, pause: 150 }

/** The decision after one attempt. */
export type Attempt =
  | { readonly kind: 'answer'; readonly status: number; readonly retryAfter: string | null }
  | { readonly kind: 'offline' | 'timeout' }

const passingStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/**
 * Milliseconds to wait before the retry; null without one.
 * A timeout is not retried: the shopper has waited long enough, and a second request does not help a slow backend.
 *
 * @param random 0 ≤ random < 1
 * @param now milliseconds since 1970, for a Retry-After that is a date
 */
export const pauseBeforeRetry = (attempt: Attempt, policy: RequestPolicy, random: number, now: number): number | null => {
  if (attempt.kind === 'timeout') return null
  if (attempt.kind === 'answer' && !passingStatuses.has(attempt.status)) return null
  const jittered = Math.min(policy.pause * (1 + random), policy.longestPause)
  const retryAfter = attempt.kind === 'answer' ? retryAfterMs(attempt.retryAfter, now) : null
  if (retryAfter === null) return jittered
  return retryAfter > policy.longestPause ? null : Math.min(Math.max(retryAfter, jittered), policy.longestPause)
}

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3); null when it is absent or unreadable. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null
  const text = header.trim()
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { CartRequest } from './queue.ts'
import type { CartResponse } from './applyResponse.ts'

/** Milliseconds before the second, third, … try: never more than three tries in 10 s; the last one repeats. */
const pauses = [1_000, 4_000, 6_000, 6_000, 6_000, 6_000, 10_000, 15_000]
/** Longest that a backend's own task to be left alone is obeyed, in milliseconds. */
const longestPause = 600_000
/** Number of responses without a decision after which a task is given up, after about 4 minutes. Missing responses do not count: without a backend a task waits indefinitely. */
const mostErrors = 18
/** Tries of what the shopper waits for at the screen (a coupon, a choice), and of a reading. */
const maxRetries = { coupon: 2, choose: 2, state: 6 }

/** 'refused': the backend decided. 'errors': it answered, but decided nothing. 'silence': there was no response. */
const kindOf = (failure: BackendFailure | Refused): 'refused' | 'errors' | 'silence' => {
  if (failure._tag === 'Refused') return failure.reason === 'unauthenticated' || failure.reason === 'temporary' ? 'errors' : 'refused'
  if (failure._tag === 'MalformedResponse') return 'errors'
  return failure.reason === 'serverError' ? 'errors' : 'silence'
}

/** A permanent refusal; a temporary one counts as an unavailable backend. */
export const decided = (failure: BackendFailure | Refused): BackendFailure | Refused => {
  if (failure._tag !== 'Refused' || kindOf(failure) === 'refused') return failure
  const { retryAfter } = failure
  return { _tag: 'BackendUnavailable', reason: 'rateLimited', ...(retryAfter === undefined ? {} : { retryAfter }) }
}

const failureOf = ({ reason }: Refused): 'missing' | 'soldOut' | 'refused' =>
  reason === 'notFound' ? 'missing' : reason === 'outOfStock' ? 'soldOut' : 'refused'

/** The number of attempts of a request. */
export interface RetryCount {
  /** The request: a task's key, or 'state'. */
  readonly of: string
  readonly count: number
  /** How many of them the backend answered without a decision. */
  readonly errors: number
}

export const noRetries: RetryCount = { of: '', count: 0, errors: 0 }

export const oneMoreTry = (retries: RetryCount, request: CartRequest): RetryCount => {
  const of = request.type === 'state' ? 'state' : request.taskId
  return retries.of === of ? { ...retries, count: retries.count + 1 } : { of, count: 1, errors: 0 }
}

export interface RetryDecision {
  readonly next: (CartResponse & { readonly type: 'failure' })['decision']
  /** Milliseconds until the next try; `ordered` by the backend, so that nothing may shorten it. */
  readonly pause: number
  readonly ordered: boolean
  /** The shopper is notified that it takes longer. */
  readonly isFailing: boolean
  readonly retries: RetryCount
}

/**
 * What follows from a failure (CRT-15): a line's task is kept until the backend has accepted or refused it. What the shopper waits for at
 * the screen is tried once more, unless there is no network or the backend was silent for long; then the shopper decides. A coupon that is refused the second time may have
 * been applied the first time: the cart shows it.
 */
export const retryDecision = (
  request: CartRequest,
  failure: BackendFailure | Refused,
  before: RetryCount,
  idempotent: boolean,
): RetryDecision => {
  const kind = kindOf(failure)
  const retries = { ...before, errors: before.errors + (kind === 'errors' ? 1 : 0) }
  const isOffline = failure._tag === 'BackendUnavailable' && failure.reason === 'offline'
  // So long a silence is no hiccup any more.
  const isSilence = isOffline || (failure._tag === 'BackendUnavailable' && failure.reason === 'timeout')
  const retryAfter = failure._tag === 'MalformedResponse' ? undefined : failure.retryAfter
  const base = pauses[Math.min(retries.count, pauses.length) - 1] ?? 0
  const isOver =
    request.type === 'add' || request.type === 'update'
      ? retries.errors >= mostErrors
      : request.type === 'state'
        ? !isOffline && retries.count >= maxRetries.state
        : isSilence || retryAfter !== undefined || retries.count >= maxRetries[request.type]
  return {
    next:
      failure._tag === 'Refused' && kind === 'refused' && (request.type !== 'coupon' || retries.count === 1)
        ? failureOf(failure)
        : isOver || kind === 'refused'
          ? 'errors'
          : request.type === 'add' && !idempotent
            ? 'unsure'
            : 'again',
    pause: Math.max(base, Math.min(retryAfter ?? 0, longestPause)),
    ordered: retryAfter !== undefined,
    isFailing: isSilence || retryAfter !== undefined || retries.count > 1,
    retries,
  }
}

import { HostUnreachable } from '../ports/failures.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { CartRequest } from './queue.ts'
import type { CartAnswer } from './queueAnswer.ts'

/** Milliseconds before the second, third, … try: never more than three tries in 10 s; the last one repeats. */
const pauses = [1_000, 4_000, 6_000, 6_000, 6_000, 6_000, 10_000, 15_000]
/** Longest that a host's own wish to be left alone is obeyed, in milliseconds. */
const longestPause = 600_000
/** Answers without a decision after which a wish is given up, some 4 minutes later. Silence is not counted: without a host a wish waits for ever. */
const mostErrors = 18
/** Tries of what the shopper waits for at the screen (a coupon, a choice), and of a reading. */
const mostTries = { coupon: 2, choose: 2, state: 6 }

/** 'refused': the host decided. 'errors': it answered, but decided nothing. 'silence': nobody answered for it. */
const kindOf = (failure: HostFailure | Refused): 'refused' | 'errors' | 'silence' => {
  if (failure._tag === 'Refused') return failure.because === 'stranger' || failure.because === 'moment' ? 'errors' : 'refused'
  if (failure._tag === 'AnswerMalformed') return 'errors'
  return failure.reason === 'failing' ? 'errors' : 'silence'
}

/** A refusal, unless it only says no to this moment: to the shopper that is a host that does not answer now. */
export const decided = (failure: HostFailure | Refused): HostFailure | Refused => {
  if (failure._tag !== 'Refused' || kindOf(failure) === 'refused') return failure
  const { retryAfter } = failure
  return new HostUnreachable({ reason: 'busy', ...(retryAfter === undefined ? {} : { retryAfter }) })
}

const refusalOf = ({ because, message }: Refused): 'missing' | 'soldOut' | 'refused' =>
  because === 'missing' ? 'missing' : message === 'productOutOfStock' ? 'soldOut' : 'refused'

/** What is tried how often. */
export interface Tries {
  /** What is tried: a task's key, or 'state'. */
  readonly of: string
  readonly count: number
  /** How many of them the host answered without a decision. */
  readonly errors: number
}

export const noTries: Tries = { of: '', count: 0, errors: 0 }

export const oneMoreTry = (tries: Tries, request: CartRequest): Tries => {
  const of = request.ask === 'state' ? 'state' : request.taskId
  return tries.of === of ? { ...tries, count: tries.count + 1 } : { of, count: 1, errors: 0 }
}

export interface Verdict {
  readonly next: (CartAnswer & { readonly of: 'failure' })['verdict']
  /** Milliseconds until the next try; `ordered` by the host, so that nothing may shorten it. */
  readonly pause: number
  readonly ordered: boolean
  /** The shopper is to hear that it takes longer: more than a hiccup. */
  readonly isTrouble: boolean
  readonly tries: Tries
}

/**
 * What follows from a failure (CRT-15): a line's wish is kept until the host has accepted or refused it. What the shopper waits for at
 * the screen is tried once more, unless there is no network or the host was silent for long; then the shopper decides. A coupon that is refused the second time may have
 * been taken the first time: the cart tells.
 */
export const verdictOn = (request: CartRequest, failure: HostFailure | Refused, before: Tries, idempotent: boolean): Verdict => {
  const kind = kindOf(failure)
  const tries = { ...before, errors: before.errors + (kind === 'errors' ? 1 : 0) }
  const isOffline = failure._tag === 'HostUnreachable' && failure.reason === 'offline'
  // So long a silence is no hiccup any more.
  const isSilence = isOffline || (failure._tag === 'HostUnreachable' && failure.reason === 'timeout')
  const asked = failure._tag === 'AnswerMalformed' ? undefined : failure.retryAfter
  const base = pauses[Math.min(tries.count, pauses.length) - 1] ?? 0
  const isOver =
    request.ask === 'add' || request.ask === 'update'
      ? tries.errors >= mostErrors
      : request.ask === 'state'
        ? !isOffline && tries.count >= mostTries.state
        : isSilence || asked !== undefined || tries.count >= mostTries[request.ask]
  return {
    next:
      failure._tag === 'Refused' && kind === 'refused' && (request.ask !== 'coupon' || tries.count === 1)
        ? refusalOf(failure)
        : isOver || kind === 'refused'
          ? 'errors'
          : request.ask === 'add' && !idempotent
            ? 'unsure'
            : 'again',
    pause: Math.max(base, Math.min(asked ?? 0, longestPause)),
    ordered: asked !== undefined,
    isTrouble: isSilence || asked !== undefined || tries.count > 1,
    tries,
  }
}

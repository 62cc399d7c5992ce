import type { ClockPort } from '../ports/ClockPort.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { RetryDecision } from './retryPolicy.ts'
import { noRetries, oneMoreTry, retryDecision } from './retryPolicy.ts'
import type { CartRequest } from './queue.ts'

/** Milliseconds after a failed try before a click of the shopper may hasten the next one. */
const clickPause = 3_000

/** The retry state of one cart: the number of attempts of the next request, and whether it waits for a retry (CRT-15). */
export interface RetryState {
  /** A request is sent. */
  readonly begin: (request: CartRequest) => void
  /** It was answered: pauses end, and the count of its kind is reset. */
  readonly over: () => void
  /** It failed. Returns the next action; `isLast`: it must not be retried automatically. */
  readonly failed: (request: CartRequest, failure: BackendFailure | Refused, isLast: boolean) => RetryDecision['next']
  readonly isWaiting: () => boolean
  /** The backend is failing for longer: the shopper is notified, and callers that wait for the cart to settle need not wait any longer. */
  readonly isFailing: () => boolean
  /** Waiting attempts start now, unless the backend sent Retry-After. */
  readonly hasten: () => void
  /** The same at a click of the shopper, but many clicks are not many tries. */
  readonly clicked: () => void
  readonly stop: () => void
}

export const createRetryState = (clock: ClockPort, idempotent: boolean, again: () => void): RetryState => {
  let retries = noRetries
  let failing = false
  let waiting: { readonly cancel: () => void; readonly since: number; readonly ordered: boolean } | null = null

  const stop = (): void => {
    waiting?.cancel()
    waiting = null
  }

  return {
    begin: (request) => {
      retries = oneMoreTry(retries, request)
    },
    over: () => {
      retries = noRetries
      failing = false
    },
    failed: (request, failure, isLast) => {
      const decision = retryDecision(request, failure, retries, idempotent)
      retries = decision.retries
      failing = decision.isFailing
      const next = isLast ? 'errors' : decision.next
      if (next === 'again' || next === 'unsure') {
        const cancel = clock.after(decision.pause, () => {
          waiting = null
          again()
        })
        waiting = { cancel, since: clock.now(), ordered: decision.ordered }
      }
      return next
    },
    isWaiting: () => waiting !== null,
    isFailing: () => failing,
    hasten: () => {
      if (waiting?.ordered === false) stop()
    },
    clicked: () => {
      if (waiting?.ordered === false && clock.now() - waiting.since >= clickPause) stop()
    },
    stop,
  }
}

import type { ClockPort } from '../ports/ClockPort.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { Verdict } from './cartPatience.ts'
import { noTries, oneMoreTry, verdictOn } from './cartPatience.ts'
import type { CartRequest } from './queue.ts'

/** Milliseconds after a failed try before a click of the shopper may hasten the next one. */
const clickPause = 3_000

/** The tries of one cart: how often what is next was tried, and whether it waits for its next try (CRT-15). */
export interface CartTries {
  /** A request goes out. */
  readonly begin: (request: CartRequest) => void
  /** It was answered: nothing is in the way any more, and the next of its kind begins anew. */
  readonly over: () => void
  /** It failed. What follows from that; `isLast`: it is not to be tried again behind the shopper's back. */
  readonly failed: (request: CartRequest, failure: HostFailure | Refused, isLast: boolean) => Verdict['next']
  readonly isWaiting: () => boolean
  /** It is more than a hiccup: the shopper hears so, and whoever waits for the cart to settle need not wait any longer. */
  readonly isTrouble: () => boolean
  /** What waits need not wait any longer, unless the host has asked to be left alone. */
  readonly hasten: () => void
  /** The same at a click of the shopper, but many clicks are not many tries. */
  readonly clicked: () => void
  readonly stop: () => void
}

export const makeCartTries = (clock: ClockPort, idempotent: boolean, again: () => void): CartTries => {
  let tries = noTries
  let trouble = false
  let waiting: { readonly cancel: () => void; readonly since: number; readonly ordered: boolean } | null = null

  const stop = (): void => {
    waiting?.cancel()
    waiting = null
  }

  return {
    begin: (request) => {
      tries = oneMoreTry(tries, request)
    },
    over: () => {
      tries = noTries
      trouble = false
    },
    failed: (request, failure, isLast) => {
      const verdict = verdictOn(request, failure, tries, idempotent)
      tries = verdict.tries
      trouble = verdict.isTrouble
      const next = isLast ? 'errors' : verdict.next
      if (next === 'again' || next === 'unsure') {
        const cancel = clock.after(verdict.pause, () => {
          waiting = null
          again()
        })
        waiting = { cancel, since: clock.now(), ordered: verdict.ordered }
      }
      return next
    },
    isWaiting: () => waiting !== null,
    isTrouble: () => trouble,
    hasten: () => {
      if (waiting?.ordered === false) stop()
    },
    clicked: () => {
      if (waiting?.ordered === false && clock.now() - waiting.since >= clickPause) stop()
    },
    stop,
  }
}

import { Effect } from 'effect'
import type { BackendFailure } from '@thuishaven/core'
import { BackendUnavailable, NotFound, Refused } from '@thuishaven/core/failures'

interface Lazy {
  /** Milliseconds. */
  readonly retryAfter?: number
}

type RefusedFacts = ConstructorParameters<typeof Refused>[0]

const reasons: Readonly<Partial<Record<number, RefusedFacts['because']>>> = {
  401: 'unauthenticated',
  404: 'notFound',
  408: 'temporary',
  410: 'notFound',
  425: 'temporary',
  429: 'temporary',
}

/** The backend's words that are facts to the core. */
const reasonsByMessage: Readonly<Partial<Record<string, RefusedFacts['because']>>> = {
  accountEmailAddressExists: 'emailTaken',
  orderNotOpen: 'orderClosed',
  productOutOfStock: 'outOfStock',
}

/** A refusal with the status that it came with, which nobody beyond the adapters knows. */
export class HttpFailure extends Refused {
  readonly status: number
  constructor(status: number, facts: Omit<RefusedFacts, 'because'>) {
    super({ because: reasonsByMessage[facts.message] ?? reasons[status] ?? 'invalid', ...facts })
    this.status = status
  }
}

/** The failure of a response with this status. */
export const unreachable = (status: number, retry: Lazy = {}): BackendUnavailable =>
  new BackendUnavailable({ reason: status === 429 ? 'rateLimited' : status === 500 ? 'serverError' : 'unavailable', ...retry })

const lazyOf = ({ retryAfter }: Lazy): Lazy => (retryAfter === undefined ? {} : { retryAfter })

/** For questions that cannot be refused by right: a refusal is then a backend out of order. */
export const neverRefused = <Data>(response: Effect.Effect<Data, BackendFailure | HttpFailure>): Effect.Effect<Data, BackendFailure> =>
  Effect.catchTag(response, 'Refused', (failure) => Effect.fail(unreachable(failure.status, lazyOf(failure))))

/**
 * For what the backend decides on: whoever may not ask at all, or not now, was not decided on, and no more than with a backend that is out of order.
 * @param isDecided judges a refusal
 */
export const orUndecided =
  (isDecided: (failure: HttpFailure) => boolean) =>
  <Data>(response: Effect.Effect<Data, BackendFailure | HttpFailure>): Effect.Effect<Data, BackendFailure | Refused> =>
    Effect.catchTag(response, 'Refused', (failure): Effect.Effect<never, BackendUnavailable | Refused> =>
      Effect.fail(isDecided(failure) ? failure : unreachable(failure.status)),
    )

/**
 * For a cart, which changes under its owner's hands: a conflict over it (409) is over in a moment, and nothing was decided. Its calls are
 * small: whoever calls one too large (413) stands in between, and decided as little.
 */
export const conflictPasses = <Data>(
  response: Effect.Effect<Data, BackendFailure | HttpFailure>,
): Effect.Effect<Data, BackendFailure | Refused> =>
  Effect.catchTag(response, 'Refused', (failure) =>
    Effect.fail(
      failure.status === 409 || failure.status === 413
        ? new Refused({ because: 'temporary', message: failure.message, ...lazyOf(failure) })
        : failure,
    ),
  )

/** For reads of something that may not exist, or whose name cannot exist (400). */
export const orNotFound =
  (what: string) =>
  <Data>(response: Effect.Effect<Data, BackendFailure | HttpFailure>): Effect.Effect<Data, BackendFailure | NotFound> =>
    Effect.catchTag(response, 'Refused', ({ status }): Effect.Effect<never, BackendUnavailable | NotFound> =>
      Effect.fail(status === 400 || status === 404 || status === 410 ? new NotFound({ what }) : unreachable(status)),
    )

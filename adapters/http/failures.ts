import { Effect } from 'effect'
import type { BackendFailure } from '@thuishaven/core'
import { BackendUnavailable, NotFound, Refused } from '@thuishaven/core/failures'

interface Lazy {
  /** Milliseconds. */
  readonly retryAfter?: number
}

type RefusedFacts = ConstructorParameters<typeof Refused>[0]

const reasons: Readonly<Partial<Record<number, RefusedFacts['reason']>>> = {
  401: 'unauthenticated',
  404: 'notFound',
  408: 'temporary',
  410: 'notFound',
  425: 'temporary',
  429: 'temporary',
}

/** The backend's message keys that the core maps to facts. */
const reasonsByMessage: Readonly<Partial<Record<string, RefusedFacts['reason']>>> = {
  accountEmailAddressExists: 'emailTaken',
  couponUsedUp: 'couponUsedUp',
  orderNotOpen: 'orderClosed',
  productOutOfStock: 'outOfStock',
}

/** A refusal with its HTTP status, which only the adapters know. */
export class HttpFailure extends Refused {
  readonly status: number
  constructor(status: number, facts: Omit<RefusedFacts, 'reason'>) {
    super({ reason: reasonsByMessage[facts.message] ?? reasons[status] ?? 'invalid', ...facts })
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
 * For what the backend decides on: a call that is not allowed, or not now, was not decided, as with a failing backend.
 * @param isDecided whether a refusal is final
 */
export const orUndecided =
  (isDecided: (failure: HttpFailure) => boolean) =>
  <Data>(response: Effect.Effect<Data, BackendFailure | HttpFailure>): Effect.Effect<Data, BackendFailure | Refused> =>
    Effect.catchTag(response, 'Refused', (failure): Effect.Effect<never, BackendUnavailable | Refused> =>
      Effect.fail(isDecided(failure) ? failure : unreachable(failure.status)),
    )

/**
 * For a cart, which changes under its owner's hands: a conflict over it (409) is over in a moment, and nothing was decided. Its calls are
 * small: a 413 comes from a proxy in between, and decides nothing either.
 */
export const conflictPasses = <Data>(
  response: Effect.Effect<Data, BackendFailure | HttpFailure>,
): Effect.Effect<Data, BackendFailure | Refused> =>
  Effect.catchTag(response, 'Refused', (failure) =>
    Effect.fail(
      failure.status === 409 || failure.status === 413
        ? new Refused({ reason: 'temporary', message: failure.message, ...lazyOf(failure) })
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

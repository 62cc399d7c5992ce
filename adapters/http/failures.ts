import { Effect } from 'effect'
import type { HostFailure, Refused } from '@thuishaven/core'
import { HostUnreachable, NotFound } from '@thuishaven/core'

/** For questions that cannot be refused by right: a refusal is then a host out of order. */
export const neverRefused = <Answer>(answer: Effect.Effect<Answer, HostFailure | Refused>): Effect.Effect<Answer, HostFailure> =>
  Effect.catchTag(answer, 'Refused', ({ status, retryAfter }) =>
    Effect.fail(new HostUnreachable({ reason: 'status', status, ...(retryAfter === undefined ? {} : { retryAfter }) })),
  )

/**
 * For what the host decides on: whoever may not ask at all, or not now, was not decided on, and no more than with a host that is out of order.
 * @param isDecided judges a refusal
 */
export const orUndecided =
  (isDecided: (refusal: Refused) => boolean) =>
  <Answer>(answer: Effect.Effect<Answer, HostFailure | Refused>): Effect.Effect<Answer, HostFailure | Refused> =>
    Effect.catchTag(answer, 'Refused', (refusal): Effect.Effect<never, HostUnreachable | Refused> =>
      Effect.fail(isDecided(refusal) ? refusal : new HostUnreachable({ reason: 'status', status: refusal.status })),
    )

/** For questions about something that may not exist, or that is asked for by a name that cannot exist (400). */
export const orNotFound =
  (what: string) =>
  <Answer>(answer: Effect.Effect<Answer, HostFailure | Refused>): Effect.Effect<Answer, HostFailure | NotFound> =>
    Effect.catchTag(answer, 'Refused', ({ status }): Effect.Effect<never, HostUnreachable | NotFound> =>
      Effect.fail(
        status === 400 || status === 404 || status === 410 ? new NotFound({ what }) : new HostUnreachable({ reason: 'status', status }),
      ),
    )

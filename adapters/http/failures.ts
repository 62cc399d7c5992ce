import { Effect } from 'effect'
import type { HostFailure } from '@thuishaven/core'
import { HostUnreachable, NotFound, Refused } from '@thuishaven/core'

interface Later {
  /** Milliseconds. */
  readonly retryAfter?: number
}

type RefusedFacts = ConstructorParameters<typeof Refused>[0]

const reasons: Readonly<Partial<Record<number, RefusedFacts['because']>>> = {
  401: 'stranger',
  404: 'missing',
  408: 'moment',
  410: 'missing',
  425: 'moment',
  429: 'moment',
}

/** A refusal with the status that it came with, which nobody beyond the adapters knows. */
export class HttpRefusal extends Refused {
  readonly status: number
  constructor(status: number, facts: Omit<RefusedFacts, 'because'>) {
    super({ because: reasons[status] ?? 'wish', ...facts })
    this.status = status
  }
}

/** What an answer with this status means when it is no answer. */
export const unreachable = (status: number, later: Later = {}): HostUnreachable =>
  new HostUnreachable({ reason: status === 429 ? 'busy' : status === 500 ? 'failing' : 'away', ...later })

const laterOf = ({ retryAfter }: Later): Later => (retryAfter === undefined ? {} : { retryAfter })

/** For questions that cannot be refused by right: a refusal is then a host out of order. */
export const neverRefused = <Answer>(answer: Effect.Effect<Answer, HostFailure | HttpRefusal>): Effect.Effect<Answer, HostFailure> =>
  Effect.catchTag(answer, 'Refused', (refusal) => Effect.fail(unreachable(refusal.status, laterOf(refusal))))

/**
 * For what the host decides on: whoever may not ask at all, or not now, was not decided on, and no more than with a host that is out of order.
 * @param isDecided judges a refusal
 */
export const orUndecided =
  (isDecided: (refusal: HttpRefusal) => boolean) =>
  <Answer>(answer: Effect.Effect<Answer, HostFailure | HttpRefusal>): Effect.Effect<Answer, HostFailure | Refused> =>
    Effect.catchTag(answer, 'Refused', (refusal): Effect.Effect<never, HostUnreachable | Refused> =>
      Effect.fail(isDecided(refusal) ? refusal : unreachable(refusal.status)),
    )

/**
 * For a cart, which changes under its owner's hands: a conflict over it (409) is over in a moment, and nothing was decided. Its calls are
 * small: whoever calls one too large (413) stands in between, and decided as little.
 */
export const conflictPasses = <Answer>(
  answer: Effect.Effect<Answer, HostFailure | HttpRefusal>,
): Effect.Effect<Answer, HostFailure | Refused> =>
  Effect.catchTag(answer, 'Refused', (refusal) =>
    Effect.fail(
      refusal.status === 409 || refusal.status === 413
        ? new Refused({ because: 'moment', message: refusal.message, ...laterOf(refusal) })
        : refusal,
    ),
  )

/** For questions about something that may not exist, or that is asked for by a name that cannot exist (400). */
export const orNotFound =
  (what: string) =>
  <Answer>(answer: Effect.Effect<Answer, HostFailure | HttpRefusal>): Effect.Effect<Answer, HostFailure | NotFound> =>
    Effect.catchTag(answer, 'Refused', ({ status }): Effect.Effect<never, HostUnreachable | NotFound> =>
      Effect.fail(status === 400 || status === 404 || status === 410 ? new NotFound({ what }) : unreachable(status)),
    )

import { Effect } from 'effect'
import type { Result } from '../../result.ts'
import { BackendUnavailable, MalformedResponse, Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'

/** The outcome of one call of a fake backend. */
export interface FaultOutcome<Failure> {
  /** The call ends in this instead of its response. */
  readonly failure?: Failure
  /** The backend carries the call out although its response is lost. */
  readonly carriedOut?: boolean
}

/** Decides on a call while it is in progress: a promise that is still open holds the call up. */
export type FaultModel<Failure> = (call: {
  readonly name: string
  readonly number: number
}) => FaultOutcome<Failure> | Promise<FaultOutcome<Failure>>

const unavailable = (reason: BackendUnavailable['reason']) => ({ failure: new BackendUnavailable({ reason }) })
const refused = (reason: Refused['reason'], message: string) => ({ failure: new Refused({ reason, message }) })
const malformed = { failure: new MalformedResponse({ operation: 'any', issue: 'fault' }) }

/** The outcome of each fault of mock-server/README.md at the cart's port; tests/contract/faultOutcomes.test.ts compares them. */
export const faultOutcomes = {
  '401': refused('unauthenticated', 'sessionInvalid'),
  '403': refused('invalid', 'forbidden'),
  '404': refused('notFound', 'notFound'),
  '408': refused('temporary', 'requestTimeout'),
  '409': refused('temporary', 'conflict'),
  '413': refused('temporary', 'bodyTooLarge'),
  '422': refused('invalid', 'unprocessable'),
  '425': refused('temporary', 'tooEarly'),
  '429': refused('temporary', 'tooManyRequests'),
  '500': unavailable('serverError'),
  '502': unavailable('unavailable'),
  '503': unavailable('unavailable'),
  '504': unavailable('unavailable'),
  timeout: unavailable('timeout'),
  'reset-before': unavailable('offline'),
  'reset-after': { ...unavailable('offline'), carriedOut: true },
  truncated: { ...unavailable('offline'), carriedOut: true },
  'wrong-shape': malformed,
  html: malformed,
  huge: malformed,
  delay: {},
} as const satisfies Readonly<Record<string, FaultOutcome<BackendFailure | Refused>>>

export const fine = (): FaultOutcome<never> => ({})

/** A call of a fake backend: first the fault, then the execution. */
export const weathered = <Value, Failure>(
  faultOutcome: () => FaultOutcome<Failure> | Promise<FaultOutcome<Failure>>,
  carryOut: () => Result<Value, Failure>,
): Effect.Effect<Value, Failure> =>
  Effect.flatMap(
    Effect.promise(async () => {
      const { failure, carriedOut = false } = await faultOutcome()
      if (failure === undefined) return carryOut()
      if (carriedOut) carryOut()
      return { ok: false as const, failure }
    }),
    (result: Result<Value, Failure>): Effect.Effect<Value, Failure> =>
      result.ok ? Effect.succeed(result.value) : Effect.fail(result.failure),
  )

import { Effect } from 'effect'
import type { Result } from '../../result.ts'

/** What happens to one call of a fake backend. */
export interface FaultOutcome<Failure> {
  /** The call ends in this instead of its answer. */
  readonly failure?: Failure
  /** The backend carries the call out although its answer is lost. */
  readonly carriedOut?: boolean
}

/** Decides on a call while it is under way: a promise that is still open holds the call up. */
export type FaultModel<Failure> = (call: {
  readonly name: string
  readonly number: number
}) => FaultOutcome<Failure> | Promise<FaultOutcome<Failure>>

export const fine = (): FaultOutcome<never> => ({})

/** A call of a fake backend: the weather comes first, then the backend carries it out. */
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

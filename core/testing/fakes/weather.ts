import { Effect } from 'effect'
import type { Outcome } from '../../outcome.ts'

/** What happens to one call of a fake host. */
export interface Fate<Failure> {
  /** The call ends in this instead of its answer. */
  readonly failure?: Failure
  /** The host carries the call out although its answer is lost. */
  readonly carriedOut?: boolean
}

/** Decides on a call while it is under way: a promise that is still open holds the call up. */
export type Weather<Failure> = (call: { readonly name: string; readonly number: number }) => Fate<Failure> | Promise<Fate<Failure>>

export const fine = (): Fate<never> => ({})

/** A call of a fake host: the weather comes first, then the host carries it out. */
export const weathered = <Value, Failure>(
  fate: () => Fate<Failure> | Promise<Fate<Failure>>,
  carryOut: () => Outcome<Value, Failure>,
): Effect.Effect<Value, Failure> =>
  Effect.flatMap(
    Effect.promise(async () => {
      const { failure, carriedOut = false } = await fate()
      if (failure === undefined) return carryOut()
      if (carriedOut) carryOut()
      return { ok: false as const, failure }
    }),
    (outcome: Outcome<Value, Failure>): Effect.Effect<Value, Failure> =>
      outcome.ok ? Effect.succeed(outcome.value) : Effect.fail(outcome.failure),
  )

import type { Effect } from 'effect'
import type { Outcome } from './outcome.ts'
import type { Cancellation } from './shop.ts'

/**
 * Runs a program of the core and hands out its outcome as plain data. Whoever composes the shop owns it, and with it the Effect
 * runtime. Rejects on a defect, and when the program was cancelled.
 */
export type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure>,
  options?: { readonly signal?: Cancellation },
) => Promise<Outcome<Value, Failure>>

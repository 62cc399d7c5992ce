import type { Effect } from 'effect'
import type { Outcome } from './outcome.ts'

/**
 * Runs a program of the core and hands out its outcome as plain data. Whoever composes the shop owns it, and with it the Effect
 * runtime. Rejects on a defect, and when the program was cancelled.
 */
export type Run = <Value, Failure>(
  program: Effect.Effect<Value, Failure>,
  options?: { readonly signal?: Cancellation },
) => Promise<Outcome<Value, Failure>>

/** What the core needs of an AbortSignal, so that it compiles without a platform. */
export interface Cancellation {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
}

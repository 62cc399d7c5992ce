import { Cause, Effect, Exit, Result } from 'effect'
import type { Run } from '../../core/index.ts'
import { failed, succeeded } from '../../core/index.ts'

export interface Runner {
  readonly run: Run
  /** Cancels everything that still runs and whatever is started later. */
  readonly close: () => void
}

/** One runner for each visitor: what nobody waits for any more is cancelled together (NET-04). */
export const makeRunner = (): Runner => {
  const running = new Set<AbortController>()
  let closed = false
  return {
    run: async (program, options) => {
      const controller = new AbortController()
      if (closed || options?.signal?.aborted === true) controller.abort()
      options?.signal?.addEventListener('abort', () => controller.abort())
      running.add(controller)
      // An aborted signal interrupts a program only at its first pause: one that must not begin is not started.
      const { signal } = controller
      const exit = await Effect.runPromiseExit(signal.aborted ? Effect.interrupt : program, { signal })
      running.delete(controller)
      if (Exit.isSuccess(exit)) return succeeded(exit.value)
      const failure = Cause.findError(exit.cause)
      if (Result.isSuccess(failure)) return failed(failure.success)
      throw Cause.squash(exit.cause)
    },
    close: () => {
      closed = true
      for (const controller of running) controller.abort()
    },
  }
}

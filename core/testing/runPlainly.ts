import { Cause, Effect, Exit, Result } from 'effect'
import { failed, succeeded } from '../outcome.ts'
import type { Run } from '../run.ts'

/** Runs a program with the Effect runtime and nothing else, for tests; nothing is cancelled. */
export const runPlainly: Run = async (program) => {
  const exit = await Effect.runPromiseExit(program)
  if (Exit.isSuccess(exit)) return succeeded(exit.value)
  const failure = Cause.findError(exit.cause)
  if (Result.isSuccess(failure)) return failed(failure.success)
  throw Cause.squash(exit.cause)
}

import { Cause, Clock, Duration, Effect, Exit, Option } from 'effect'
import type { Fiber } from 'effect'
import type { ClockPort } from './ports/ClockPort.ts'
import type { BackendUnavailable } from './ports/failures.ts'
import { err, ok } from './result.ts'
import type { Result } from './result.ts'

/**
 * Runs a use-case and hands out its outcome as plain data. The ports of the backend exist only inside the use-case: the code that composes the
 * shop may load them when the first use-case needs them, and fails it with `BackendUnavailable` when they cannot be loaded. Rejects on a
 * defect, and when the use-case was cancelled.
 */
export type Run<Backend> = <Value, Failure>(
  useCase: (backend: Backend) => Effect.Effect<Value, Failure>,
  options?: { readonly signal?: Cancellation },
) => Promise<Result<Value, Failure | BackendUnavailable>>

/** The used part of an AbortSignal, so that the core compiles without platform types. */
export interface Cancellation {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
}

/** Runs the use-cases of one visitor. */
export interface Runner<Backend> {
  readonly run: Run<Backend>
  /** Cancels everything that is running or started later. */
  readonly close: () => void
}

const resultOf = <Value, Failure>(exit: Exit.Exit<Value, Failure>): Result<Value, Failure> => {
  if (Exit.isSuccess(exit)) return ok(exit.value)
  const failure = Cause.findErrorOption(exit.cause)
  if (Option.isSome(failure)) return err(failure.value)
  throw Cause.squash(exit.cause)
}

/** Effect's clock on the shop's: one clock for both, which a test moves. */
const effectClock = ({ now, after }: ClockPort): Clock.Clock => {
  const nanoseconds = (): bigint => BigInt(Math.trunc(now())) * 1_000_000n
  return {
    currentTimeMillisUnsafe: now,
    currentTimeMillis: Effect.sync(now),
    currentTimeNanosUnsafe: nanoseconds,
    currentTimeNanos: Effect.sync(nanoseconds),
    monotonicTimeNanosUnsafe: nanoseconds,
    monotonicTimeNanos: Effect.sync(nanoseconds),
    sleep: (duration) =>
      Effect.callback((resume) => {
        const cancel = after(Duration.toMillis(duration), () => resume(Effect.void))
        return Effect.sync(cancel)
      }),
  }
}

/**
 * One runner for each visitor: when the visitor leaves, all its effects are cancelled together (NET-04).
 * @param clock by which use-cases wait
 */
export const createRunner = <Backend>(backend: Backend, clock: ClockPort): Runner<Backend> => {
  const time = effectClock(clock)
  const running = new Set<Fiber.Fiber<unknown, unknown>>()
  let closed = false
  return {
    run: async (useCase, options) => {
      const signal = options?.signal
      // An effect that must not start is not run: an interrupted one would run up to its first pause.
      const fiber = Effect.runFork(
        closed || signal?.aborted === true ? Effect.interrupt : Effect.provideService(useCase(backend), Clock.Clock, time),
      )
      running.add(fiber)
      signal?.addEventListener('abort', () => fiber.interruptUnsafe())
      const exit = await new Promise<Parameters<Parameters<typeof fiber.addObserver>[0]>[0]>((resolve) => {
        fiber.addObserver(resolve)
      })
      running.delete(fiber)
      return resultOf(exit)
    },
    close: () => {
      closed = true
      for (const fiber of running) fiber.interruptUnsafe()
    },
  }
}

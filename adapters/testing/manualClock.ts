import type { ClockPort } from '../../core/index.ts'

/** A clock that stands still until a test moves it. */
export interface ManualClock extends ClockPort {
  /** Moves on by `ms`, running what falls due in its order, and lets promises settle in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Timers that have not run. */
  readonly waiting: () => number
}

export const makeManualClock = (start = 0): ManualClock => {
  let now = start
  const timers = new Set<{ readonly due: number; readonly work: () => void }>()

  const next = (until: number) =>
    Array.from(timers).filter((timer) => timer.due <= until).toSorted((one, other) => one.due - other.due)[0]

  return {
    now: () => now,
    after: (delay, work) => {
      const timer = { due: now + delay, work }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    advance: async (ms) => {
      const until = now + ms
      await settle()
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        timers.delete(timer)
        now = timer.due
        timer.work()
        await settle()
      }
      now = until
    },
    waiting: () => timers.size,
  }
}

/** Promises that depend on each other need several turns; no answer in a test takes more than these. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
}

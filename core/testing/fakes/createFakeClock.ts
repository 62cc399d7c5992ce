import type { ClockPort } from '../../ports/ClockPort.ts'

export interface FakeClock extends ClockPort {
  /** Moves on by `ms`, running in order what falls due, and lets promises settle before and in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Timers that have not run. */
  readonly waiting: () => number
}

/** Promises that wait for each other need several turns; no chain in the core takes more than these. */
const settlePromises = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve()
}

/**
 * A clock that a test advances.
 * @param settle waits until nothing moves but by this clock, where that takes more than promises
 */
export const createFakeClock = (start = 1_000_000, settle = settlePromises): FakeClock => {
  let now = start
  let timers: readonly { readonly due: number; readonly work: () => void }[] = []

  return {
    now: () => now,
    after: (delay, work) => {
      const timer = { due: now + delay, work }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance: async (ms) => {
      const until = now + ms
      await settle()
      for (;;) {
        const next = timers.filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0]
        if (next === undefined) break
        timers = timers.filter((timer) => timer !== next)
        now = next.due
        next.work()
        await settle()
      }
      now = until
    },
    waiting: () => timers.length,
  }
}

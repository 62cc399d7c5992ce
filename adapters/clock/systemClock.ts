import type { ClockPort } from '@thuishaven/core'

/** The machine's clock, and timers that end together when their owner closes. */
export interface SystemClock extends ClockPort {
  readonly close: () => void
}

export const createSystemClock = (): SystemClock => {
  const running = new Set<ReturnType<typeof setTimeout>>()
  return {
    now: () => Date.now(),
    after: (delay, work) => {
      const timer = setTimeout(() => {
        running.delete(timer)
        work()
      }, delay)
      running.add(timer)
      return () => {
        running.delete(timer)
        clearTimeout(timer)
      }
    },
    close: () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}

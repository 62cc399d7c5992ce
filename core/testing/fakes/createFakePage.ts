import type { LifecycleEvent, LifecyclePort } from '../../ports/LifecyclePort.ts'

export interface FakePage extends LifecyclePort {
  readonly happens: (moment: LifecycleEvent) => void
}

/** A page whose lifecycle events a test triggers. */
export const createFakePage = (): FakePage => {
  const listeners = new Set<(moment: LifecycleEvent) => void>()
  return {
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    happens: (moment) => {
      for (const listener of Array.from(listeners)) listener(moment)
    },
  }
}

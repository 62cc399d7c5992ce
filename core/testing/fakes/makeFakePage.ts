import type { PageMoment, PagePort } from '../../ports/PagePort.ts'

export interface FakePage extends PagePort {
  readonly happens: (moment: PageMoment) => void
}

/** A page to which happens what a test says. */
export const makeFakePage = (): FakePage => {
  const listeners = new Set<(moment: PageMoment) => void>()
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

import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What is in view, which a test decides: jsdom lays nothing out. */
export interface Viewport {
  /** Everything that the page watches, also what it begins to watch later, is in view or out of it from now on. */
  readonly show: (isIntersecting: boolean) => void
}

/** Takes the place of the browser's observers until the test ends; call it before the page opens. */
export const watchViewport = (): Viewport => {
  const watching = new Set<(isIntersecting: boolean) => void>()
  let shown: boolean | null = null
  class Observer {
    readonly report: (isIntersecting: boolean) => void
    constructor(callback: IntersectionObserverCallback) {
      this.report = (isIntersecting) =>
        act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver))
    }
    observe(): void {
      watching.add(this.report)
      // Not within the effect that begins to watch.
      if (shown !== null) queueMicrotask(() => this.report(shown === true))
    }
    disconnect(): void {
      watching.delete(this.report)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return {
    show: (isIntersecting) => {
      shown = isIntersecting
      for (const report of watching) report(isIntersecting)
    },
  }
}

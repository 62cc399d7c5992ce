import type { LifecycleEvent, LifecyclePort } from '@thuishaven/core'

/** The page of the browser. */
export const createBrowserPage = (page: Window): LifecyclePort => ({
  watch: (listener) => {
    const ending = new AbortController()
    const on = (target: EventTarget, name: string, moment: (event: Event) => LifecycleEvent | null): void =>
      target.addEventListener(
        name,
        (event) => {
          const lastEvent = moment(event)
          if (lastEvent !== null) listener(lastEvent)
        },
        { signal: ending.signal },
      )
    on(page, 'online', () => 'online')
    on(page.document, 'visibilitychange', () => (page.document.visibilityState === 'visible' ? 'visible' : null))
    on(page, 'pagehide', () => 'left')
    on(page, 'pageshow', (event) => ((event as PageTransitionEvent).persisted ? 'restored' : null))
    return () => ending.abort()
  },
})

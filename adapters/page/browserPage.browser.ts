import type { PageMoment, PagePort } from '@thuishaven/core'

/** The page of the browser. */
export const makeBrowserPage = (page: Window): PagePort => ({
  watch: (listener) => {
    const ending = new AbortController()
    const on = (target: EventTarget, name: string, moment: (event: Event) => PageMoment | null): void =>
      target.addEventListener(
        name,
        (event) => {
          const told = moment(event)
          if (told !== null) listener(told)
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

import type { AnalyticsPort } from '../../core/index.ts'

/** Where the page's tag puts its function, when a tag is loaded. */
export interface TagHost {
  readonly gtag?: unknown
}

/** Events go to the page's global tag function; without one, or when it fails, nothing happens (ANA-01). */
export const makeTagAnalytics = (page: TagHost): AnalyticsPort => ({
  track: ({ name, ...parameters }) => {
    try {
      if (typeof page.gtag === 'function') page.gtag('event', name, parameters)
    } catch {
      // A broken tag is the tag's matter, never the shopper's.
    }
  },
})

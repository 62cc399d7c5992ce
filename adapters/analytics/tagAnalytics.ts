import type { AnalyticsPort } from '@thuishaven/core/analytics'

/** Events go to the tag function that a page's tag leaves on its window; without one, or when it fails, nothing happens (ANA-01). */
export const createTagAnalytics = (page: object): AnalyticsPort => ({
  track: ({ name, ...parameters }) => {
    try {
      if ('gtag' in page && typeof page.gtag === 'function') page.gtag('event', name, parameters)
    } catch {
      // A broken tag is the tag's matter, never the shopper's.
    }
  },
})

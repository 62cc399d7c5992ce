import type { AnalyticsEvent } from './event.ts'

/** Passes events to the page's tag when there is one; failures are silent (ANA-01). */
export interface AnalyticsPort {
  readonly track: (event: AnalyticsEvent) => void
}

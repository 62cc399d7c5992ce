import type { AnalyticsEvent } from '../../analytics/event.ts'
import type { AnalyticsPort } from '../../analytics/AnalyticsPort.ts'

export interface FakeAnalytics extends AnalyticsPort {
  readonly events: readonly AnalyticsEvent[]
}

export const createFakeAnalytics = (): FakeAnalytics => {
  const events: AnalyticsEvent[] = []
  return { events, track: (event) => void events.push(event) }
}

import type { AnalyticsPort } from './AnalyticsPort.ts'
import type { AnalyticsEvent } from './event.ts'

/** Passes events on only as far as the visitor allows. */
export interface BufferedEvents extends AnalyticsPort {
  /** Whether events may be sent; null before a choice: then they wait. */
  readonly decide: (allowed: boolean | null) => void
}

/** Maximum of events that wait for a choice; more do not occur in one page. */
const most = 100

/**
 * Buffers events until the visitor has chosen (CNS-05): allowed, they are sent in order; refused, they are dropped. They wait in
 * memory and nowhere else.
 */
export const createConsentBuffer = (tag: AnalyticsPort): BufferedEvents => {
  let allowed: boolean | null = null
  let waiting: AnalyticsEvent[] = []
  return {
    track: (event) => {
      if (allowed === true) tag.track(event)
      else if (allowed === null && waiting.length < most) waiting.push(event)
    },
    decide: (now) => {
      allowed = now
      if (now === null) return
      const buffered = waiting
      waiting = []
      if (now) for (const event of buffered) tag.track(event)
    },
  }
}

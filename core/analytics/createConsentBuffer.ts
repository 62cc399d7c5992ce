import type { AnalyticsPort } from './AnalyticsPort.ts'
import type { AnalyticsEvent } from './event.ts'

/** Passes events on only as far as the visitor allows. */
export interface BufferedEvents extends AnalyticsPort {
  /** Whether events may be told; null while nobody has chosen: then they wait. */
  readonly decide: (allowed: boolean | null) => void
}

/** So many events wait for a choice; nobody does more in one page before choosing. */
const most = 100

/**
 * Keeps events back until the visitor has chosen (CNS-05): allowed, they are told in their order; refused, they are forgotten. They wait in
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

import { remainingTime } from './remainingTime.ts'
import type { Timeline } from './timeline.ts'

/** Stops the time at clock reading `now` (ms); what is left stays left (NTF-03). Pausing twice changes nothing. */
export const pauseTimeline = (timeline: Timeline, now: number): Timeline => ({
  ...timeline,
  shown: timeline.duration - remainingTime(timeline, now),
  runningSince: null,
})

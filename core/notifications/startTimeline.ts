import { notificationTimes } from './timeline.ts'
import type { Timeline } from './timeline.ts'

/** A notification that appears at clock reading `now` (ms); born paused when the stack is held (NTF-02, NTF-03). */
export const startTimeline = (now: number, held = false): Timeline => ({
  duration: notificationTimes.duration,
  shown: 0,
  runningSince: held ? null : now,
})

import { remainingTime } from './remainingTime.ts'
import { notificationTimes } from './timeline.ts'
import type { Timeline } from './timeline.ts'

/** Share of the loading bar, 0 to 1; it starts after 200 ms and is full when the notification goes (NTF-02). */
export const barProgress = (timeline: Timeline, now: number): number => {
  const shown = timeline.duration - remainingTime(timeline, now)
  const running = Math.max(1, timeline.duration - notificationTimes.barDelay)
  return Math.max(0, Math.min(1, (shown - notificationTimes.barDelay) / running))
}

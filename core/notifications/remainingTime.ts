import type { Timeline } from './timeline.ts'

const shownAt = (timeline: Timeline, now: number): number =>
  timeline.shown + (timeline.runningSince === null ? 0 : Math.max(0, now - timeline.runningSince))

/** Whole ms until the notification goes, 0 when its time is up (NTF-02). A clock that was set back does not lengthen it. */
export const remainingTime = (timeline: Timeline, now: number): number => Math.max(0, timeline.duration - shownAt(timeline, now))

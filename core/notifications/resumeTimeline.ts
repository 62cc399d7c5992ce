import type { Timeline } from './timeline.ts'

/** Lets the time run on from clock reading `now` (ms) with what was left (NTF-03). Resuming twice changes nothing. */
export const resumeTimeline = (timeline: Timeline, now: number): Timeline =>
  timeline.runningSince === null ? { ...timeline, runningSince: now } : timeline

/** Milliseconds a notification stays (NTF-02). */
const duration = 4500

/** How long a notification has been shown, without the time it was paused (NTF-03). All times in whole ms. */
export interface Timeline {
  readonly duration: number
  /** Time shown before `runningSince`. */
  readonly shown: number
  /** Clock reading since when it runs; null while paused. */
  readonly runningSince: number | null
}

/** A notification that appears at clock reading `now` (ms); born paused when the stack is held (NTF-02, NTF-03). */
export const startTimeline = (now: number, held = false): Timeline => ({
  duration,
  shown: 0,
  runningSince: held ? null : now,
})

/** Stops the time at clock reading `now` (ms); what is left stays left (NTF-03). Pausing twice changes nothing. */
export const pauseTimeline = (timeline: Timeline, now: number): Timeline => ({
  ...timeline,
  shown: timeline.duration - remainingTime(timeline, now),
  runningSince: null,
})

/** Lets the time run on from clock reading `now` (ms) with what was left (NTF-03). Resuming twice changes nothing. */
export const resumeTimeline = (timeline: Timeline, now: number): Timeline =>
  timeline.runningSince === null ? { ...timeline, runningSince: now } : timeline

const shownAt = (timeline: Timeline, now: number): number =>
  timeline.shown + (timeline.runningSince === null ? 0 : Math.max(0, now - timeline.runningSince))

/** Whole ms until the notification closes, 0 when its time is up (NTF-02). Setting the clock back does not lengthen it. */
export const remainingTime = (timeline: Timeline, now: number): number => Math.max(0, timeline.duration - shownAt(timeline, now))

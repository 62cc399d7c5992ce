/** Milliseconds a notification stays, and after which its loading bar starts (NTF-02). */
export const notificationTimes = { duration: 4500, barDelay: 200 } as const

/** How long a notification has been shown, without the time it was paused (NTF-03). All times in whole ms. */
export interface Timeline {
  readonly duration: number
  /** Time shown before `runningSince`. */
  readonly shown: number
  /** Clock reading since when it runs; null while paused. */
  readonly runningSince: number | null
}

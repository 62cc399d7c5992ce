/** A press that repeats: after 600 ms the first time, then every 100 ms (VAL-09). */
export interface LongPress {
  readonly start: () => void
  readonly stop: () => void
  /** Whether the press that ended has repeated, so that the click after it counts for nothing. Forgets it. */
  readonly consume: () => boolean
}

/** `act` answers false when nothing is left to repeat. */
export const createLongPress = (act: () => boolean): LongPress => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let repeated = false
  const stop = () => clearTimeout(waiting)
  const repeat = () => {
    repeated = true
    if (act()) waiting = setTimeout(repeat, 100)
  }
  return {
    start: () => {
      stop()
      repeated = false
      waiting = setTimeout(repeat, 600)
    },
    stop,
    consume: () => {
      const was = repeated
      repeated = false
      return was
    },
  }
}

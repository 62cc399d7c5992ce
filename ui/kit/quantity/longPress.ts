/** A repeating press: first after 600 ms, then every 100 ms (VAL-09). */
export interface LongPress {
  readonly start: () => void
  readonly stop: () => void
  /** Whether the last press has repeated, so that the following click must be ignored. Resets itself. */
  readonly consume: () => boolean
}

/** `act` returns false when it cannot repeat any more. */
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

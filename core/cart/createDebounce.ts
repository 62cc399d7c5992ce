import type { ClockPort } from '../ports/ClockPort.ts'

/** Milliseconds after the last key before typed text counts (CRT-04). */
const typingPause = 500

/** Quantities that are being typed, by line. */
export interface Typing {
  /** A key was pressed: `ripen` is called when no other follows for a moment. */
  readonly pressed: (lineId: string, settleConcept: () => void) => void
  /** Discards the typed value. */
  readonly stop: (lineId: string) => void
  readonly stopAll: () => void
}

/** Waits until a shopper has stopped typing, line by line. */
export const createDebounce = (clock: Pick<ClockPort, 'after'>): Typing => {
  const waiting = new Map<string, () => void>()
  const stop = (lineId: string): void => {
    waiting.get(lineId)?.()
    waiting.delete(lineId)
  }
  return {
    pressed: (lineId, settleConcept) => {
      stop(lineId)
      const counts = () => {
        waiting.delete(lineId)
        settleConcept()
      }
      waiting.set(lineId, clock.after(typingPause, counts))
    },
    stop,
    stopAll: () => {
      for (const lineId of waiting.keys()) stop(lineId)
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { pictureResponse } from './pictureResponse.ts'

/** What to draw ahead: widths in pixels, and how long to rest after each picture as a part of the time it took. */
interface Warming {
  readonly widths?: readonly number[]
  readonly rest?: number
  readonly signal?: AbortSignal
}

/**
 * Draws pictures before anybody asks for them, one after the other; requests of shoppers go first.
 * A server passes `rest: 1`, so that at most half of one core is used, and does not wait for the end.
 * Resolves to the number of pictures that are ready; unknown names are left out.
 */
export const warmPictures = async (names: readonly string[], { widths = [480, 960], rest = 0, signal }: Warming = {}): Promise<number> => {
  let ready = 0
  for (const name of names) {
    for (const width of widths) {
      if (signal?.aborted === true) return ready
      const before = performance.now()
      const picture = await pictureResponse(`${name}-${width}.avif`, 'later')
      if (picture !== null) ready += 1
      const took = performance.now() - before
      if (rest > 0 && took > 20) await pause(took * rest, undefined, { ref: false })
    }
  }
  return ready
}

if (import.meta.main) {
  const ready = await warmPictures(process.argv.slice(2))
  process.stdout.write(`${ready} pictures ready\n`)
}

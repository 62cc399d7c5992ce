import type { Rgb } from '../light/colour.ts'
import type { Vector } from '../scene/vector.ts'

/** Curves with a thickness and a colour at each of their points: fibres, plies and threads. */
export interface Strands {
  /** Number of points of each strand. */
  readonly lengths: Uint32Array
  /** Three coordinates a point, in metres. */
  readonly positions: Float32Array
  /** Radius at each point in metres. */
  readonly radii: Float32Array
  /** Linear albedo, three numbers a point. */
  readonly colours: Float32Array
}

const grown = (array: Float32Array<ArrayBuffer>, needed: number): Float32Array<ArrayBuffer> => {
  if (needed <= array.length) return array
  const larger = new Float32Array(Math.max(needed, array.length * 2))
  larger.set(array)
  return larger
}

/** Collects strands; a picture has up to some millions of points, so they are kept in typed arrays from the start. */
export const createStrandBuilder = () => {
  let positions = new Float32Array(1 << 16)
  let radii = new Float32Array(1 << 14)
  let colours = new Float32Array(1 << 16)
  let points = 0
  let startedAt = 0
  const lengths: number[] = []
  return {
    point: ([x, y, z]: Vector, radius: number, [red, green, blue]: Rgb): void => {
      positions = grown(positions, points * 3 + 3)
      colours = grown(colours, points * 3 + 3)
      radii = grown(radii, points + 1)
      positions[points * 3] = x
      positions[points * 3 + 1] = y
      positions[points * 3 + 2] = z
      colours[points * 3] = red
      colours[points * 3 + 1] = green
      colours[points * 3 + 2] = blue
      radii[points] = radius
      points += 1
    },
    /** Ends the strand of the points added since the last one; a single point is no strand and is dropped. */
    end: (): void => {
      const count = points - startedAt
      if (count > 1) lengths.push(count)
      else points = startedAt
      startedAt = points
    },
    strands: (): Strands => ({
      lengths: Uint32Array.from(lengths),
      positions: positions.slice(0, startedAt * 3),
      radii: radii.slice(0, startedAt),
      colours: colours.slice(0, startedAt * 3),
    }),
  }
}

export type StrandBuilder = ReturnType<typeof createStrandBuilder>

import { layeredNoise } from '../light/noise.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { rugSampler, wholeRug } from '../rug/rugSampler.ts'
import type { Floor } from './floors.ts'

/**
 * Where a rug lies: its middle in metres, its turn in radians (0: its length towards the viewer) and its size as a part of the real
 * one.
 */
export interface RugPlace {
  readonly x: number
  readonly z: number
  readonly turn: number
  readonly size: number
}

/** A floor with a rug on it; `finest` is the width of a pixel in the foreground, in metres. */
export const rugOnFloor = (floor: Floor, design: RugDesign, { x: middleX, z: middleZ, turn, size }: RugPlace, finest: number): Floor => {
  const metre = 0.01 * size
  const sample = rugSampler(design, wholeRug(design), Math.min(5, metre / finest))
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return (x, z, pixel) => {
    const dx = x - middleX
    const dz = z - middleZ
    const u = (dx * cosine - dz * sine) / metre + design.widthCm / 2
    const v = (dx * sine + dz * cosine) / metre + design.lengthCm / 2
    const ground = floor(x, z, pixel)
    const seen = sample(u, v, pixel / metre)
    const red = seen[0] as number
    const green = seen[1] as number
    const blue = seen[2] as number
    const bare = 1 - Math.min(1, seen[3] as number)
    if (bare < 0.005) return [red, green, blue]
    const near = sample(u, v, 2.4)[3] as number
    const dark = bare * (1 - Math.min(0.55, near * 0.85 + layeredNoise(x * 30, z * 30, 4, 1) * 0.02))
    return [red + ground[0] * dark, green + ground[1] * dark, blue + ground[2] * dark]
  }
}

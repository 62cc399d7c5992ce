import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { blade } from './blade.ts'
import { turnOf } from './stems.ts'

const bark: Finish = {
  colour: ({ u, v }) =>
    scaleRgb(oklch(0.62, 0.028, 75), 1 + (Math.sin(v * 260) > 0.75 ? -0.16 : 0) + layeredNoise(u * 8, v * 40, 3, 2) * 0.14),
}

/** A narrow dark leaf with a red rim. */
const leafOf = (seed: number): Finish => {
  const green = oklch(0.4 + (seed % 5) * 0.016, 0.062, 146)
  const red = oklch(0.42, 0.09, 22)
  return {
    colour: ({ u }) => mixRgb(green, red, Math.abs(u - 0.5) > 0.36 ? 0.8 : 0),
    gloss: 0.03,
    roughness: 0.45,
    through: 0.3,
    tint: [1, 1.05, 0.6],
  }
}

const narrow = (part: number): number => Math.min(1, 0.55 + part * 3) * (1 - part) ** 0.5

/** Dragon tree: three slim bare stems of different height, a tuft on each. */
export const dracaena = (random: Random): Mesh[] =>
  (
    [
      [-0.045, 0.015, 0.3, -0.07],
      [0.05, 0.02, 0.45, 0.09],
      [0.0, -0.03, 0.62, -0.02],
    ] as const
  ).flatMap(([x, z, high, drift]) => {
    const top: Vector = [x + drift, high, z]
    const stem = tube(
      (part) => [x + drift * part * part, part * high, z],
      (part) => 0.0115 - part * 0.0025,
      20,
      12,
      bark,
    )
    const leaves = Array.from({ length: 58 }, (_, index) => {
      const outer = index / 58
      const size = random.between(0.2, 0.29) * (0.85 + outer * 0.25)
      const leaf = blade(
        { length: size, width: 0.0155, outline: narrow, droop: random.between(0.5, 1.1) * (0.4 + outer), fold: 0.25, across: 4, down: 10 },
        leafOf(index),
      )
      return placed(leaf, {
        lean: -1.5 + outer * 1.75 + random.between(-0.15, 0.15),
        turn: turnOf(index, random),
        move: [top[0], top[1] + 0.012 - outer * 0.05, top[2]],
      })
    })
    return [stem, ...leaves]
  })

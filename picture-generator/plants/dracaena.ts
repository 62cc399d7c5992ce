import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { joined, placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { blade } from './blade.ts'
import { turnOf } from './stems.ts'

const bark: Finish = {
  colour: ({ u, v }) =>
    scaleRgb(oklch(0.62, 0.028, 75), 1 + (Math.sin(v * 260) > 0.75 ? -0.16 : 0) + layeredNoise(u * 8, v * 40, 3, 2) * 0.14),
}

/** Narrow dark leaves with a red rim and veins along them, paler at their foot. */
const leafFinishes = [0.41, 0.432, 0.454, 0.476, 0.498].map((light): Finish => {
  const green = oklch(light, 0.07, 140)
  const foot = oklch(0.68, 0.07, 118)
  const red = oklch(0.42, 0.1, 22)
  return {
    colour: ({ u, v }) => {
      const side = Math.abs(u - 0.5)
      const leaf = mixRgb(green, foot, Math.max(0, 1 - v / 0.1) * 0.8)
      const rim = Math.min(1, Math.max(0, (side - 0.38) / 0.06))
      return scaleRgb(mixRgb(leaf, red, rim * 0.85), 1 + Math.sin(u * 38) * 0.07 + Math.max(0, 1 - side / 0.06) * 0.12)
    },
    gloss: 0.035,
    roughness: 0.4,
    through: 0.3,
    tint: [1, 1.05, 0.6],
    cells: 0.0023,
    under: oklch(0.52, 0.06, 134),
  }
})

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
        { length: size, width: 0.0185, outline: narrow, droop: random.between(0.5, 1.1) * (0.4 + outer), fold: 0.32, across: 18, down: 30 },
        bark,
      )
      return placed(leaf, {
        lean: -1.5 + outer * 1.75 + random.between(-0.15, 0.15),
        turn: turnOf(index, random),
        move: [top[0], top[1] + 0.012 - outer * 0.05, top[2]],
      })
    })
    const dressed = leafFinishes.map((finish, kind) =>
      joined(
        leaves.filter((_, index) => index % leafFinishes.length === kind),
        finish,
      ),
    )
    return [stem, ...dressed]
  })

import type { Colour } from '../names/pictureWords.ts'
import { placed } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { ball, lathe, sheet } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { bar, lightBulb, painted, toneOf } from './lampStuff.ts'

/** Lamps on a wall at z = 0, around the origin. `lit` from 0 (off) to 1. */

/** A ribbed shell of porcelain, open above and below, 22 cm. */
export const shellLamp = (colour: Colour, lit: number): Mesh[] => [
  sheet(
    (u, v) => {
      const angle = (u - 0.5) * Math.PI
      const rib = 1 + Math.cos(u * Math.PI * 22) * 0.028
      const belly = 0.62 + 0.38 * Math.sin(Math.PI * (0.16 + v * 0.6))
      const high = 0.11 - v * 0.22 + (v < 0.5 ? 1 : -1) * Math.cos(angle) * 0.022 * Math.abs(1 - v * 2) ** 2
      return [Math.sin(angle) * 0.112 * belly * rib, high, 0.014 + Math.cos(angle) * 0.092 * belly * rib]
    },
    220,
    36,
    { colour: toneOf(colour), through: 0.25, tint: [1, 0.85, 0.6], glow: [0.05 * lit, 0.038 * lit, 0.022 * lit] },
  ),
  lightBulb([0, 0.075, 0.045], 0.024, lit),
  lightBulb([0, -0.075, 0.045], 0.024, lit),
]

/** A small reading lamp on a jointed arm, 30 cm. */
export const jointedLamp = (colour: Colour, lit: number): Mesh[] => {
  const steel = painted(colour)
  const tilt = 0.5
  const long = 0.115
  return [
    placed(
      lathe(
        [
          [0.045, 0],
          [0.045, 0.012],
          [0.042, 0.017],
          [0, 0.018],
        ],
        56,
        steel,
      ),
      { lean: Math.PI / 2, move: [-0.11, -0.05, 0] },
    ),
    bar([-0.11, -0.05, 0.01], [-0.11, -0.05, 0.05], 0.009, steel),
    placed(ball(0.013, steel, 1, 32), { move: [-0.11, -0.05, 0.055] }),
    bar([-0.11, -0.05, 0.055], [-0.06, 0.1, 0.075], 0.0055, steel),
    placed(ball(0.012, steel, 1, 32), { move: [-0.06, 0.1, 0.075] }),
    bar([-0.06, 0.1, 0.075], [0.085, 0.075, 0.11], 0.0055, steel),
    placed(ball(0.011, steel, 1, 32), { move: [0.085, 0.075, 0.11] }),
    placed(
      lathe(
        smoothProfile([
          [0.004, long],
          [0.019, long - 0.003],
          [0.026, long - 0.02],
          [0.034, 0.06],
          [0.056, 0.004],
          [0.057, 0],
          [0.054, 0.003],
          [0.03, 0.06],
          [0.008, 0.09],
        ]),
        64,
        steel,
      ),
      { roll: tilt, move: [0.085 + Math.sin(tilt) * long, 0.075 - Math.cos(tilt) * long, 0.11] },
    ),
    lightBulb([0.085 + Math.sin(tilt) * long * 0.85, 0.075 - Math.cos(tilt) * long * 0.85, 0.11], 0.028, lit),
  ]
}

import { scaleRgb } from '../light/colour.ts'
import type { Colour } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { ball, lathe, sheet } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { bar, enamel, lightBulb, painted, toneOf } from './lampStuff.ts'

/** Lamps on a wall at z = 0, around the origin. `lit` from 0 (off) to 1. */

/** A ribbed shell of porcelain, open above and below, 22 cm. */
export const shellLamp = (colour: Colour, lit: number): Mesh[] => {
  const ribs = 11
  const tone = toneOf(colour)
  return [
    sheet(
      (u, v) => {
        const angle = (u - 0.5) * Math.PI
        const rib = 1 + Math.cos(u * Math.PI * 2 * ribs) * 0.034
        const belly = 0.62 + 0.38 * Math.sin(Math.PI * (0.16 + v * 0.6))
        const high = 0.11 - v * 0.22 + (v < 0.5 ? 1 : -1) * Math.cos(angle) * 0.022 * Math.abs(1 - v * 2) ** 2
        return [Math.sin(angle) * 0.112 * belly * rib, high, 0.014 + Math.cos(angle) * 0.092 * belly * rib]
      },
      330,
      36,
      {
        // A rib is thicker than the groove beside it and lets less light through.
        colour: ({ u }) => scaleRgb(tone, 0.88 - 0.12 * Math.cos(u * Math.PI * 2 * ribs)),
        gloss: 0.02,
        roughness: 0.5,
        through: 0.2,
        tint: [1, 0.85, 0.62],
      },
    ),
    lightBulb([0, 0.075, 0.045], 0.024, lit),
    lightBulb([0, -0.075, 0.045], 0.024, lit),
  ]
}

/** A small reading lamp on a jointed arm, 30 cm. */
export const jointedLamp = (colour: Colour, lit: number): Mesh[] => {
  const steel = painted(colour)
  const long = 0.115
  const hinge = [0.085, 0.075, 0.14] as const
  // Its mouth looks out of the wall a little, so that light falls on the reader and the bulb is seen.
  const head = placedAll(
    [
      lathe(
        smoothProfile([
          [0.004, long],
          [0.019, long - 0.003],
          [0.026, long - 0.02],
          [0.034, 0.06],
          [0.056, 0.004],
          [0.057, 0],
          [0.0555, 0.0008],
        ]),
        64,
        steel,
      ),
      lathe(
        smoothProfile([
          [0.0555, 0.0008],
          [0.054, 0.003],
          [0.03, 0.06],
          [0.008, 0.09],
        ]),
        64,
        enamel,
      ),
      lightBulb([0, 0.02, 0], 0.026, lit),
    ],
    { move: [0, -long, 0] },
  )
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
    bar([-0.11, -0.05, 0.055], [-0.06, 0.1, 0.085], 0.0055, steel),
    placed(ball(0.012, steel, 1, 32), { move: [-0.06, 0.1, 0.085] }),
    bar([-0.06, 0.1, 0.085], hinge, 0.0055, steel),
    placed(ball(0.011, steel, 1, 32), { move: hinge }),
    ...placedAll(head, { roll: 0.5, lean: -0.45, move: hinge }),
  ]
}

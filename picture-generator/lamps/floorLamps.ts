import type { Colour } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { ball, lathe, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { wood } from '../interior/cloth.ts'
import { oklch } from '../light/colour.ts'
import { shadeOf } from './lampShapes.ts'
import { bar, enamel, lightBulb, painted, roundFoot, toneOf } from './lampStuff.ts'

/** Lamps that stand on the floor, at the origin. `lit` from 0 (off) to 1. */

/** A slim reading lamp on one leg with a head on a hinge, 150 cm. */
export const readingLamp = (colour: Colour, lit: number): Mesh[] => {
  const steel = painted(colour)
  const hinge = [0.2, 1.43] as const
  const tilt = 0.62
  const long = 0.2
  const mouth = [hinge[0] + Math.sin(tilt) * long * 0.9, hinge[1] - Math.cos(tilt) * long * 0.9] as const
  return placedAll(
    [
      roundFoot(0.135, 0.022, steel),
      bar([0, 0.02, 0], [0, 1.16, 0], 0.013, steel),
      placed(ball(0.023, steel, 1, 32), { move: [0, 1.165, 0] }),
      bar([0, 1.165, 0], [hinge[0], hinge[1], 0], 0.0105, steel),
      placed(ball(0.018, steel, 1, 32), { move: [hinge[0], hinge[1], 0] }),
      ...placedAll(
        [
          lathe(
            smoothProfile([
              [0.004, long],
              [0.024, long - 0.004],
              [0.034, long - 0.03],
              [0.046, 0.1],
              [0.078, 0.006],
              [0.079, 0],
              [0.0775, 0.001],
            ]),
            64,
            steel,
          ),
          lathe(
            smoothProfile([
              [0.0775, 0.001],
              [0.075, 0.004],
              [0.042, 0.1],
              [0.01, 0.15],
            ]),
            64,
            enamel,
          ),
        ],
        { roll: tilt, move: [hinge[0] + Math.sin(tilt) * long, hinge[1] - Math.cos(tilt) * long, 0] },
      ),
      lightBulb([mouth[0], mouth[1], 0], 0.034, lit),
    ],
    { turn: -0.45 },
  )
}

/** A large linen shade on three legs of oak, 160 cm. */
export const tripodLamp = (colour: Colour, lit: number): Mesh[] => [
  ...[0, 1, 2].map((index) =>
    tube(
      (part) => {
        const angle = index * 2.094 + 0.6
        return [Math.cos(angle) * 0.3 * (1 - part), part * 1.22, Math.sin(angle) * 0.3 * (1 - part)]
      },
      () => 0.0135,
      4,
      14,
      wood(oklch(0.62, 0.06, 68)),
    ),
  ),
  ...placedAll(shadeOf(0.27, 0.22, 0.38, toneOf(colour), lit), { move: [0, 1.2, 0] }),
]

import { oklch } from '../light/colour.ts'
import type { Colour } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, lathe, sheet } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { clayFinish } from '../things/pots.ts'
import { shadeOf } from './lampShapes.ts'
import { bar, brass, lightBulb, oakAlong, roundFoot, toneOf } from './lampStuff.ts'

/** Lamps for a table or desk, standing at the origin. `lit` from 0 (off) to 1. */

const linen = oklch(0.91, 0.02, 82)

/** A block of old ship's oak under a linen drum, 42 cm. */
export const blockLamp = (colour: Colour, lit: number): Mesh[] => {
  const oak = oakAlong('y', toneOf(colour))
  return [
    ...placedAll(
      [
        placed(roundedBox([0.1, 0.185, 0.1], 0.004, oak), { move: [0, 0.0925, 0] }),
        placed(ball(0.0065, { colour: oklch(0.3, 0.01, 60), gloss: 0.03, roughness: 0.5 }, 1, 20), { move: [0.012, 0.045, 0.0475] }),
        placed(ball(0.0065, { colour: oklch(0.3, 0.01, 60), gloss: 0.03, roughness: 0.5 }, 1, 20), { move: [0.012, 0.14, 0.0475] }),
      ],
      { turn: -0.5 },
    ),
    bar([0, 0.18, 0], [0, 0.25, 0], 0.008, brass),
    placed(shadeOf(0.15, 0.128, 0.19, linen, lit), { move: [0, 0.225, 0] }),
  ]
}

/** A pebble of turned clay under a linen shade, 28 cm; terracotta is not glazed. */
export const pebbleLamp = (colour: Colour, lit: number): Mesh[] => [
  lathe(
    smoothProfile([
      [0, 0],
      [0.05, 0],
      [0.082, 0.014],
      [0.1, 0.042],
      [0.097, 0.072],
      [0.07, 0.103],
      [0.032, 0.118],
      [0.016, 0.122],
    ]),
    72,
    clayFinish(toneOf(colour), colour !== 'terracotta'),
  ),
  bar([0, 0.118, 0], [0, 0.17, 0], 0.0075, brass),
  placed(shadeOf(0.118, 0.086, 0.13, linen, lit), { move: [0, 0.15, 0] }),
]

/** Half a tube of glass that lies along x, closed towards its ends; its rim at y = 0. */
const glassRoof = (radius: number, finish: Finish): Mesh =>
  sheet(
    (u, v) => {
      const along = v * 2 - 1
      const end = (1 - Math.abs(along) ** 5) ** 0.4
      const angle = (u - 0.5) * Math.PI * 1.08
      return [along * 0.135, Math.cos(angle) * radius * end * 0.95, Math.sin(angle) * radius * end]
    },
    40,
    64,
    finish,
  )

/** The lamp of the reading room: a brass foot, a roof of coloured glass that is white inside, a cord to pull; 38 cm. */
export const bankerLamp = (colour: Colour, lit: number): Mesh[] => {
  const glass = colour === 'groen' ? oklch(0.43, 0.115, 155) : toneOf(colour)
  const [red, green, blue] = glass
  const roof = placedAll(
    [
      glassRoof(0.078, {
        colour: glass,
        gloss: 0.07,
        roughness: 0.1,
        through: 0.35,
        glow: [red * 0.45 * lit, green * 0.45 * lit, blue * 0.45 * lit],
      }),
      glassRoof(0.074, { colour: [0.9, 0.9, 0.86], glow: [0.5 * lit, 0.44 * lit, 0.3 * lit] }),
      placed(ball(0.011, brass, 1, 24), { move: [0, 0.08, 0] }),
      ...[-0.134, 0.134].map((x) => placed(ball(0.008, brass, 1, 20), { move: [x, 0.012, 0] })),
      lightBulb([0, 0.02, 0], 0.022, lit),
    ],
    { lean: 0.2, move: [0, 0.3, 0.012] },
  )
  return placedAll(
    [
      roundFoot(0.092, 0.02, brass),
      lathe(
        smoothProfile([
          [0.05, 0.018],
          [0.03, 0.03],
          [0.013, 0.045],
          [0.011, 0.09],
          [0.016, 0.1],
          [0.011, 0.11],
          [0.009, 0.3],
          [0.006, 0.36],
        ]),
        40,
        brass,
      ),
      ...roof,
      bar([0.062, 0.305, 0.02], [0.062, 0.215, 0.02], 0.0012, brass),
      placed(ball(0.006, brass, 1.4, 20), { move: [0.062, 0.21, 0.02] }),
    ],
    { turn: -0.42 },
  )
}

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
    ...placedAll(shadeOf(0.15, 0.128, 0.19, linen, lit), { move: [0, 0.225, 0] }),
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
  ...placedAll(shadeOf(0.118, 0.086, 0.13, linen, lit), { move: [0, 0.15, 0] }),
]

/** Half a tube of glass that lies along x, closed at its round ends, with a low upright rim below y = 0. */
const glassRoof = (radius: number, half: number, finish: Finish): Mesh =>
  sheet(
    (u, v) => {
      // Rows stand closer towards the ends, where it turns in.
      const along = -Math.cos(v * Math.PI)
      const end = Math.sqrt(1 - along ** 6)
      const around = (u - 0.5) * 1.1
      const angle = Math.max(-0.5, Math.min(0.5, around)) * Math.PI
      const rim = Math.max(0, Math.abs(around) - 0.5) * 0.22
      return [along * half, Math.cos(angle) * radius * end * 0.95 - rim, Math.sin(angle) * radius * end]
    },
    66,
    90,
    finish,
  )

/** The lamp of the reading room: a brass foot, a roof of coloured glass that is white inside, a cord to pull; 38 cm. */
export const bankerLamp = (colour: Colour, lit: number): Mesh[] => {
  const glass = colour === 'groen' ? oklch(0.43, 0.115, 155) : toneOf(colour)
  const [red, green, blue] = glass
  const roof = placedAll(
    [
      glassRoof(0.078, 0.135, {
        colour: glass,
        gloss: 0.07,
        roughness: 0.1,
        through: 0.35,
        glow: [red * 0.65 * lit, green * 0.65 * lit, blue * 0.65 * lit],
      }),
      glassRoof(0.0745, 0.1325, { colour: [0.9, 0.9, 0.86], glow: [0.5 * lit, 0.44 * lit, 0.3 * lit] }),
      placed(
        lathe(
          smoothProfile([
            [0.0165, 0],
            [0.016, 0.0022],
            [0.008, 0.0045],
            [0.0052, 0.008],
            [0.0075, 0.0105],
            [0.0108, 0.0165],
            [0.0085, 0.0235],
            [0, 0.0265],
          ]),
          40,
          brass,
        ),
        { move: [0, 0.0728, 0] },
      ),
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

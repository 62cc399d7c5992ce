import type { Colour } from '../names/pictureWords.ts'
import { placed } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, lathe, sheet } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { blackMetal, brass, cord, lightBulb, oakAlong, painted, toneOf } from './lampStuff.ts'

/** Lamps that hang: their lowest edge at y = 0, the cord goes up. `lit` from 0 (off) to 1. */

/** A bell of metal, Ø 38 cm; yellow is bare brass. */
export const bellPendant = (colour: Colour, lit: number): Mesh[] => [
  lathe(
    smoothProfile([
      [0.006, 0.315],
      [0.03, 0.312],
      [0.052, 0.3],
      [0.068, 0.26],
      [0.085, 0.19],
      [0.112, 0.11],
      [0.15, 0.045],
      [0.19, 0.004],
      [0.192, 0],
      [0.187, 0.002],
      [0.146, 0.042],
      [0.106, 0.11],
      [0.07, 0.22],
      [0.03, 0.3],
    ]),
    80,
    colour === 'geel' ? { ...brass, roughness: 0.24 } : painted(colour),
  ),
  placed(
    lathe(
      [
        [0.022, 0],
        [0.024, 0.004],
        [0.024, 0.03],
        [0.012, 0.045],
        [0.006, 0.05],
      ],
      32,
      brass,
    ),
    { move: [0, 0.31, 0] },
  ),
  cord(0.34),
  lightBulb([0, 0.035, 0], 0.034, lit),
]

/** A globe of blown opal glass, Ø 30 cm. */
export const globePendant = (colour: Colour, lit: number): Mesh[] => [
  placed(
    ball(
      0.15,
      { colour: toneOf(colour), gloss: 0.05, roughness: 0.12, through: 0.55, glow: [0.62 * lit, 0.54 * lit, 0.4 * lit], frosted: true },
      1,
      96,
    ),
    { move: [0, 0.15, 0] },
  ),
  lathe(
    [
      [0.047, 0.286],
      [0.05, 0.292],
      [0.05, 0.312],
      [0.047, 0.316],
      [0.012, 0.317],
      [0.012, 0.317],
      [0.011, 0.338],
      [0.004, 0.341],
    ],
    48,
    brass,
  ),
  cord(0.34),
]

/** A kite of pleated paper, Ø 50 cm. */
export const foldedPendant = (colour: Colour, lit: number): Mesh[] => {
  const pleats = 26
  const radiusAt = (part: number): number => (part < 0.36 ? 0.12 + (part / 0.36) * 0.13 : 0.25 - ((part - 0.36) / 0.64) * 0.2)
  const zigzag = (value: number): number => Math.abs((((value % 1) + 1) % 1) - 0.5) * 4 - 1
  const paper = sheet(
    (u, v) => {
      const part = 1 - v
      const angle = -u * Math.PI * 2
      const fold = 1 + zigzag(u * pleats) * 0.055
      return [Math.cos(angle) * radiusAt(part) * fold, part * 0.36, Math.sin(angle) * radiusAt(part) * fold]
    },
    pleats * 10,
    36,
    { colour: toneOf(colour), through: 0.7, glow: [0.2 * lit, 0.165 * lit, 0.105 * lit] },
  )
  return [paper, placed(ball(0.02, blackMetal, 0.7, 24), { move: [0, 0.365, 0] }), cord(0.36), lightBulb([0, 0.12, 0], 0.034, lit)]
}

/** A beam of oak of 120 cm with a strip of light below, on two cords. */
export const barPendant = (colour: Colour, lit: number): Mesh[] => [
  placed(roundedBox([1.2, 0.062, 0.07], 0.005, oakAlong('x', toneOf(colour))), { move: [0, 0.037, 0] }),
  placed(roundedBox([1.14, 0.008, 0.042], 0.002, { colour: [0.9, 0.88, 0.8], glow: [1.6 * lit, 1.3 * lit, 0.85 * lit] }), {
    move: [0, 0.004, 0],
  }),
  ...[-0.42, 0.42].flatMap((x) => [
    cord(0.06, x),
    placed(
      lathe(
        [
          [0.012, 0],
          [0.012, 0.014],
          [0.004, 0.022],
        ],
        24,
        blackMetal,
      ),
      { move: [x, 0.067, 0] },
    ),
  ]),
]

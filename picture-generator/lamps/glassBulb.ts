import { oklch } from '../light/colour.ts'
import type { Colour } from '../names/pictureWords.ts'
import { placed } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { lathe } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'

/** A light bulb of clear glass on its cap, 13 cm; `lit` from 0 (off) to 1. */
export const glassBulb = (_: Colour, lit: number): Mesh[] => [
  lathe(
    smoothProfile([
      [0, 0.13],
      [0.02, 0.128],
      [0.038, 0.116],
      [0.047, 0.094],
      [0.044, 0.072],
      [0.03, 0.05],
      [0.018, 0.036],
      [0.0145, 0.026],
    ]),
    56,
    {
      colour: [0.75, 0.7, 0.6],
      gloss: 0.08,
      roughness: 0.1,
      through: 0.8,
      glow: [1.36 * lit, lit, 0.6 * lit],
    },
  ),
  ...Array.from({ length: 4 }, (_, index) =>
    placed(
      lathe(
        [
          [0.013, 0],
          [0.0142, 0.0025],
          [0.013, 0.005],
        ],
        40,
        { colour: oklch(0.65, 0.02, 85), gloss: 0.3, roughness: 0.3 },
      ),
      { move: [0, 0.005 + index * 0.005, 0] },
    ),
  ),
  lathe(
    [
      [0, 0],
      [0.006, 0],
      [0.011, 0.005],
    ],
    32,
    { colour: [0.03, 0.03, 0.03] },
  ),
]

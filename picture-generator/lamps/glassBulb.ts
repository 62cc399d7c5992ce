import { oklch } from '../light/colour.ts'
import type { Colour } from '../names/pictureWords.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { lathe, sheet } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { bar } from './lampStuff.ts'

/** Radius and height of the middle of the ball of glass. */
const [round, middle] = [0.0475, 0.0835]

/** A ball that narrows to its neck. */
const outline = smoothProfile([
  ...Array.from({ length: 18 }, (_, step) => {
    const angle = Math.PI / 2 - step * 0.125
    return [Math.cos(angle) * round, middle + Math.sin(angle) * round] as const
  }),
  [0.0295, 0.0455],
  [0.0212, 0.0375],
  [0.016, 0.031],
  [0.0138, 0.0262],
])

/** The cap of socket E27 with its thread. */
const cap = (metal: Finish): Mesh[] => [
  sheet(
    (u, v) => {
      const even = Math.min(1, v * 6, (1 - v) * 6)
      const angle = -u * Math.PI * 2
      const radius = 0.0124 + 0.0009 * Math.sin((v * 4.2 - u) * Math.PI * 2) * even
      return [Math.cos(angle) * radius, 0.0055 + v * 0.0165, Math.sin(angle) * radius]
    },
    72,
    90,
    metal,
  ),
  lathe(
    smoothProfile([
      [0.0124, 0.0215],
      [0.0134, 0.0228],
      [0.0139, 0.0245],
      [0.0138, 0.0268],
    ]),
    56,
    metal,
  ),
  lathe(
    [
      [0.0062, 0.0022],
      [0.0122, 0.0057],
    ],
    48,
    { colour: oklch(0.2, 0.005, 80), gloss: 0.05, roughness: 0.25 },
  ),
  lathe(
    smoothProfile([
      [0, 0],
      [0.0035, 0.0004],
      [0.0062, 0.0024],
    ]),
    40,
    metal,
  ),
]

/** A light bulb of clear glass on its cap, 13 cm, with four glowing sticks; `lit` from 0 (off) to 1. */
export const glassBulb = (_: Colour, lit: number): Mesh[] => {
  const metal: Finish = { colour: oklch(0.72, 0.008, 85), gloss: 0.25, roughness: 0.24, metal: true }
  const wire: Finish = { colour: oklch(0.6, 0.02, 75), gloss: 0.2, roughness: 0.3, metal: true }
  const stick: Finish = { colour: oklch(0.88, 0.09, 85), glow: [3.4 * lit, 1.7 * lit, 0.46 * lit] }
  const sticks = [0.5, 2.07, 3.64, 5.21].flatMap((angle) => {
    const at = (reach: number, high: number) => [Math.cos(angle) * reach, high, Math.sin(angle) * reach] as const
    return [
      bar(at(0.016, 0.0665), at(0.0085, 0.107), 0.0011, stick),
      bar(at(0.004, 0.056), at(0.016, 0.0665), 0.00035, wire),
      bar(at(0.0085, 0.107), at(0.001, 0.11), 0.00035, wire),
    ]
  })
  const foot = lathe(
    smoothProfile([
      [0.0105, 0.027],
      [0.0075, 0.034],
      [0.0042, 0.044],
      [0.0034, 0.054],
      [0.0046, 0.0575],
      [0, 0.059],
    ]),
    40,
    { colour: [0.86, 0.84, 0.78], gloss: 0.08, roughness: 0.05, clear: true },
  )
  return [
    lathe(outline, 96, {
      colour: [0.985, 0.965, 0.92],
      gloss: 0.08,
      roughness: 0.03,
      clear: true,
      glow: [0.17 * lit, 0.1 * lit, 0.035 * lit],
    }),
    foot,
    bar([0, 0.057, 0], [0, 0.11, 0], 0.0005, wire),
    ...sticks,
    ...cap(metal),
  ]
}

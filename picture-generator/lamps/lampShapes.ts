import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import { clayFinish } from '../things/pots.ts'
import { wood } from '../interior/cloth.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { lathe, sheet, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { blackMetal, brass } from './lampStuff.ts'

/** Linen: the bulb behind it shows its threads and is brightest where it is nearest, so little of its own light is needed. `lit` from 0 (off) to 1. */
const linenFinish = (colour: Rgb, lit: number): Finish => ({
  colour,
  through: 0.1,
  tint: [1, 0.86, 0.66],
  woven: 0.0021,
  glow: [0.1 * lit, 0.07 * lit, 0.036 * lit],
})

/** A cone or drum of linen, open above and below, its foot at the origin: one cloth with a seam, and tape around both rims, where light passes twice as much of it. */
export const shadeOf = (lower: number, upper: number, tall: number, colour: Rgb, lit: number): Mesh[] => {
  const radiusAt = (high: number): number => lower + ((upper - lower) * high) / tall
  const tape: Finish = { colour: scaleRgb(colour, 0.9), through: 0.035, tint: [1, 0.82, 0.58], woven: 0.0016 }
  const band = Math.max(0.006, tall * 0.032)
  const over = 0.0008
  const around = (from: number, until: number): Mesh =>
    lathe(
      [
        [radiusAt(from) - over, from],
        [radiusAt(from) + over, from],
        [radiusAt(from) + over, from],
        [radiusAt(until) + over, until],
        [radiusAt(until) + over, until],
        [radiusAt(until) - over, until],
      ],
      128,
      tape,
    )
  const seam = sheet(
    (u, v) => {
      const angle = 2.05 - (u * 0.009) / lower
      const reach = radiusAt(tall * (1 - v)) + over * 0.5
      return [Math.cos(angle) * reach, tall * (1 - v), Math.sin(angle) * reach]
    },
    2,
    12,
    { ...linenFinish(colour, lit), through: 0.042 },
  )
  return [
    lathe(
      [
        [lower, 0],
        [upper, tall],
      ],
      128,
      linenFinish(colour, lit),
    ),
    around(0, band),
    around(tall - band, tall),
    seam,
  ]
}

/** A reading lamp 1.55 m high; the bulb hangs at about 1.35 m. */
export const floorLamp = (form: number, linen: Rgb, lit: number): Mesh[] => {
  const metal = form % 2 === 0 ? blackMetal : brass
  if (form % 3 === 0) {
    const legs = [0, 1, 2].map((index) =>
      tube(
        (part) => {
          const angle = index * 2.094 + 0.6
          return [Math.cos(angle) * 0.27 * (1 - part), part * 1.18, Math.sin(angle) * 0.27 * (1 - part)]
        },
        () => 0.012,
        4,
        12,
        wood(oklch(0.62, 0.06, 68)),
      ),
    )
    return [...legs, ...placedAll(shadeOf(0.23, 0.17, 0.3, linen, lit), { move: [0, 1.16, 0] })]
  }
  if (form % 3 === 1) {
    const arc = tube(
      (part) => [
        part < 0.72 ? 0 : Math.sin(((part - 0.72) / 0.28) * Math.PI * 0.62) * 0.26,
        part < 0.72 ? (part / 0.72) * 1.3 : 1.3 + Math.sin(((part - 0.72) / 0.28) * Math.PI) * 0.14,
        0,
      ],
      () => 0.009,
      40,
      10,
      metal,
    )
    return [
      lathe(
        [
          [0, 0],
          [0.14, 0],
          [0.14, 0.012],
          [0.13, 0.02],
          [0, 0.022],
        ],
        48,
        metal,
      ),
      arc,
      placed(
        lathe(
          [
            [0.006, 0.16],
            [0.05, 0.15],
            [0.1, 0.1],
            [0.14, 0],
            [0.136, 0],
            [0.095, 0.09],
            [0.03, 0.14],
          ],
          56,
          metal,
        ),
        { move: [0.24, 1.22, 0], roll: 0.12 },
      ),
    ]
  }
  return [
    lathe(
      [
        [0, 0],
        [0.15, 0],
        [0.15, 0.014],
        [0.14, 0.022],
        [0, 0.024],
      ],
      48,
      metal,
    ),
    tube(
      (part) => [0, 0.02 + part * 1.22, 0],
      () => 0.01,
      2,
      12,
      metal,
    ),
    ...placedAll(shadeOf(0.22, 0.2, 0.26, linen, lit), { move: [0, 1.2, 0] }),
  ]
}

/** A table lamp about 0.5 m high with a ceramic foot. */
export const tableLamp = (form: number, foot: Rgb, linen: Rgb, lit: number): Mesh[] => {
  const profiles = [
    [
      [0, 0],
      [0.07, 0],
      [0.075, 0.01],
      [0.105, 0.09],
      [0.1, 0.16],
      [0.05, 0.22],
      [0.018, 0.25],
      [0.014, 0.31],
    ],
    [
      [0, 0],
      [0.075, 0],
      [0.078, 0.008],
      [0.07, 0.03],
      [0.03, 0.08],
      [0.026, 0.14],
      [0.05, 0.2],
      [0.028, 0.26],
      [0.012, 0.31],
    ],
    [
      [0, 0],
      [0.08, 0],
      [0.08, 0.005],
      [0.08, 0.14],
      [0.078, 0.146],
      [0.02, 0.15],
      [0.014, 0.31],
    ],
  ] as const
  const profile = profiles[form % 3] ?? profiles[0]
  return [
    lathe(smoothProfile(profile), 56, clayFinish(foot, form % 2 === 0)),
    ...placedAll(shadeOf(0.165, 0.12, 0.2, linen, lit), { move: [0, 0.28, 0] }),
  ]
}

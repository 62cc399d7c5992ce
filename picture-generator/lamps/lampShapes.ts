import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { clayFinish } from '../things/pots.ts'
import { wood } from '../interior/cloth.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { lathe, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { blackMetal, brass } from './lampStuff.ts'

/** Linen shade; `lit` from 0 (off) to 1. */
const shadeFinish = (colour: Rgb, lit: number): Finish => ({
  colour: ({ u, v }) => {
    const thread = 1 + Math.sin(v * 240) * 0.025 + Math.sin(u * 900) * 0.02
    return [colour[0] * thread, colour[1] * thread, colour[2] * thread]
  },
  through: 0.3,
  glow: [1.05 * lit, 0.74 * lit, 0.42 * lit],
})

/** A cone or drum of linen, open above and below, its foot at the origin. */
export const shadeOf = (lower: number, upper: number, tall: number, colour: Rgb, lit: number): Mesh =>
  lathe(
    [
      [lower, 0],
      [(lower + upper) / 2, tall / 2],
      [upper, tall],
      [upper - 0.003, tall],
      [lower - 0.003, 0],
    ],
    64,
    shadeFinish(colour, lit),
  )

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
    return [...legs, placed(shadeOf(0.23, 0.17, 0.3, linen, lit), { move: [0, 1.16, 0] })]
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
    placed(shadeOf(0.22, 0.2, 0.26, linen, lit), { move: [0, 1.2, 0] }),
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
    placed(shadeOf(0.165, 0.12, 0.2, linen, lit), { move: [0, 0.28, 0] }),
  ]
}

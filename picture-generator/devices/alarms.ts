import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish as Surface, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, tube } from '../scene/shapes.ts'
import { brushedSteel, greenSignal, lensRing, metal, redGlass, rubber, shell, slot } from './finishes.ts'
import { steppedDome } from './lightLens.ts'
import { dot, facing, slots } from './parts.ts'
import { siren } from './devices.ts'

/** One with a large plate of brushed steel in its front, for the owner's own name, and its light all around the plate. */
export const plateSiren = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.24, 0.17, 0.062], 0.014, shell(finish)), { move: [0, 0.085, 0] }),
  placed(roundedBox([0.206, 0.102, 0.008], 0.003, redGlass), { move: [0, 0.1, 0.029] }),
  placed(roundedBox([0.196, 0.092, 0.006], 0.002, brushedSteel), { move: [0, 0.1, 0.0325] }),
  ...[-1, 1].flatMap((x) =>
    [-1, 1].map((y) =>
      facing(
        [
          [0.0036, 0],
          [0.0036, 0.0009],
          [0, 0.0014],
        ],
        [x * 0.09, 0.1 + y * 0.038, 0.0356],
        shell('black'),
        24,
      ),
    ),
  ),
  // Sound comes out of slits in the plate.
  ...slots(5, 0.12, 0.0095, [0, 0.1, 0.0348], slot),
  ...slots(4, 0.15, 0.0062, [0, 0.026, 0.0308], slot),
]

/** A bell of steel on a small box, with the hammer that strikes it. */
export const chime = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.12, 0.12, 0.026], 0.011, shell(finish)), { move: [0, 0.06, -0.01] }),
  facing(
    [
      ...Array.from({ length: 15 }, (_, index) => {
        const angle = (index / 14) * (Math.PI / 2)
        return [Math.cos(angle) ** 0.7 * 0.05, 0.012 + Math.sin(angle) * 0.03] as const
      }),
    ],
    [0, 0.066, 0],
    metal,
    96,
  ),
  facing(
    [
      [0.0065, 0.041],
      [0.0065, 0.045],
      [0, 0.0468],
    ],
    [0, 0.066, 0],
    shell('black'),
    40,
  ),
  placed(ball(0.0058, metal, 1, 32), { move: [0.036, 0.0155, 0.012] }),
  tube(
    (part) => [0.05 - part * 0.014, 0.008 + part * 0.0075, 0.006 + part * 0.006],
    () => 0.0016,
    8,
    10,
    metal,
  ),
  dot(0.0018, [-0.046, 0.012, 0.0034], greenSignal),
]

/** A round light that flashes: a stepped dome of red polycarbonate in a round shell. */
export const strobe = (finish: Finish): Mesh[] => {
  const wide = 0.062
  return placedAll(
    [
      facing(
        [
          [0, -0.02],
          [wide * 0.98, -0.02],
          [wide, -0.016],
          [wide, 0.006],
          [wide * 0.96, 0.013],
          [wide * 0.84, 0.017],
          [wide * 0.7, 0.0175],
          [wide * 0.68, 0.013],
        ],
        [0, 0, 0],
        shell(finish),
        96,
      ),
      steppedDome(wide * 0.68, [0, 0, 0.0125]),
      ...Array.from({ length: 12 }, (_, index) => {
        const angle = (index / 12) * Math.PI * 2
        return placed(roundedBox([0.008, 0.0022, 0.002], 0.0006, slot), {
          roll: angle,
          move: [-Math.sin(angle) * wide * 0.77, Math.cos(angle) * wide * 0.77, 0.0172],
        })
      }),
    ],
    { lean: -0.28, move: [0, wide * 0.98, 0] },
  )
}

/** A horn on a bracket. */
export const horn = (finish: Finish, _form: number, onWall = false): Mesh[] => {
  const steel = shell(finish)
  const bell = facing(
    [
      [0, -0.1],
      [0.028, -0.1],
      [0.036, -0.094],
      [0.038, -0.082],
      [0.038, -0.045],
      [0.034, -0.036],
      [0.022, -0.032],
      [0.024, -0.01],
      [0.034, 0.016],
      [0.054, 0.042],
      [0.083, 0.062],
      [0.088, 0.066],
      [0.085, 0.067],
      [0.052, 0.045],
      [0.03, 0.018],
      [0.018, -0.008],
      [0.014, -0.02],
      [0, -0.022],
    ],
    [0, 0, 0],
    steel,
    96,
  )
  const plug = facing(
    [
      [0.0125, -0.021],
      [0.0125, -0.004],
      [0.0105, 0.008],
      [0.006, 0.017],
      [0, 0.021],
    ],
    [0, 0, 0],
    lensRing,
    64,
  )
  const bracket = [
    ...[-1, 1].map((side) =>
      tube(
        (part) => [side * (0.045 - Math.max(0, part - 0.85) * 0.05), 0.006 + part * 0.115, -0.04],
        () => 0.0052,
        10,
        12,
        metal,
      ),
    ),
    placed(roundedBox([0.104, 0.012, 0.05], 0.004, metal), { move: [0, 0.006, -0.035] }),
    tube(
      (part) => [0.0, 0.1 - part * 0.09, -0.075 - Math.sin(part * Math.PI) * 0.018],
      () => 0.0028,
      14,
      8,
      rubber,
    ),
  ]
  return onWall
    ? [...placedAll([bell, plug], { lean: 0.08, move: [0, 0.04, 0.178] }), ...placedAll(bracket, { lean: Math.PI / 2 })]
    : [...placedAll([bell, plug], { lean: -0.1, move: [0, 0.118, 0.02] }), ...bracket]
}

/** The cushion that shakes, flat and round, lying at the origin. */
export const shakerPad = (): Mesh[] => {
  const cloth: Surface = {
    colour: ({ x, y, z }) => scaleRgb(oklch(0.6, 0.06, 248), 1 + layeredNoise(x * 900, z * 900 + y * 500, 4, 2) * 0.14),
    sheen: 0.4,
  }
  return [
    placed(ball(0.07, cloth, 0.3, 72), { move: [0, 0.021, 0] }),
    tube(
      (part) => [Math.cos(part * Math.PI * 2) * 0.0702, 0.021, Math.sin(part * Math.PI * 2) * 0.0702],
      () => 0.0017,
      96,
      8,
      { colour: oklch(0.5, 0.05, 245) },
    ),
    placed(roundedBox([0.022, 0.004, 0.03], 0.0016, { colour: oklch(0.9, 0.01, 85) }), { move: [0.012, 0.0415, 0.004] }),
  ]
}

/** The box beside the bed: its light flashes, and a cord goes from it to the cushion. */
export const shakerBox = (finish: Finish): Mesh[] => [
  placed(roundedBox([0.064, 0.09, 0.034], 0.012, shell(finish)), { move: [0, 0.045, 0] }),
  placed(roundedBox([0.049, 0.029, 0.006], 0.0028, slot), { move: [0, 0.066, 0.0146] }),
  placed(roundedBox([0.046, 0.026, 0.008], 0.0036, { colour: [0.86, 0.87, 0.86], gloss: 0.05, roughness: 0.15, glow: [0.1, 0.1, 0.09] }), {
    move: [0, 0.066, 0.0148],
  }),
  ...slots(4, 0.03, 0.0058, [0, 0.03, 0.0168], slot),
  dot(0.0017, [0, 0.012, 0.0172], greenSignal),
]

/** A cushion that shakes, on a cord, with the light that flashes beside the bed. */
export const shaker = (finish: Finish): Mesh[] => {
  const [x, z] = [-0.026, 0.042]
  return [
    ...placedAll(shakerPad(), { move: [x, 0, z] }),
    tube(
      (part) => [x + 0.066 + part * 0.02 + Math.sin(part * Math.PI) * 0.035, 0.003 + 0.016 * (1 - part) ** 3, z - part * 0.1],
      () => 0.0022,
      30,
      8,
      rubber,
    ),
    ...placedAll(shakerBox(finish), { move: [0.046, 0, -0.055] }),
  ]
}

/** An indoor and an outdoor siren beside each other. */
export const sirenPair = (finish: Finish, _form: number, onWall = false): Mesh[] => {
  const before = onWall ? 0 : 0.015
  return [...placedAll(siren(finish, 0), { move: [-0.085, 0, -before] }), ...placedAll(siren(finish, 1), { move: [0.085, 0, before] })]
}

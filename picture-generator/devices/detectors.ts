import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish as Surface, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { smoke } from './devices.ts'
import { darkGlass, greenSignal, lens, lensRing, metal, redGlass, shell, slot } from './finishes.ts'
import { dot, eye, facing, slots } from './parts.ts'

/** Three smoke detectors in a row. */
export const smokeTrio = (finish: Finish): Mesh[] =>
  [-0.126, 0, 0.126].flatMap((x) => placedAll(smoke(finish, 0), { move: [x, 0, x === 0 ? 0.012 : 0] }))

const digits: Surface = { colour: [0.02, 0.02, 0.02], glow: [0.3, 0.95, 0.55] }

/** Bars of a figure on a screen: top, upper left, upper right, middle, lower left, lower right, bottom. */
const figures: Readonly<Record<'0' | '3', readonly number[]>> = { 0: [0, 1, 2, 4, 5, 6], 3: [0, 2, 3, 5, 6] }

const figure = (sign: '0' | '3', x: number, y: number, size: number, z: number): Mesh[] =>
  figures[sign].map((part) => {
    const lying = part === 0 || part === 3 || part === 6
    const place = [
      [0, 1],
      [-0.5, 0.5],
      [0.5, 0.5],
      [0, 0],
      [-0.5, -0.5],
      [0.5, -0.5],
      [0, -1],
    ][part] ?? [0, 0]
    return placed(roundedBox(lying ? [size * 0.44, size * 0.1, 0.001] : [size * 0.1, size * 0.42, 0.001], size * 0.03, digits), {
      move: [x + (place[0] ?? 0) * size * 0.5, y + (place[1] ?? 0) * size * 0.5, z],
    })
  })

/** A detector for carbon monoxide that shows the value on a screen. */
export const gasDetector = (finish: Finish): Mesh[] =>
  placedAll(
    [
      placed(roundedBox([0.13, 0.09, 0.036], 0.013, shell(finish)), { move: [0, 0.045, 0] }),
      placed(roundedBox([0.062, 0.036, 0.003], 0.0014, darkGlass), { move: [-0.022, 0.052, 0.0174] }),
      ...figure('0', -0.034, 0.052, 0.0105, 0.0193),
      ...figure('3', -0.02, 0.052, 0.0105, 0.0193),
      ...slots(6, 0.026, 0.0062, [0.04, 0.053, 0.0176], slot),
      facing(
        [
          [0.008, 0],
          [0.008, 0.0014],
          [0.007, 0.0022],
          [0, 0.0024],
        ],
        [-0.022, 0.0185, 0.0178],
        shell(finish),
        40,
      ),
      dot(0.0018, [0.02, 0.0185, 0.0181], greenSignal),
      dot(0.0018, [0.03, 0.0185, 0.0181], redGlass),
    ],
    { lean: -0.12 },
  )

/** A detector that sends a beam of light across a hall: a large lens in a housing on a bracket. */
export const beamDetector = (finish: Finish): Mesh[] => [
  ...placedAll(
    [
      placed(roundedBox([0.105, 0.135, 0.06], 0.012, shell(finish)), { move: [0, 0.0925, 0] }),
      placed(roundedBox([0.083, 0.112, 0.004], 0.0016, darkGlass), { move: [0, 0.0925, 0.0295] }),
      ...eye(0.028, [0, 0.108, 0.031], { ...lens, colour: [0.03, 0.008, 0.01] }, lensRing),
      ...eye(0.0075, [-0.018, 0.055, 0.031], { ...lens, colour: [0.05, 0.004, 0.004] }, lensRing),
      dot(0.002, [0.02, 0.055, 0.0314], greenSignal),
    ],
    { lean: -0.05 },
  ),
  placed(roundedBox([0.07, 0.008, 0.07], 0.003, metal), { move: [0, 0.004, 0] }),
  placed(roundedBox([0.03, 0.03, 0.02], 0.004, metal), { move: [0, 0.018, -0.005] }),
]

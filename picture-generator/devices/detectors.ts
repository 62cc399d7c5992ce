import type { Finish } from '../names/pictureWords.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish as Surface, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { darkGlass, greenSignal, lens, lensRing, metal, redGlass, shell, slot } from './finishes.ts'
import { milkyRing } from './lightLens.ts'
import { dot, eye, facing, ring, slots } from './parts.ts'

/** How far a detector for a ceiling leans back on a table, in radians. */
export const ceilingLean = -0.28

/** A broad flat one with a ring of light: where one of them smells smoke, all of them call. */
export const linkedSmoke = (finish: Finish): Mesh[] => {
  const wide = 0.064
  return placedAll(
    [
      facing(
        [
          [0, -0.012],
          [wide * 0.96, -0.012],
          [wide, -0.007],
          [wide, 0.006],
          [wide * 0.99, 0.0088],
          [wide * 0.965, 0.0112],
          [wide * 0.92, 0.0126],
          [wide * 0.84, 0.0136],
          [wide * 0.76, 0.0139],
          [wide * 0.745, 0.0134],
          [wide * 0.74, 0.012],
          [wide * 0.74, 0.0106],
        ],
        [0, 0, 0],
        shell(finish),
        160,
      ),
      // The light lies in a groove, whose walls take its colour.
      ...milkyRing(wide * 0.683, wide * 0.737, [0, 0, 0.0112]),
      facing(
        [
          [wide * 0.68, 0.01],
          [wide * 0.68, 0.0132],
          [wide * 0.675, 0.0142],
          [wide * 0.66, 0.0149],
          [wide * 0.58, 0.0163],
          [wide * 0.45, 0.018],
          [wide * 0.3, 0.0192],
          [wide * 0.15, 0.0198],
          [0, 0.02],
        ],
        [0, 0, 0],
        shell(finish),
        160,
      ),
      // Three rings of holes through which the smoke goes in.
      ...[0.5, 0.38, 0.26].flatMap((part, index) =>
        Array.from({ length: 20 - index * 4 }, (_, hole) => {
          const angle = (hole / (20 - index * 4)) * Math.PI * 2
          return dot(0.0016, [Math.cos(angle) * wide * part, Math.sin(angle) * wide * part, 0.0176 + index * 0.0007], slot)
        }),
      ),
    ],
    { lean: ceilingLean, move: [0, wide * 0.97, 0] },
  )
}

/** Three of those that call together, one before the other. */
export const smokeTrio = (finish: Finish): Mesh[] =>
  [
    [-0.092, -0.075],
    [0.062, -0.045],
    [-0.004, 0.07],
  ].flatMap(([x = 0, z = 0], index) => placedAll(linkedSmoke(finish), { move: [x, 0, z], turn: 0.12 - index * 0.1 }))

/** One that feels heat: a flat disc with a shallow dome, and in its middle a short cage of straight ribs around a bead on two wires. */
export const heatDetector = (finish: Finish): Mesh[] => {
  const wide = 0.053
  const [cage, foot, top] = [0.0165, 0.0165, 0.0335]
  return placedAll(
    [
      facing(
        [
          [0, -0.012],
          [wide * 0.97, -0.012],
          [wide, -0.0095],
          [wide, -0.002],
          [wide * 0.985, 0.0005],
          [wide * 0.95, 0.001],
        ],
        [0, 0, 0],
        shell(finish),
        128,
      ),
      // The joint by which it turns into its plate.
      facing(
        [
          [wide * 0.955, -0.002],
          [wide * 0.955, 0.0032],
        ],
        [0, 0, 0],
        slot,
        128,
      ),
      facing(
        smoothProfile([
          [wide * 0.985, 0.0028],
          [wide * 0.995, 0.0042],
          [wide * 0.985, 0.0062],
          [wide * 0.9, 0.0098],
          [wide * 0.72, 0.0138],
          [wide * 0.52, 0.0166],
          [wide * 0.4, 0.0172],
        ]),
        [0, 0, 0],
        shell(finish),
        128,
      ),
      // The well of the cage: pale, so that the bead stands out in it.
      facing(
        [
          [wide * 0.4, 0.0172],
          [wide * 0.39, 0.0168],
          [wide * 0.385, 0.0135],
          [0, 0.013],
        ],
        [0, 0, 0],
        shell(finish),
        96,
      ),
      ...Array.from({ length: 8 }, (_, index) => {
        const angle = ((index + 0.5) / 8) * Math.PI * 2
        return placed(roundedBox([0.0026, 0.0042, top - foot + 0.006], 0.0011, shell(finish)), {
          roll: angle,
          move: [-Math.sin(angle) * cage, Math.cos(angle) * cage, (top + foot) / 2 - 0.001],
        })
      }),
      // The ring that the ribs carry, open in the middle.
      facing(
        smoothProfile([
          [cage + 0.0012, top - 0.0012],
          [cage + 0.0028, top + 0.0002],
          [cage + 0.0022, top + 0.0022],
          [cage - 0.0005, top + 0.0032],
          [cage - 0.003, top + 0.003],
          [cage - 0.0042, top + 0.0016],
          [cage - 0.003, top - 0.0006],
          [cage - 0.001, top - 0.0012],
        ]),
        [0, 0, 0],
        shell(finish),
        96,
      ),
      ...[-1, 1].map((side) =>
        tube(
          (part) => [side * (0.0026 - part * 0.0012), 0, 0.013 + part * 0.017],
          () => 0.00045,
          4,
          10,
          metal,
        ),
      ),
      placed(ball(0.0034, { colour: [0.16, 0.02, 0.012], gloss: 0.06, roughness: 0.25 }, 1.25, 40), {
        lean: Math.PI / 2,
        move: [0, 0, 0.0305],
      }),
      dot(0.0015, [0, wide * 0.74, 0.0131], greenSignal),
    ],
    { lean: ceilingLean, move: [0, wide * 0.97, 0] },
  )
}

/** A drum with a wall of upright ribs and a red light across its lid: the one that is wired to a hub. */
export const drumSmoke = (finish: Finish): Mesh[] => {
  const wide = 0.05
  return placedAll(
    [
      facing(
        [
          [0, -0.022],
          [wide * 1.16, -0.022],
          [wide * 1.16, -0.014],
          [wide, -0.011],
          [wide * 0.9, -0.011],
          [wide * 0.9, 0.02],
        ],
        [0, 0, 0],
        slot,
        96,
      ),
      facing(
        [
          [wide * 0.8, -0.024],
          [wide * 1.15, -0.023],
          [wide * 1.18, -0.018],
          [wide * 1.15, -0.0135],
          [wide * 0.9, -0.0125],
        ],
        [0, 0, 0],
        shell(finish),
        96,
      ),
      ...Array.from({ length: 36 }, (_, index) => {
        const angle = (index / 36) * Math.PI * 2
        return placed(roundedBox([0.0036, 0.006, 0.033], 0.0012, shell(finish)), {
          roll: angle,
          move: [-Math.sin(angle) * wide * 0.94, Math.cos(angle) * wide * 0.94, 0.004],
        })
      }),
      facing(
        [
          [wide * 0.93, 0.018],
          [wide, 0.02],
          [wide, 0.026],
          [wide * 0.94, 0.031],
          [0, 0.032],
        ],
        [0, 0, 0],
        shell(finish),
        96,
      ),
      placed(roundedBox([0.03, 0.0036, 0.003], 0.0013, redGlass), { move: [0, wide * 0.42, 0.0316] }),
    ],
    { lean: ceilingLean, move: [0, wide * 1.15, 0] },
  )
}

/** A square one with rounded corners that smells both smoke and carbon monoxide: two grilles and a light for each. */
export const squareSmoke = (finish: Finish): Mesh[] =>
  placedAll(
    [
      placed(roundedBox([0.108, 0.108, 0.03], 0.0145, shell(finish)), { move: [0, 0, 0] }),
      placed(roundedBox([0.074, 0.0016, 0.002], 0.0006, slot), { move: [0, 0.0, 0.0146] }),
      ...[1, -1].flatMap((half) => slots(5, 0.06, 0.0066, [0, half * 0.026, 0.0146], slot)),
      dot(0.0019, [0.0366, 0.026, 0.0148], greenSignal),
      dot(0.0019, [0.0366, -0.026, 0.0148], { colour: [0.5, 0.3, 0.02], glow: [0.9, 0.5, 0.06] }),
    ],
    { lean: ceilingLean, move: [0, 0.054, 0] },
  )

/** A dome no larger than an egg cup with one slit around it. */
export const miniSmoke = (finish: Finish): Mesh[] => {
  const wide = 0.032
  return placedAll(
    [
      facing(
        [
          [0, -0.012],
          [wide * 0.98, -0.012],
          [wide, -0.009],
          [wide, 0.004],
          [wide * 0.97, 0.006],
        ],
        [0, 0, 0],
        shell(finish),
        80,
      ),
      facing(
        [
          [wide * 0.88, 0.004],
          [wide * 0.88, 0.014],
        ],
        [0, 0, 0],
        slot,
        72,
      ),
      facing(
        Array.from({ length: 13 }, (_, index) => {
          const angle = (index / 12) * (Math.PI / 2)
          return [Math.cos(angle) ** 0.6 * wide * 0.96, 0.0115 + Math.sin(angle) * 0.0115] as const
        }),
        [0, 0, 0],
        shell(finish),
        80,
      ),
      ring(wide * 0.3, wide * 0.33, [0, 0, 0.0225], slot),
      dot(0.0014, [0, wide * 0.56, 0.0216], greenSignal),
    ],
    { lean: ceilingLean, move: [0, wide * 0.97, 0] },
  )
}

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
export const beamDetector = (finish: Finish, _form: number, onWall = false): Mesh[] => [
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
  ...placedAll(
    [
      placed(roundedBox([0.07, 0.008, 0.07], 0.003, metal), { move: [0, 0.004, 0] }),
      placed(roundedBox([0.03, 0.03, 0.02], 0.004, metal), { move: [0, 0.018, -0.005] }),
    ],
    onWall ? { lean: Math.PI / 2, move: [0, 0.0925, -0.06] } : {},
  ),
]

import { oklch } from '../light/colour.ts'
import type { Finish } from '../names/pictureWords.ts'
import { joined, placed, placedAll } from '../scene/Mesh.ts'
import type { Finish as Surface, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { darkGlass, delftSignal, shell } from './finishes.ts'

type Stroke = readonly (readonly [x: number, y: number])[]

const oval = (wide: number, from: number, until: number): Stroke =>
  Array.from({ length: 33 }, (_, index) => {
    const angle = (index / 32) * Math.PI * 2
    return [0.5 + Math.sin(angle) * wide, (from + until) / 2 + (Math.cos(angle) * (until - from)) / 2]
  })

const six: Stroke = smoothProfile([
  [0.8, 1.72],
  [0.52, 1.8],
  [0.22, 1.5],
  [0.07, 0.95],
  [0.1, 0.35],
  [0.3, 0.04],
  [0.58, 0.01],
  [0.86, 0.22],
  [0.92, 0.58],
  [0.76, 0.96],
  [0.46, 1.06],
  [0.18, 0.88],
  [0.08, 0.6],
])

/** Strokes of the signs on the keys, in a field 1 wide and 1.8 high, in the order of the keys. */
const signs: readonly (readonly Stroke[])[] = [
  [
    [
      [0.18, 1.42],
      [0.58, 1.8],
      [0.58, 0],
    ],
  ],
  [
    smoothProfile([
      [0.07, 1.34],
      [0.2, 1.68],
      [0.5, 1.8],
      [0.82, 1.66],
      [0.88, 1.26],
      [0.6, 0.74],
      [0.06, 0],
    ]),
    [
      [0.06, 0],
      [0.94, 0],
    ],
  ],
  [
    smoothProfile([
      [0.1, 1.58],
      [0.38, 1.8],
      [0.74, 1.7],
      [0.85, 1.36],
      [0.7, 1.04],
      [0.38, 0.96],
    ]),
    smoothProfile([
      [0.38, 0.96],
      [0.76, 0.86],
      [0.92, 0.48],
      [0.74, 0.1],
      [0.4, 0],
      [0.06, 0.22],
    ]),
  ],
  [
    [
      [0.68, 0],
      [0.68, 1.8],
      [0.02, 0.52],
      [0.98, 0.52],
    ],
  ],
  [
    [
      [0.86, 1.8],
      [0.22, 1.8],
      [0.12, 0.98],
    ],
    smoothProfile([
      [0.12, 0.98],
      [0.46, 1.14],
      [0.8, 0.98],
      [0.92, 0.58],
      [0.76, 0.14],
      [0.42, 0],
      [0.06, 0.2],
    ]),
  ],
  [six],
  [
    [
      [0.05, 1.8],
      [0.93, 1.8],
      [0.36, 0],
    ],
  ],
  [oval(0.37, 0.98, 1.8), oval(0.43, 0, 0.98)],
  [six.map(([x, y]) => [1 - x, 1.8 - y])],
  [
    [
      [0.5, 0.45],
      [0.5, 1.35],
    ],
    [
      [0.11, 0.68],
      [0.89, 1.12],
    ],
    [
      [0.11, 1.12],
      [0.89, 0.68],
    ],
  ],
  [oval(0.44, 0, 1.8)],
  [
    [
      [0.25, 0.2],
      [0.42, 1.6],
    ],
    [
      [0.6, 0.2],
      [0.77, 1.6],
    ],
    [
      [0, 0.62],
      [0.95, 0.62],
    ],
    [
      [0.05, 1.18],
      [1, 1.18],
    ],
  ],
]

/** A stroke of more points than this is bent: one bar runs through them. Others have corners and are a bar from point to point. */
const corners = 4

/** A sign `high` metres tall around the origin, printed on a surface at z = 0. */
const printed = (strokes: readonly Stroke[], high: number, print: Surface): Mesh => {
  const size = high / 1.8
  const bar = (points: Stroke): Mesh =>
    tube(
      (part) => {
        const along = part * (points.length - 1)
        const first = Math.min(points.length - 2, Math.floor(along))
        const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = points.slice(first, first + 2)
        return [(x + (nextX - x) * (along - first) - 0.5) * size, (y + (nextY - y) * (along - first) - 0.9) * size, 0]
      },
      () => size * 0.088,
      points.length - 1,
      10,
      print,
    )
  return joined(
    strokes.flatMap((stroke) =>
      stroke.length > corners ? [bar(stroke)] : stroke.slice(1).map((_, index) => bar(stroke.slice(index, index + 2))),
    ),
    print,
  )
}

/** Twelve keys with their signs under a bar of light. */
export const keypad = (finish: Finish): Mesh[] => {
  const print: Surface =
    finish === 'black'
      ? { colour: oklch(0.9, 0.006, 90), gloss: 0.03, roughness: 0.5, glow: [0.1, 0.11, 0.12] }
      : { colour: oklch(0.32, 0.01, 80), gloss: 0.03, roughness: 0.5 }
  const key = (column: number, row: number): Mesh[] =>
    placedAll(
      [
        roundedBox([0.0208, 0.0208, 0.0042], 0.0019, shell(finish)),
        placed(printed(signs[row * 3 + column] ?? [], 0.0092, print), { move: [0, 0, 0.002] }),
      ],
      { move: [(column - 1) * 0.0247, 0.102 - row * 0.0247, 0.0118] },
    )
  return placedAll(
    [
      placed(roundedBox([0.092, 0.15, 0.02], 0.0095, shell(finish)), { move: [0, 0.075, 0] }),
      placed(roundedBox([0.08, 0.106, 0.002], 0.0009, darkGlass), { move: [0, 0.065, 0.0102] }),
      ...[0, 1, 2, 3].flatMap((row) => [0, 1, 2].flatMap((column) => key(column, row))),
      placed(roundedBox([0.036, 0.0026, 0.002], 0.0009, delftSignal), { move: [0, 0.133, 0.0102] }),
    ],
    { lean: -0.2, move: [0, 0, 0] },
  )
}

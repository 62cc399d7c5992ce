import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import { clayFinish } from './pots.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import type { Profile } from '../scene/smoothProfile.ts'
import { seededRandom } from '../light/seededRandom.ts'

const vases: readonly [Profile, ...Profile[]] = [
  [
    [0, 0],
    [0.3, 0],
    [0.34, 0.02],
    [0.5, 0.28],
    [0.5, 0.5],
    [0.36, 0.74],
    [0.16, 0.88],
    [0.14, 1],
    [0.17, 1.06],
    [0.14, 1.05],
    [0.11, 0.9],
  ],
  [
    [0, 0],
    [0.26, 0],
    [0.28, 0.02],
    [0.32, 0.5],
    [0.3, 0.86],
    [0.2, 0.95],
    [0.21, 1.02],
    [0.19, 1.02],
    [0.17, 0.9],
  ],
  [
    [0, 0],
    [0.22, 0],
    [0.3, 0.06],
    [0.46, 0.36],
    [0.42, 0.62],
    [0.2, 0.78],
    [0.13, 0.86],
    [0.2, 1.0],
    [0.18, 1.0],
    [0.11, 0.85],
  ],
  [
    [0, 0],
    [0.42, 0],
    [0.5, 0.04],
    [0.56, 0.3],
    [0.5, 0.56],
    [0.42, 0.66],
    [0.4, 0.66],
    [0.38, 0.55],
  ],
]

/** A ceramic vase, `tall` metres high. */
export const vase = (form: number, tall: number, colour: Rgb, glazed = false): Mesh =>
  lathe(
    smoothProfile((vases[form % vases.length] ?? vases[0]).map(([radius, height]) => [radius * tall, height * tall] as const)),
    56,
    clayFinish(colour, glazed),
  )

/** A bowl, `radius` metres. */
export const bowl = (radius: number, colour: Rgb): Mesh =>
  lathe(
    smoothProfile(
      [
        [0, 0],
        [0.4, 0],
        [0.46, 0.03],
        [0.8, 0.3],
        [1, 0.62],
        [1.0, 0.66],
        [0.95, 0.63],
        [0.74, 0.32],
        [0.3, 0.1],
        [0, 0.08],
      ].map(([wide = 0, high = 0]) => [wide * radius, high * radius] as const),
    ),
    56,
    clayFinish(colour, true),
  )

/** An apple of `radius` metres with its stalk, flushed with red on the side of the sun. */
const apple = (radius: number, ripe: Rgb, seed: number): Mesh[] => [
  lathe(
    smoothProfile(
      [
        [0, -0.72],
        [0.18, -0.82],
        [0.44, -0.84],
        [0.82, -0.5],
        [1, 0.12],
        [0.86, 0.62],
        [0.5, 0.86],
        [0.2, 0.78],
        [0.06, 0.6],
        [0, 0.56],
      ].map(([wide = 0, high = 0]) => [wide * radius, high * radius] as const),
    ),
    56,
    {
      colour: ({ u, v }) => {
        const flush = 0.5 + Math.sin(u * Math.PI * 2 + seed) * 0.35 + layeredNoise(u * 40, v * 3, seed, 2) * 0.3
        return mixRgb(ripe, oklch(0.5, 0.13, 30), Math.min(1, Math.max(0, flush)) * 0.55)
      },
      gloss: 0.04,
      roughness: 0.3,
    },
  ),
  tube(
    (part) => [part ** 2 * radius * 0.16, radius * (0.54 + part * 0.5), 0],
    (part) => radius * (0.045 + part * 0.025),
    8,
    10,
    { colour: oklch(0.36, 0.04, 60) },
  ),
]

/** A bowl of `radius` metres with apples. */
export const fruitBowl = (radius: number, colour: Rgb): Mesh[] => [
  bowl(radius, colour),
  ...[0, 1, 2, 3, 4].flatMap((index) => {
    const ripe = index % 2 === 0 ? oklch(0.68, 0.11, 70) : oklch(0.74, 0.11, 112)
    const place = index === 4 ? ([0, 0] as const) : ([Math.cos(index * 1.57), Math.sin(index * 1.57)] as const)
    return placedAll(apple(radius * 0.32, ripe, index * 1.9), {
      move: [place[0] * radius * 0.42, radius * (index === 4 ? 0.84 : 0.52), place[1] * radius * 0.42],
      lean: place[1] * 0.5 + (index === 4 ? -0.3 : 0),
      roll: -place[0] * 0.4,
      turn: index,
    })
  }),
]

/** A pile of books lying on one another. */
export const books = (count: number, seed: string): { readonly meshes: Mesh[]; readonly height: number } => {
  const random = seededRandom(`books ${seed}`)
  const covers: readonly [Rgb, ...Rgb[]] = [
    oklch(0.88, 0.02, 85),
    oklch(0.46, 0.08, 254),
    oklch(0.6, 0.1, 42),
    oklch(0.62, 0.045, 138),
    oklch(0.78, 0.06, 75),
    oklch(0.34, 0.015, 60),
  ]
  const meshes: Mesh[] = []
  let height = 0
  for (let index = 0; index < count; index += 1) {
    const thick = random.between(0.016, 0.034)
    const wide = random.between(0.19, 0.25) - index * 0.008
    const deep = wide * random.between(0.7, 0.8)
    const turn = random.between(-0.22, 0.22)
    const cover = { colour: random.pick(covers), gloss: 0.02, roughness: 0.6 }
    const block = { colour: oklch(0.93, 0.014, 88) }
    meshes.push(
      placed(roundedBox([wide - 0.008, thick - 0.005, deep - 0.008], 0.001, block), { turn, move: [0, height + thick / 2, 0] }),
      placed(roundedBox([0.0028, thick, deep], 0.001, cover), {
        turn,
        move: [(-Math.cos(turn) * wide) / 2, height + thick / 2, (Math.sin(turn) * wide) / 2],
      }),
      placed(roundedBox([wide, 0.0028, deep], 0.001, cover), { turn, move: [0, height + 0.0014, 0] }),
      placed(roundedBox([wide, 0.0028, deep], 0.001, cover), { turn, move: [0, height + thick - 0.0014, 0] }),
    )
    height += thick
  }
  return { meshes, height }
}

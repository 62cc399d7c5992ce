import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import { siren } from '../devices/devices.ts'
import { domeCamera } from '../devices/domeCamera.ts'
import { hubPlus } from '../devices/hubs.ts'
import type { Picture } from '../light/Picture.ts'
import type { Motif } from '../names/pictureWords.ts'
import { motifs } from '../names/pictureWords.ts'
import { blade, leafFinish, pointed } from '../plants/blade.ts'
import { potted } from '../plants/potted.ts'
import { clayFinish } from '../things/pots.ts'
import { cloth } from '../interior/cloth.ts'
import { onSideboard } from '../interior/setting.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, lathe, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { seededRandom } from '../light/seededRandom.ts'
import type { Random } from '../light/seededRandom.ts'
import { pencil, tapeMeasure } from '../things/measuring.ts'
import { books, bowl, vase } from '../things/vessels.ts'

const walls: readonly [Rgb, ...Rgb[]] = [oklch(0.92, 0.015, 82), oklch(0.86, 0.025, 135), oklch(0.85, 0.02, 240), oklch(0.88, 0.028, 58)]
const dyes: readonly [Rgb, ...Rgb[]] = [
  oklch(0.45, 0.08, 254),
  oklch(0.58, 0.1, 43),
  oklch(0.74, 0.1, 84),
  oklch(0.62, 0.05, 138),
  oklch(0.88, 0.028, 84),
  oklch(0.34, 0.055, 262),
  oklch(0.73, 0.065, 18),
]

/** Yarn wound around a ball in three directions. */
const wound = (colour: Rgb, seed: number): Finish => ({
  colour: ({ u, v }) => {
    const way = layeredNoise(u * 5 + seed, v * 3, seed, 1)
    const across = way > 0.15 ? u * 9 + v * 24 : way > -0.2 ? v * 30 - u * 12 : u * 34 + v * 4
    const strand = Math.sin(across * 12 + layeredNoise(u * 9, v * 9, 3, 2) * 2)
    return scaleRgb(colour, 0.9 + strand * 0.16 + layeredNoise(u * 160, v * 90, 5, 2) * 0.1)
  },
  sheen: 0.5,
})

const yarnBalls = (random: Random): Mesh[] => {
  const start = random.integer(dyes.length)
  return (
    [
      [-0.19, 0.075, 0.02],
      [-0.04, 0.062, 0.11],
      [0.06, 0.085, -0.02],
      [0.21, 0.07, 0.06],
      [0.0, 0.055, 0.2],
    ] as const
  ).map(([x, radius, z], index) =>
    placed(ball(radius, wound(dyes[(start + index * 2) % dyes.length] ?? dyes[0], index), 0.96, 48), {
      move: [x, radius * 0.95, z],
      turn: index * 1.3,
      lean: index * 0.6,
    }),
  )
}

/** Folded samples of cloth on a pile. */
const samplePile = (random: Random): Mesh[] => {
  const start = random.integer(dyes.length)
  return Array.from({ length: 6 }, (_, index) => {
    const thick = random.between(0.024, 0.036)
    const piece = roundedBox(
      [0.34 - index * 0.006, thick, 0.24],
      thick * 0.48,
      cloth(dyes[(start + index) % dyes.length] ?? dyes[0], 260, 0.2),
    )
    return placed(piece, {
      move: [random.between(-0.01, 0.01), 0.016 + index * 0.031, random.between(-0.01, 0.01)],
      turn: random.between(-0.06, 0.06),
    })
  })
}

/** Branches with leaves or buds, from the origin upwards. */
const branches = (random: Random, count: number, tall: number): Mesh[] => {
  const bark: Finish = { colour: oklch(0.42, 0.035, 55) }
  const green = leafFinish(oklch(0.58, 0.05, 130), { veins: 0, gloss: 0.02 })
  return Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + random.between(-0.4, 0.4)
    const out = random.between(0.06, 0.2)
    const at = (part: number): [number, number, number] => [
      Math.sin(angle) * out * part ** 1.4,
      tall * part * random0,
      Math.cos(angle) * out * part ** 1.4,
    ]
    const random0 = random.between(0.75, 1.05)
    const leaves = Array.from({ length: 13 }, (__, leaf) =>
      placed(blade({ length: 0.05, width: 0.022, outline: pointed, droop: 0.6, fold: 0.15, across: 3, down: 6 }, green), {
        move: at(0.4 + (leaf / 13) * 0.6),
        turn: leaf * 2.2 + angle,
        lean: random.between(-0.9, 0.2),
      }),
    )
    return [tube(at, (part) => 0.0032 * (1 - part * 0.6), 12, 7, bark), ...leaves]
  }).flat()
}

/** A cup on a saucer with tea in it. */
const teaCup = (colour: Rgb): Mesh[] => [
  lathe(
    smoothProfile([
      [0, 0],
      [0.05, 0],
      [0.075, 0.008],
      [0.08, 0.014],
      [0.076, 0.013],
      [0.045, 0.006],
      [0, 0.006],
    ]),
    56,
    clayFinish(colour, true),
  ),
  placed(
    lathe(
      smoothProfile([
        [0, 0],
        [0.022, 0],
        [0.028, 0.005],
        [0.04, 0.03],
        [0.043, 0.058],
        [0.0405, 0.058],
        [0.037, 0.03],
        [0.02, 0.008],
      ]),
      56,
      clayFinish(colour, true),
    ),
    { move: [0, 0.007, 0] },
  ),
  lathe(
    [
      [0, 0.054],
      [0.04, 0.054],
    ],
    40,
    { colour: oklch(0.4, 0.08, 55), gloss: 0.04, roughness: 0.1 },
  ),
  placed(
    tube(
      (part) => [0.04 + Math.sin(part * Math.PI) * 0.022, 0.02 + part * 0.034, 0],
      () => 0.004,
      16,
      12,
      clayFinish(colour, true),
    ),
    {},
  ),
]

const things = (motif: Motif, random: Random, seed: string): Mesh[] => {
  const glaze = random.pick(dyes)
  switch (motif) {
    case 'yarn':
      return [...yarnBalls(random), ...placedAll([bowl(0.09, oklch(0.9, 0.015, 85))], { move: [0.34, 0, -0.06] })]
    case 'samples':
      return [
        ...placedAll(samplePile(random), { move: [-0.05, 0, 0.02], turn: 0.2 }),
        placed(vase(random.integer(4), 0.2, glaze), { move: [0.26, 0, -0.03] }),
        ...placedAll(branches(random, 4, 0.3), { move: [0.26, 0.16, -0.03] }),
      ]
    case 'vase':
      return [
        placed(vase(random.integer(3), 0.24, glaze, true), { move: [-0.1, 0, 0] }),
        ...placedAll(branches(random, 7, 0.36), { move: [-0.1, 0.2, 0] }),
        placed(vase(3, 0.13, random.pick(dyes)), { move: [0.12, 0, 0.06] }),
        placed(bowl(0.075, oklch(0.9, 0.015, 85)), { move: [0.28, 0, 0.02] }),
      ]
    case 'books': {
      const { meshes, height } = books(5, seed)
      return [
        ...placedAll(meshes, { move: [0.02, 0, 0], scale: 1.15 }),
        placed(vase(random.integer(4), 0.13, glaze), { move: [0.02, height * 1.15, 0] }),
        ...placedAll(potted('pilea', seed), { move: [-0.3, 0, -0.05], scale: 0.9 }),
      ]
    }
    case 'tea': {
      const { meshes } = books(2, seed)
      return [
        ...placedAll(meshes, { move: [-0.16, 0, 0] }),
        ...placedAll(teaCup(oklch(0.9, 0.015, 85)), { move: [0.06, 0, 0.1], turn: 0.6, scale: 1.25 }),
        placed(vase(random.integer(3), 0.22, glaze), { move: [0.26, 0, -0.06] }),
        ...placedAll(branches(random, 4, 0.26), { move: [0.26, 0.18, -0.06] }),
      ]
    }
    case 'shade':
      return [
        ...placedAll(potted('sansevieria', seed, 'wit'), { move: [0.02, 0, -0.1], scale: 0.46 }),
        ...placedAll(potted('fern', seed, 'zand'), { move: [-0.24, 0, 0.02], scale: 0.62 }),
        ...placedAll(potted('linden', seed, 'blauw'), { move: [0.31, 0, -0.02], scale: 0.42 }),
      ]
    case 'alarm':
      return [
        ...placedAll(hubPlus('white'), { move: [-0.02, 0, 0.06], turn: -0.3, scale: 1.3 }),
        ...placedAll(siren('white', 1), { move: [-0.3, 0, 0], turn: 0.3, scale: 1.25 }),
        ...placedAll(domeCamera('white', 0), { move: [0.25, 0, 0.06], turn: -0.4, scale: 1.3 }),
        ...placedAll(potted('pilea', seed, 'terracotta'), { move: [0.4, 0, -0.14], scale: 0.7 }),
      ]
    case 'measure':
      return [
        ...placedAll(samplePile(random), { move: [-0.1, 0, -0.03], turn: 0.16 }),
        ...placedAll(tapeMeasure(0.62, oklch(0.5, 0.075, 254)), { move: [0.2, 0, 0.14] }),
        ...placedAll(pencil(oklch(0.62, 0.1, 43)), { move: [0.04, 0, 0.22], turn: -0.08 }),
      ]
  }
}

/** A still life for the journal. */
export const drawPost = (seed: string, wished: Motif | null, width: number, height: number): Picture => {
  const random = seededRandom(`post ${seed}`)
  const anyMotif = random.pick([...motifs])
  const scene = onSideboard(things(wished ?? anyMotif, random, seed), 0.34, random.pick(walls), {
    place: [0.08, 0.42, 1.7],
    target: [0.03, 0.17, 0],
    opening: 0.58 / 1.75,
  })
  return render(scene, width, height)
}

import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch } from '../light/colour.ts'
import { tableLamp } from '../lamps/lampShapes.ts'
import { potted } from '../plants/potted.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { seededRandom } from '../light/seededRandom.ts'
import type { Random } from '../light/seededRandom.ts'
import { books, bowl, vase } from '../things/vessels.ts'
import { upholstery } from '../interior/cloth.ts'
import { basketPlant, furnished, linenThread, linenWhite, wallColours } from './furnishing.ts'
import type { Room } from './furnishing.ts'
import { armchair, pillow, pouf, roundTable, sofa, sofaThrow } from '../interior/furniture.ts'
import { dusk, morning } from '../interior/roomLight.ts'
import type { Daylight } from '../interior/roomLight.ts'
import { framed } from '../interior/walls.ts'

const sofaColours: readonly [Rgb, ...Rgb[]] = [
  oklch(0.87, 0.016, 82),
  oklch(0.78, 0.025, 75),
  oklch(0.6, 0.035, 140),
  oklch(0.5, 0.04, 250),
  oklch(0.66, 0.05, 58),
  oklch(0.74, 0.008, 90),
]
const footColours: readonly [Rgb, ...Rgb[]] = [oklch(0.9, 0.015, 85), oklch(0.62, 0.1, 43), oklch(0.47, 0.07, 254)]

const seating = ({ yarns }: RugDesign, x: number, back: number, random: Random): Mesh[] => [
  ...placedAll(sofa(random.pick(sofaColours)), { move: [x, 0, back] }),
  placed(sofaThrow(0.3, oklch(0.87, 0.03, 78)), { move: [x, 0, back] }),
  placed(pillow(0.48, upholstery(yarns.main, linenThread), 3), { move: [x - 0.72, 0.73, back + 0.52], lean: -0.42, turn: 0.2 }),
  placed(pillow(0.44, upholstery(mixRgb(yarns.pale, linenWhite, 0.3), linenThread), 5), {
    move: [x - 0.4, 0.71, back + 0.58],
    lean: -0.45,
    turn: -0.12,
    roll: 0.06,
  }),
  placed(pillow(0.46, upholstery(yarns.accent, linenThread), 9), { move: [x + 0.72, 0.72, back + 0.53], lean: -0.42, turn: -0.22 }),
]

const pictures = ({ yarns }: RugDesign, x: number, back: number, random: Random): Mesh[] => [
  ...framed(x - 0.34, 1.72, back, 0.62, 0.82, [yarns.main, yarns.accent, yarns.deep, oklch(0.9, 0.02, 80)], random.integer(90)),
  ...framed(x + 0.42, 1.66, back, 0.46, 0.62, [yarns.second, yarns.main, yarns.pale, oklch(0.92, 0.014, 85)], random.integer(90)),
]

/** A wide picture is the first that a visitor sees of the shop: the sun rakes over the rug and the sofa. */
const lowSun: Daylight = { ...morning, sun: 7, sunTowards: [-0.84, 0.46, 0.12], exposure: 0.95 }

/** Things that only a wide picture has room for. */
const foreground = (seed: string, random: Random): Mesh[] => {
  const { meshes: pile, height } = books(3, seed)
  return [
    ...placedAll(roundTable(0.37, 0.36, oklch(0.5, 0.055, 58), true), { move: [0.6, 0, 0.1] }),
    ...placedAll(pile, { move: [0.52, 0.36, 0.17] }),
    placed(vase(random.integer(3), 0.24, oklch(0.9, 0.015, 85)), { move: [0.78, 0.36, 0.01] }),
    placed(bowl(0.06, oklch(0.5, 0.075, 254)), { move: [0.52, 0.36 + height, 0.17] }),
    placed(pouf(0.3, 0.36, oklch(0.83, 0.03, 72)), { move: [-1.95, 0, 0.15] }),
    ...placedAll(armchair(oklch(0.62, 0.06, 52)), { move: [2.12, 0, -0.12], turn: -0.85, scale: 1.06 }),
  ]
}

/** A living room, the rug before the sofa. `wide` is width divided by height of the picture, `pixels` its width. */
export const livingRoom = (design: RugDesign, seed: string, wide: number, pixels: number, evening: boolean): Room => {
  const random = seededRandom(`living room ${seed}`)
  const wall = random.pick(wallColours)
  const landscape = wide > 1.3
  const box = { left: landscape ? -3.1 : -2.25, right: landscape ? 3.4 : 2.5, back: -1.75, front: 5.6, high: 2.85 }
  const plant = random.pick(['monstera', 'ficus', 'olive'] as const)
  const side = random.chance(0.5) ? 1 : -1
  const lit = evening ? 1 : 0
  const x = 0.1
  const tableX = x + side * 1.42
  const turned = design.shape === 'round' || design.shape === 'square' ? 0.1 : landscape ? Math.PI / 2 : 0
  return furnished({
    box,
    wall,
    design,
    wide,
    pixels,
    random,
    window: { axis: 'x', at: box.left, from: -0.95, until: 1.25, bottom: 0.35, top: 2.45, panesAcross: 3, panesDown: 2, softness: 0.1 },
    place: {
      x,
      z: landscape ? 0.26 : 0.52,
      turn: turned + random.between(-0.03, 0.03),
      size: landscape ? Math.min(1, 318 / design.lengthCm) : Math.min(1, 200 / design.widthCm, 268 / design.lengthCm),
    },
    eye: landscape
      ? { place: [1.0, 1.62, 5.35], target: [-0.06, 0.56, -1], opening: 0.5 }
      : { place: [0.32, 2.1, 6.09], target: [0.1, 0.5, -0.4], opening: 0.63 },
    daylight: evening ? dusk : landscape ? lowSun : morning,
    bulbs: evening
      ? [
          { place: [tableX, 0.9, box.back + 0.5], colour: [1.5, 1.0, 0.55] },
          { place: [tableX, 1.35, box.back + 0.5], colour: [0.5, 0.34, 0.19] },
          { place: [1.6, 1.9, 2.6], colour: [1.6, 1.1, 0.68] },
        ]
      : [],
    things: [
      ...seating(design, x, box.back + 0.1, random),
      ...placedAll(roundTable(0.25, 0.5, oklch(0.55, 0.06, 62), random.chance(0.5)), { move: [tableX, 0, box.back + 0.45] }),
      ...placedAll(tableLamp(random.integer(3), random.pick(footColours), linenWhite, lit), { move: [tableX, 0.5, box.back + 0.4] }),
      ...placedAll(plant === 'olive' ? potted('olive', seed) : basketPlant(plant, seed), {
        move: [x - side * (landscape ? 1.72 : 1.5), 0, box.back + 0.5],
        turn: random.between(0, 6),
      }),
      ...pictures(design, x, box.back, random),
      ...(landscape
        ? foreground(seed, random)
        : [placed(pouf(0.26, 0.34, mixRgb(design.yarns.main, oklch(0.86, 0.03, 75), 0.7)), { move: [1.5, 0, 0.1] })]),
    ],
  })
}

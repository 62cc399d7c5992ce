import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch } from '../light/colour.ts'
import { floorLamp, tableLamp } from '../lamps/lampShapes.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { tube } from '../scene/shapes.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { books, bowl, vase } from '../things/vessels.ts'
import { cloth, wood } from '../interior/cloth.ts'
import { basketPlant, furnished, linenWhite } from './furnishing.ts'
import type { Room } from './furnishing.ts'
import { armchair, pillow, pouf, roundTable, sofa } from '../interior/furniture.ts'
import { morning } from '../interior/roomLight.ts'
import { framed } from '../interior/walls.ts'

/** How a living room that is traced is furnished: no two of them side by side look alike. */
export type Furniture = 'sideboard' | 'armchairs' | 'sofaAside'

const oakDark = oklch(0.5, 0.055, 58)
const oakLight = oklch(0.66, 0.06, 68)
const paper = oklch(0.91, 0.018, 80)

/** A low oak sideboard with three doors, its back against z = 0. */
const sideboard = (wide: number): Mesh[] => {
  const oak = wood(oakLight)
  const door = wide / 3
  return [
    placed(roundedBox([wide, 0.46, 0.42], 0.008, oak), { move: [0, 0.37, 0.22] }),
    ...[-1, 0, 1].map((side) => placed(roundedBox([door - 0.012, 0.43, 0.014], 0.004, oak), { move: [side * door, 0.37, 0.436] })),
    ...[-1, 1].flatMap((side) =>
      [0.06, 0.36].map((z) =>
        tube(
          (part) => [side * (wide / 2 - 0.12), part * 0.15, z],
          () => 0.014,
          2,
          12,
          oak,
        ),
      ),
    ),
  ]
}

const onSideboard = (seed: string, x: number, back: number, glaze: Rgb): Mesh[] => {
  const random = seededRandom(`sideboard ${seed}`)
  const { meshes: pile, height } = books(3, seed)
  const top = 0.6
  return [
    ...placedAll(sideboard(1.9), { move: [x, 0, back + 0.01] }),
    ...placedAll(tableLamp(random.integer(3), glaze, linenWhite, 0), { move: [x - 0.66, top, back + 0.22] }),
    ...placedAll(pile, { move: [x + 0.3, top, back + 0.22] }),
    placed(bowl(0.07, oklch(0.88, 0.016, 85)), { move: [x + 0.3, top + height, back + 0.22] }),
    placed(vase(random.integer(3), 0.3, oklch(0.87, 0.015, 80)), { move: [x + 0.68, top, back + 0.2] }),
    placed(vase(3, 0.15, glaze), { move: [x + 0.53, top, back + 0.27] }),
  ]
}

const artColours = ({ yarns }: RugDesign): readonly Rgb[] => [yarns.main, yarns.accent, yarns.deep, paper]

/** A living room to be traced; `wall` and `seat` are the colours of its wall and of what one sits on. */
export const photographedRoom = (
  design: RugDesign,
  furniture: Furniture,
  { wall, seat }: { readonly wall: Rgb; readonly seat: Rgb },
  wide: number,
  pixels: number,
): Room => {
  const seed = `${design.seed} ${furniture}`
  const random = seededRandom(`photographed ${seed}`)
  const box = { left: -2.25, right: 2.5, back: -1.85, front: 5.6, high: 2.85 }
  const plant = random.pick(['monstera', 'ficus'] as const)
  const soft = mixRgb(design.yarns.main, oklch(0.86, 0.03, 75), 0.65)
  const things = (): Mesh[] => {
    switch (furniture) {
      case 'sideboard':
        return [
          ...onSideboard(seed, 0.15, box.back, mixRgb(design.yarns.accent, oklch(0.6, 0.06, 60), 0.3)),
          ...framed(0.22, 1.58, box.back, 0.92, 1.16, artColours(design), random.integer(90)),
          ...placedAll(armchair(seat), { move: [1.42, 0, -0.35], turn: -0.7, scale: 1.08 }),
          placed(pillow(0.4, cloth(design.yarns.main, 380, 0.12), 3), { move: [1.44, 0.68, -0.41], lean: -0.4, turn: -0.7 }),
          placed(pouf(0.27, 0.36, soft), { move: [-1.3, 0, 0.2] }),
          ...placedAll(basketPlant(plant, seed), { move: [-1.45, 0, box.back + 0.5], turn: random.between(0, 6) }),
        ]
      case 'armchairs':
        return [
          ...placedAll(armchair(seat), { move: [-0.95, 0, -0.75], turn: 0.5, scale: 1.1 }),
          ...placedAll(armchair(seat), { move: [1.1, 0, -0.75], turn: -0.5, scale: 1.1 }),
          placed(pillow(0.4, cloth(design.yarns.main, 380, 0.12), 3), { move: [-0.96, 0.7, -0.8], lean: -0.4, turn: 0.5 }),
          placed(pillow(0.4, cloth(design.yarns.accent, 380, 0.12), 5), { move: [1.12, 0.7, -0.8], lean: -0.4, turn: -0.5 }),
          ...placedAll(roundTable(0.28, 0.46, oakDark, true), { move: [0.08, 0, -0.85] }),
          placed(vase(random.integer(3), 0.26, oklch(0.88, 0.015, 85)), { move: [0.14, 0.46, -0.9] }),
          ...placedAll(books(2, seed).meshes, { move: [-0.02, 0.46, -0.78], scale: 0.9 }),
          ...placedAll(floorLamp(0, linenWhite, 0), { move: [1.85, 0, box.back + 0.45] }),
          ...placedAll(basketPlant(plant, seed), { move: [-1.75, 0, box.back + 0.45], turn: random.between(0, 6) }),
          ...framed(0.08, 1.72, box.back, 1.25, 0.9, artColours(design), random.integer(90)),
        ]
      case 'sofaAside':
        return [
          ...placedAll(sofa(seat, 2.1), { move: [1.98, 0, -0.1], turn: -Math.PI / 2 }),
          placed(pillow(0.46, cloth(design.yarns.main, 380, 0.12), 3), { move: [1.54, 0.72, -0.78], lean: -0.42, turn: -1.4 }),
          placed(pillow(0.44, cloth(mixRgb(design.yarns.pale, linenWhite, 0.3), 380, 0.12), 5), {
            move: [1.52, 0.71, 0.42],
            lean: -0.42,
            turn: -1.75,
          }),
          ...onSideboard(seed, -0.1, box.back, mixRgb(design.yarns.accent, oklch(0.6, 0.06, 60), 0.3)),
          ...framed(-0.44, 1.62, box.back, 0.62, 0.82, artColours(design), random.integer(90)),
          ...framed(0.34, 1.62, box.back, 0.62, 0.82, artColours(design), random.integer(90)),
          ...placedAll(basketPlant(plant, seed), { move: [-1.5, 0, box.back + 0.5], turn: random.between(0, 6) }),
          placed(pouf(0.27, 0.36, soft), { move: [-1.35, 0, 0.25] }),
        ]
    }
  }
  const aside = furniture === 'sofaAside' ? 0.22 : 0.05
  const standing = design.shape === 'round' || design.shape === 'square'
  return furnished({
    box,
    wall,
    design,
    wide,
    pixels,
    random,
    window: { axis: 'x', at: box.left, from: -0.95, until: 1.25, bottom: 0.35, top: 2.45, panesAcross: 3, panesDown: 2, softness: 0.1 },
    place: {
      x: 0.08,
      z: 0.55,
      turn: (standing ? 0.1 : 0) + random.between(-0.03, 0.03),
      size: Math.min(1, 196 / design.widthCm, 262 / design.lengthCm),
    },
    eye: { place: [aside + 0.2, 1.75, 5.3], target: [aside + 0.05, 0.46, -0.4], opening: 0.62 },
    daylight: morning,
    bulbs: [],
    things: things(),
  })
}

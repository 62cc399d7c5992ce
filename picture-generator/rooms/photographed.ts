import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch } from '../light/colour.ts'
import { floorLamp, tableLamp } from '../lamps/lampShapes.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { books, bowl, vase } from '../things/vessels.ts'
import { cloth } from '../interior/cloth.ts'
import { bookcase, shelves, sideboard, sideboardTop } from '../interior/storage.ts'
import { basket } from '../things/pots.ts'
import { basketPlant, furnished, linenWhite } from './furnishing.ts'
import type { Room } from './furnishing.ts'
import { armchair, daybed, pillow, pouf, roundTable, sofa } from '../interior/furniture.ts'
import { morning } from '../interior/roomLight.ts'
import { framed } from '../interior/walls.ts'

/** How a living room that is traced is furnished: no two of them side by side look alike. */
export type Furniture = 'sideboard' | 'armchairs' | 'sofaAside' | 'sofaBehind' | 'bookcase' | 'daybed'

const oakDark = oklch(0.5, 0.055, 58)
const oakLight = oklch(0.66, 0.06, 68)
const paper = oklch(0.91, 0.018, 80)

const onSideboard = (seed: string, x: number, back: number, glaze: Rgb): Mesh[] => {
  const random = seededRandom(`sideboard ${seed}`)
  const { meshes: pile, height } = books(3, seed)
  const top = sideboardTop
  return [
    ...placedAll(sideboard(1.9, oakLight), { move: [x, 0, back + 0.01] }),
    ...placedAll(tableLamp(random.integer(3), glaze, linenWhite, 0), { move: [x - 0.66, top, back + 0.22] }),
    ...placedAll(pile, { move: [x + 0.3, top, back + 0.22] }),
    placed(bowl(0.07, oklch(0.88, 0.016, 85)), { move: [x + 0.3, top + height, back + 0.22] }),
    placed(vase(random.integer(3), 0.3, oklch(0.87, 0.015, 80)), { move: [x + 0.68, top, back + 0.2] }),
    placed(vase(3, 0.15, glaze), { move: [x + 0.53, top, back + 0.27] }),
  ]
}

/** A bookcase with what stands in it. */
const library = (seed: string, x: number, back: number, glaze: Rgb): Mesh[] => {
  const random = seededRandom(`bookcase ${seed}`)
  const [low, second, third, high] = shelves
  const at = (aside: number, shelf: number, meshes: readonly Mesh[], turn = 0): Mesh[] =>
    placedAll(meshes, { move: [x + aside, shelf, back + 0.19], turn, scale: 1.2 })
  return [
    ...placedAll(bookcase(1.25, oakLight), { move: [x, 0, back + 0.01] }),
    ...at(-0.32, low, [...basket(0.15).meshes]),
    ...at(0.22, low, books(5, `${seed} low`).meshes, 0.08),
    ...at(-0.3, second, books(4, `${seed} second`).meshes, -0.06),
    ...at(0.3, second, [vase(random.integer(3), 0.26, glaze)]),
    ...at(-0.38, third, [vase(3, 0.2, oklch(0.88, 0.015, 80))]),
    ...at(0.14, third, books(6, `${seed} third`).meshes, 0.05),
    ...at(0.46, third, [bowl(0.075, oklch(0.9, 0.014, 85))]),
    ...at(-0.2, high, [vase(random.integer(3), 0.27, oklch(0.87, 0.015, 80))]),
    ...at(0.34, high, books(3, `${seed} high`).meshes),
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
      case 'sofaBehind':
        return [
          ...placedAll(sofa(seat, 2.4, 3), { move: [0.1, 0, box.back + 0.12] }),
          placed(pillow(0.46, cloth(design.yarns.main, 380, 0.12), 3), { move: [-0.72, 0.72, box.back + 0.64], lean: -0.42, turn: 0.2 }),
          placed(pillow(0.4, cloth(mixRgb(design.yarns.pale, linenWhite, 0.3), 380, 0.12), 5), {
            move: [0.84, 0.7, box.back + 0.66],
            lean: -0.45,
            turn: -0.2,
          }),
          ...placedAll(floorLamp(2, linenWhite, 0), { move: [1.72, 0, box.back + 0.4] }),
          ...placedAll(basketPlant(plant, seed), { move: [-1.62, 0, box.back + 0.5], turn: random.between(0, 6) }),
          ...framed(0.1, 1.78, box.back, 1.3, 0.86, artColours(design), random.integer(90)),
        ]
      case 'bookcase':
        return [
          ...library(seed, -0.52, box.back, mixRgb(design.yarns.accent, oklch(0.6, 0.06, 60), 0.3)),
          ...placedAll(armchair(seat), { move: [1.18, 0, -0.72], turn: -0.6, scale: 1.12 }),
          placed(pillow(0.4, cloth(design.yarns.main, 380, 0.12), 3), { move: [1.2, 0.7, -0.78], lean: -0.4, turn: -0.6 }),
          ...placedAll(roundTable(0.24, 0.5, oakDark), { move: [0.5, 0, -1.2] }),
          ...placedAll(tableLamp(random.integer(3), mixRgb(design.yarns.accent, oklch(0.6, 0.06, 60), 0.3), linenWhite, 0), {
            move: [0.5, 0.5, -1.2],
          }),
          ...framed(1.2, 1.66, box.back, 0.7, 0.92, artColours(design), random.integer(90)),
          placed(pouf(0.27, 0.36, soft), { move: [-1.38, 0, -0.1] }),
        ]
      case 'daybed':
        return [
          ...placedAll(daybed(seat, oakDark), { move: [-0.1, 0, box.back + 0.14] }),
          placed(pillow(0.48, cloth(design.yarns.main, 380, 0.12), 3), { move: [-0.62, 0.63, box.back + 0.34], lean: -0.32, turn: 0.08 }),
          placed(pillow(0.44, cloth(design.yarns.accent, 380, 0.12), 7), { move: [-0.2, 0.61, box.back + 0.36], lean: -0.34, turn: -0.06 }),
          placed(pillow(0.48, cloth(mixRgb(design.yarns.pale, linenWhite, 0.3), 380, 0.12), 5), {
            move: [0.44, 0.63, box.back + 0.34],
            lean: -0.32,
            turn: -0.1,
          }),
          ...placedAll(roundTable(0.26, 0.48, oakDark), { move: [1.3, 0, box.back + 0.5] }),
          ...placedAll(tableLamp(random.integer(3), mixRgb(design.yarns.accent, oklch(0.6, 0.06, 60), 0.3), linenWhite, 0), {
            move: [1.3, 0.48, box.back + 0.5],
          }),
          ...framed(-0.62, 1.56, box.back, 0.5, 0.66, artColours(design), random.integer(90)),
          ...framed(-0.02, 1.56, box.back, 0.5, 0.66, artColours(design), random.integer(90)),
          ...framed(0.58, 1.56, box.back, 0.5, 0.66, artColours(design), random.integer(90)),
          ...placedAll(basketPlant(plant, seed), { move: [-1.66, 0, box.back + 0.55], turn: random.between(0, 6) }),
          placed(pouf(0.27, 0.36, soft), { move: [1.42, 0, 0.3] }),
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

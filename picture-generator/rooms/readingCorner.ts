import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { floorLamp } from '../lamps/lampShapes.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { books, vase } from '../things/vessels.ts'
import { cloth } from '../interior/cloth.ts'
import { basketPlant, furnished, linenWhite, wallColours } from './furnishing.ts'
import type { Room } from './furnishing.ts'
import { armchair, pillow, roundTable } from '../interior/furniture.ts'
import { morning } from '../interior/roomLight.ts'
import { framed } from '../interior/walls.ts'

const chairColours: readonly [Rgb, ...Rgb[]] = [oklch(0.91, 0.014, 85), oklch(0.8, 0.03, 72), oklch(0.62, 0.04, 138), oklch(0.62, 0.09, 45)]

/** An armchair with a lamp and a plant, the rug before it. */
export const readingCorner = (design: RugDesign, seed: string, wide: number, pixels: number): Room => {
  const random = seededRandom(`reading corner ${seed}`)
  const box = { left: -1.9, right: 2.3, back: -1.5, front: 5.6, high: 2.85 }
  const { meshes: pile, height } = books(3, seed)
  return furnished({
    box,
    design,
    wide,
    pixels,
    random,
    wall: random.pick(wallColours),
    window: { axis: 'x', at: box.left, from: -0.8, until: 1.4, bottom: 0.3, top: 2.45, panesAcross: 2, panesDown: 3, softness: 0.1 },
    place: { x: 0.0, z: 0.62, turn: random.between(-0.1, 0.02), size: Math.min(0.86, 168 / design.widthCm, 226 / design.lengthCm) },
    eye: { place: [0.35, 1.75, 4.7], target: [0.05, 0.5, -0.3], opening: 0.62 },
    daylight: { ...morning, sunTowards: [-0.8, 0.5, 0.34] },
    bulbs: [],
    things: [
      ...placedAll(armchair(random.pick(chairColours)), { move: [0.3, 0, -0.55], turn: -0.42, scale: 1.08 }),
      placed(pillow(0.4, cloth(design.yarns.main, 380, 0.12), 3), { move: [0.33, 0.68, -0.6], lean: -0.4, turn: -0.42 }),
      ...placedAll(floorLamp(random.integer(3), linenWhite, 0), { move: [1.1, 0, -0.95], turn: 2.6 }),
      ...placedAll(roundTable(0.22, 0.48, oklch(0.5, 0.055, 58)), { move: [-0.5, 0, -0.75] }),
      ...placedAll(pile, { move: [-0.5, 0.48, -0.75] }),
      placed(vase(random.integer(4), 0.16, oklch(0.47, 0.075, 254), true), { move: [-0.47, 0.48 + height, -0.75] }),
      ...placedAll(basketPlant(random.pick(['monstera', 'ficus']), seed), { move: [-1.2, 0, -0.95] }),
      ...framed(
        0.3,
        1.75,
        box.back,
        0.7,
        0.9,
        [design.yarns.main, design.yarns.accent, design.yarns.deep, oklch(0.9, 0.02, 80)],
        random.integer(90),
      ),
    ],
  })
}

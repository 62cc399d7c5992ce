import { mixRgb, oklch } from '../light/colour.ts'
import { tableLamp } from '../lamps/lampShapes.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { books, vase } from '../things/vessels.ts'
import { basketPlant, furnished, linenWhite, wallColours } from './furnishing.ts'
import type { Room } from './furnishing.ts'
import { bed, roundTable } from '../interior/furniture.ts'
import { morning } from '../interior/roomLight.ts'
import { framed } from '../interior/walls.ts'

/** A bedroom, the rug under the foot of the bed. */
export const bedroom = (design: RugDesign, seed: string, wide: number, pixels: number): Room => {
  const random = seededRandom(`bedroom ${seed}`)
  const { yarns } = design
  const box = { left: -2.3, right: 2.6, back: -2.3, front: 5.6, high: 2.85 }
  const standing = design.shape === 'round' || design.shape === 'square' || design.shape === 'runner'
  const { meshes: pile, height } = books(2, seed)
  return furnished({
    box,
    design,
    wide,
    pixels,
    random,
    wall: random.pick(wallColours),
    window: { axis: 'x', at: box.left, from: -1.3, until: 0.9, bottom: 0.5, top: 2.45, panesAcross: 2, panesDown: 2, softness: 0.1 },
    place: {
      x: -0.05,
      z: 0.42,
      turn: (standing ? 0.06 : Math.PI / 2) + random.between(-0.03, 0.03),
      size: Math.min(1, 260 / design.lengthCm),
    },
    eye: { place: [0.5, 2.0, 5.0], target: [0.0, 0.42, -0.55], opening: 0.62 },
    daylight: { ...morning, sunTowards: [-0.8, 0.55, -0.12] },
    bulbs: [],
    things: [
      ...placedAll(bed(oklch(0.93, 0.01, 85), mixRgb(yarns.main, oklch(0.8, 0.03, 75), 0.45)), { move: [-0.05, 0, box.back + 0.12] }),
      ...[-1, 1].flatMap((side) =>
        placedAll(roundTable(0.23, 0.46, oklch(0.58, 0.06, 64), true), { move: [-0.05 + side * 1.15, 0, box.back + 0.35] }),
      ),
      ...placedAll(tableLamp(random.integer(3), oklch(0.9, 0.015, 85), linenWhite, 0), { move: [1.12, 0.46, box.back + 0.32] }),
      ...placedAll(pile, { move: [-1.2, 0.46, box.back + 0.36] }),
      placed(vase(random.integer(4), 0.17, oklch(0.6, 0.1, 43)), { move: [-1.17, 0.46 + height, box.back + 0.36] }),
      ...placedAll(basketPlant(random.pick(['monstera', 'ficus']), seed, 0.18), { move: [1.9, 0, box.back + 0.62] }),
      ...framed(-0.05, 1.72, box.back, 1.05, 0.74, [yarns.main, yarns.accent, yarns.pale, oklch(0.91, 0.018, 80)], random.integer(90)),
    ],
  })
}

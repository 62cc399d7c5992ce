import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { tableLamp } from '../lamps/lampShapes.ts'
import { bookcase, shelves, sideboard, sideboardTop } from '../interior/storage.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { basket } from '../things/pots.ts'
import { books, bowl, vase } from '../things/vessels.ts'
import { linenWhite } from './furnishing.ts'

/** A sideboard against the back wall with what stands on it. */
export const onSideboard = (seed: string, x: number, back: number, glaze: Rgb, wood: Rgb): Mesh[] => {
  const random = seededRandom(`sideboard ${seed}`)
  const { meshes: pile, height } = books(3, seed)
  const top = sideboardTop
  return [
    ...placedAll(sideboard(1.9, wood), { move: [x, 0, back + 0.01] }),
    ...placedAll(tableLamp(random.integer(3), glaze, linenWhite, 0), { move: [x - 0.66, top, back + 0.22] }),
    ...placedAll(pile, { move: [x + 0.3, top, back + 0.22] }),
    placed(bowl(0.07, oklch(0.88, 0.016, 85)), { move: [x + 0.3, top + height, back + 0.22] }),
    placed(vase(random.integer(3), 0.3, oklch(0.87, 0.015, 80)), { move: [x + 0.68, top, back + 0.2] }),
    placed(vase(3, 0.15, glaze), { move: [x + 0.53, top, back + 0.27] }),
  ]
}

/** A bookcase with what stands in it. */
export const library = (seed: string, x: number, back: number, glaze: Rgb, wood: Rgb): Mesh[] => {
  const random = seededRandom(`bookcase ${seed}`)
  const [low, second, third, high] = shelves
  const at = (aside: number, shelf: number, meshes: readonly Mesh[], turn = 0): Mesh[] =>
    placedAll(meshes, { move: [x + aside, shelf, back + 0.19], turn, scale: 1.2 })
  return [
    ...placedAll(bookcase(1.25, wood), { move: [x, 0, back + 0.01] }),
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

import type { Rgb } from '../light/colour.ts'
import { placed } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { tube } from '../scene/shapes.ts'
import { wood } from './cloth.ts'

/** Height in metres of the top of a sideboard. */
export const sideboardTop = 0.6

/** A low sideboard with three doors, its back against z = 0. */
export const sideboard = (wide: number, colour: Rgb): Mesh[] => {
  const stuff = wood(colour)
  const door = wide / 3
  return [
    placed(roundedBox([wide, 0.46, 0.42], 0.008, stuff), { move: [0, 0.37, 0.22] }),
    ...[-1, 0, 1].map((side) => placed(roundedBox([door - 0.012, 0.43, 0.014], 0.004, stuff), { move: [side * door, 0.37, 0.436] })),
    ...[-1, 1].flatMap((side) =>
      [0.06, 0.36].map((z) =>
        tube(
          (part) => [side * (wide / 2 - 0.12), part * 0.15, z],
          () => 0.014,
          2,
          12,
          stuff,
        ),
      ),
    ),
  ]
}

/** Heights in metres of the boards of a bookcase, on which things stand. */
export const shelves = [0.16, 0.56, 0.94, 1.32] as const

/** An open bookcase, its back against z = 0. */
export const bookcase = (wide: number, colour: Rgb): Mesh[] => {
  const stuff = wood(colour)
  const [deep, thick, tall] = [0.32, 0.024, 1.72]
  return [
    ...[-1, 1].map((side) => placed(roundedBox([thick, tall, deep], 0.004, stuff), { move: [side * (wide / 2), tall / 2, deep / 2] })),
    ...[...shelves, tall].map((top) =>
      placed(roundedBox([wide, thick, deep], 0.004, stuff), { move: [0, top - thick / 2, deep / 2 + 0.004] }),
    ),
  ]
}

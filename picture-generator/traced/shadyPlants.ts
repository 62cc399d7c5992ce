import { plaster, wood } from '../interior/cloth.ts'
import { boardFloor, oak } from '../interior/floors.ts'
import { oklch } from '../light/colour.ts'
import { potted } from '../plants/potted.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { panel } from '../scene/shapes.ts'
import { wateringCan } from '../things/wateringCan.ts'
import type { TracedScene } from './sceneFiles.ts'

/** Bars of a window beside the picture: their shadow falls on the wall behind the plants. */
const windowBars = (): Mesh[] => {
  const finish = wood(oklch(0.9, 0.01, 85))
  const bar = (high: number, wide: number, y: number, along: number): Mesh =>
    placed(roundedBox([wide, high, 0.03], 0.004, finish), { move: [along, y, 0] })
  const frame = [bar(1.9, 0.05, 0, -0.4), bar(1.9, 0.03, 0, 0), bar(1.9, 0.05, 0, 0.4), bar(0.03, 0.8, 0.1, 0), bar(0.05, 0.8, -0.42, 0)]
  return placedAll(frame, { turn: -1.12, move: [-1.45, 1.16, 0.42] })
}

/** A still life for the journal: three plants that thrive in the shade of a room, and a watering can. */
export const shadyPlants = (seed: string): TracedScene => {
  const table = boardFloor(oak, 0.3)
  return {
    eye: { place: [0.1, 0.52, 2.05], target: [0.0, 0.265, 0], opening: 0.385 },
    aperture: 9,
    floor: { drawn: (x, z, pixel) => table(z + 0.31, x, pixel), part: { left: -1.3, back: -1.3, size: 2.6 }, pixels: 4000 },
    rug: null,
    meshes: [
      ...placedAll(potted('sansevieria', seed, 'wit'), { move: [-0.03, 0, -0.22], scale: 0.8 }),
      ...placedAll(potted('fern', seed, 'zand'), { move: [-0.4, 0, 0.02], scale: 0.86 }),
      ...placedAll(potted('lily', seed, 'groen'), { move: [0.34, 0, -0.06], scale: 0.82 }),
      ...placedAll(wateringCan(oklch(0.58, 0.1, 45)), { move: [0.13, 0, 0.26], turn: -0.35, scale: 0.8 }),
      panel([-4, 3, -0.7], [8, 0, 0], [0, -3, 0], plaster(oklch(0.77, 0.032, 152)), false),
      ...windowBars(),
    ],
    lighting: { kind: 'table' },
  }
}

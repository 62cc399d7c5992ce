import { framed } from '../interior/walls.ts'
import { pebbleLamp } from '../lamps/tableLamps.ts'
import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { potted } from '../plants/potted.ts'
import { chosen, numberOf } from '../rooms/home.ts'
import { linenWhite } from '../rooms/furnishing.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { books, bowl, fruitBowl, vase } from '../things/vessels.ts'

const glazes: readonly Rgb[] = [
  oklch(0.6, 0.1, 43),
  oklch(0.5, 0.06, 250),
  oklch(0.9, 0.015, 85),
  oklch(0.63, 0.045, 140),
  oklch(0.76, 0.08, 82),
]

/** What stands behind a device, at the origin: a head taller than it. */
const tall: readonly ((seed: string, glaze: Rgb) => Mesh[])[] = [
  (seed) => potted('pilea', seed),
  () => placedAll(pebbleLamp('terracotta', 0), { scale: 1.05 }),
  (seed) => placedAll(potted('sansevieria', seed), { scale: 0.42 }),
  (_, glaze) => [placed(vase(0, 0.27, glaze), { move: [-0.02, 0, 0] }), placed(vase(3, 0.1, linenWhite, true), { move: [0.1, 0, 0.05] })],
  (seed) => placedAll(potted('aloe', seed), { scale: 0.85 }),
]

/** What lies beside it, no higher than it. */
const low: readonly ((seed: string, glaze: Rgb) => Mesh[])[] = [
  (seed, glaze) => {
    const { meshes, height } = books(2, seed)
    return [...meshes, placed(vase(3, 0.1, glaze), { move: [0.01, height, 0] })]
  },
  () => fruitBowl(0.115, linenWhite),
  (seed, glaze) => {
    const { meshes, height } = books(3, seed)
    return [...meshes, placed(bowl(0.065, glaze), { move: [0.01, height, 0] })]
  },
]

/** Where the tall and the low thing stand, in metres from the device. */
interface Room {
  readonly behind: readonly [x: number, z: number]
  readonly beside: readonly [x: number, z: number]
  /** Height of the middle of a print on the wall, and where the wall is. */
  readonly print: number
  readonly wall: number
}

/** What keeps a device company on a sideboard. The number of its seed chooses, so that devices that follow one another differ. */
export const companyOf = (seed: string, { behind, beside, print, wall }: Room): Mesh[] => {
  const number = numberOf(seed)
  const glaze = chosen(glazes, number + Math.floor(number / 5))
  const hangs = number % 2 === 1
  return [
    ...placedAll(chosen(tall, number)(seed, glaze), { move: [behind[0], 0, behind[1]] }),
    ...placedAll(chosen(low, number)(seed, glaze), { move: [beside[0], 0, beside[1]], turn: -0.1 }),
    ...(hangs
      ? framed(beside[0] * 0.35, print, wall, 0.3, 0.4, [glaze, oklch(0.8, 0.05, 75), oklch(0.42, 0.05, 250), linenWhite], number)
      : []),
  ]
}

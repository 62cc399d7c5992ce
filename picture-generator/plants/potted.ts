import type { Plant, PotColour } from '../names/pictureWords.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { pot } from '../things/pots.ts'
import { growing } from './growing.ts'

/** A plant in its pot, standing at the origin, in metres. A pot without a colour gets one by the seed. */
export const potted = (plant: Plant, seed: string, colour: PotColour | null = null): Mesh[] => {
  const random = seededRandom(`plant ${plant} ${seed}`)
  const { grow, pot: radius, front = false } = growing[plant]
  const { meshes, height } = pot(radius, random, colour)
  return [...meshes, ...placedAll(grow(random), { move: [0, height, 0], turn: front ? 0 : random.between(0, 6) })]
}

import type { Plant } from '../names/pictureWords.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { pot } from '../things/pots.ts'
import { growing } from './species.ts'

/** A plant in its pot, standing at the origin, in metres. */
export const potted = (plant: Plant, seed: string): Mesh[] => {
  const random = seededRandom(`plant ${plant} ${seed}`)
  const { grow, pot: radius } = growing[plant]
  const { meshes, height } = pot(radius, random)
  return [...meshes, ...placedAll(grow(random), { move: [0, height, 0], turn: random.between(0, 6) })]
}

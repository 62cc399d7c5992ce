import { oklch } from '../colour.ts'
import type { Picture } from '../Picture.ts'
import type { ObjectView, Plant } from '../pictureWords.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import { tabletop } from '../scene/tabletop.ts'
import { seededRandom } from '../seededRandom.ts'
import { pot } from './pots.ts'
import { growing } from './species.ts'

/** A plant in its pot, standing at the origin, in metres. */
export const potted = (plant: Plant, seed: string): Mesh[] => {
  const random = seededRandom(`plant ${plant} ${seed}`)
  const { grow, pot: radius } = growing[plant]
  const { meshes, height } = pot(radius, random)
  return [...meshes, ...placedAll(grow(random), { move: [0, height, 0], turn: random.between(0, 6) })]
}

/** A plant on seamless paper. */
export const drawPlant = (plant: Plant, seed: string, view: ObjectView | null, width: number, height: number): Picture => {
  const { height: tall, wide } = growing[plant]
  const size = Math.max(tall, wide / (width / height))
  const opening = size * (view === 'detail' ? 0.55 : 1.16)
  const look = view === 'detail' ? tall * 0.68 : tall * 0.49
  const away = size * 3.2
  return render(tabletop(potted(plant, seed), tall, {
    place: [0, look + tall * 0.62, away], target: [0, look, 0], opening: opening / away,
  }, oklch(0.9, 0.022, 80)), width, height)
}

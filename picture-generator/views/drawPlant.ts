import { oklch } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import type { ObjectView, Plant, PotColour } from '../names/pictureWords.ts'
import { cornerAtHome } from './corner.ts'
import { onSideboard } from '../interior/setting.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Room } from '../rooms/furnishing.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { tabletop } from '../scene/tabletop.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { books, vase } from '../things/vessels.ts'
import { potted } from '../plants/potted.ts'
import { growing } from '../plants/growing.ts'

/** Small plants stand on a sideboard, tall ones on the floor beside a window. */
const atHome = (plant: Plant, seed: string, colour: PotColour | null, width: number, height: number): Scene | Room => {
  const { height: tall, wide } = growing[plant]
  const meshes = potted(plant, seed, colour)
  if (tall > 0.6) return cornerAtHome(placedAll(meshes, { move: [-0.1, 0, 0] }), seed, tall * 1.15, width / height, width)
  const random = seededRandom(`plant at home ${plant} ${seed}`)
  const { meshes: pile, height: high } = books(2, seed)
  // A small one is seen from nearer, one that nearly is too large for a sideboard from further away.
  const seen = Math.max(tall * 1.4, wide * 1.3, Math.min(0.66, Math.max(0.44, tall * 1.6)))
  const left = Math.min(seen * 0.12, Math.max(0, (seen * width) / height - wide) * 0.3)
  const aside = seen * 0.36
  return onSideboard(
    [
      ...placedAll(meshes, { move: [-left, 0, 0] }),
      ...placedAll(pile, { move: [aside, 0, 0.04], scale: 0.9 }),
      placed(vase(random.integer(4), 0.11, oklch(0.9, 0.015, 85)), { move: [aside, high * 0.9, 0.04] }),
    ],
    0.36,
    random.pick([oklch(0.92, 0.015, 82), oklch(0.85, 0.02, 240), oklch(0.88, 0.028, 58)]),
    {
      place: [0.08, 0.36, 1.9],
      target: [0, seen * 0.3, 0],
      opening: seen / 1.9,
    },
  )
}

/** A plant on seamless paper, whole or close up, or at home. */
export const plantScene = (
  plant: Plant,
  seed: string,
  colour: PotColour | null,
  view: ObjectView | null,
  width: number,
  height: number,
): Scene | Room => {
  if (view === 'room' || view === 'wide') return atHome(plant, seed, colour, width, height)
  const { height: tall, wide, above = 0.62, close = {} } = growing[plant]
  const { seen = 0.55, right = 0, up = 0.68 } = close
  const size = Math.max(tall, wide / (width / height))
  const opening = size * (view === 'detail' ? seen : 1.16)
  const look = tall * (view === 'detail' ? up : 0.49)
  const away = size * 3.2
  return tabletop(
    potted(plant, seed, colour),
    tall,
    {
      place: [0, look + tall * above, away],
      target: [view === 'detail' ? right : 0, look, 0],
      opening: opening / away,
    },
    oklch(0.93, 0.017, 82),
  )
}

export const drawPlant = (...[plant, seed, colour, view, width, height]: Parameters<typeof plantScene>): Picture =>
  render(plantScene(plant, seed, colour, view, width, height), width, height)

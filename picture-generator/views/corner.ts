import { armchair, roundTable } from '../interior/furniture.ts'
import { noon } from '../interior/roomLight.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { furnished, linenWhite, mutedWalls } from '../rooms/furnishing.ts'
import type { Room } from '../rooms/furnishing.ts'
import { chosen, numberOf, seats, woods } from '../rooms/home.ts'
import { art, glazeOf, scatter } from '../rooms/Plan.ts'
import type { Furnished } from '../rooms/Plan.ts'
import { onSideboard } from '../rooms/standing.ts'
import { planRug } from '../rug/planRug.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Eye } from '../scene/Scene.ts'
import { books, vase } from '../things/vessels.ts'

/** Height in metres of a small table. */
const low = 0.5

/** What the rest of the room is furnished with; `right` is how far one sees, in metres. */
type Surroundings = Omit<Furnished, 'plant'> & { readonly right: number }

/** What is seen of the rest of the room, to the right of the thing: an armchair, a low cupboard or a small table. */
const beside: readonly ((room: Surroundings) => Mesh[])[] = [
  ({ design, back, seat, right }) => [
    ...placedAll(armchair(seat), { move: [right + 0.06, 0, back + 0.48], turn: -0.5, scale: 1.05 }),
    scatter(design, 'main', [right + 0.07, 0.68, back + 0.43], -0.5, 0.4),
  ],
  ({ design, seed, back, wood, right }) => onSideboard(seed, right + 0.47, back, glazeOf(design), wood),
  ({ design, seed, random, back, wood, right }) => {
    const [x, z] = [right - 0.22, back + 0.36]
    const { meshes: pile, height } = books(3, seed)
    return [
      ...placedAll(roundTable(0.27, low, wood, random.chance(0.5)), { move: [x, 0, z] }),
      ...placedAll(pile, { move: [x - 0.08, low, z] }),
      placed(vase(3, 0.13, linenWhite), { move: [x - 0.08, low + height, z] }),
      placed(vase(random.integer(3), 0.24, glazeOf(design)), { move: [x + 0.12, low, z - 0.04] }),
    ]
  },
]

/** A corner beside a window for one thing, `tall` metres high, that stands on the floor at the origin; the number of its seed chooses the room. */
export const cornerAtHome = (things: readonly Mesh[], seed: string, tall: number, wide: number, pixels: number): Room => {
  const random = seededRandom(`corner ${seed}`)
  const number = numberOf(seed)
  const high = Math.max(tall, 0.9)
  const box = { left: -1.7, right: 2.6, back: -0.75, front: 6, high: 2.85 }
  const design = planRug({
    seed: `corner${seed}`,
    style: null,
    colour: chosen(['blauw', 'zand', 'terracotta', 'ecru'] as const, number),
    material: null,
    shape: 'rectangle',
  })
  const room: Surroundings = {
    design,
    seed,
    random,
    back: box.back,
    seat: chosen(seats, number * 2 + 1),
    wood: chosen(woods, number),
    right: 0.12 + high * 0.6,
  }
  const away = 4.4
  const eye: Eye = { place: [0.5, 0.95 + high * 0.25, away], target: [0.12, high * 0.5, 0], opening: (high * 1.3) / away }
  return furnished({
    box,
    design,
    wide,
    pixels,
    random,
    eye,
    things: [...things, ...chosen(beside, number)(room), ...art(room, Math.max(1.12, high * 1.02), 0.46, 0.6, room.right - 0.24)],
    wall: chosen(mutedWalls, number),
    window: { axis: 'x', at: box.left, from: -0.4, until: 1.7, bottom: 0.4, top: 2.4, panesAcross: 2, panesDown: 2, softness: 0.1 },
    place: { x: 0.6, z: 1.35, turn: Math.PI / 2, size: 0.9 },
    daylight: noon,
    bulbs: [],
  })
}

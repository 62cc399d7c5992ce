import { planRug } from '../rug/planRug.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Eye } from '../scene/Scene.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { furnished, wallColours } from '../rooms/furnishing.ts'
import type { Room } from '../rooms/furnishing.ts'
import { noon } from '../interior/roomLight.ts'

/** A quiet corner beside a window for one thing, `tall` metres high, that stands on the floor at the origin. */
export const quietCorner = (things: readonly Mesh[], seed: string, tall: number, wide: number, pixels: number): Room => {
  const random = seededRandom(`corner ${seed}`)
  const box = { left: -1.7, right: 2.6, back: -0.75, front: 6, high: 2.85 }
  const design = planRug({
    seed: `corner${seed}`,
    style: null,
    colour: random.pick(['ecru', 'zand', 'blauw', 'terracotta']),
    material: null,
    shape: 'rectangle',
  })
  const away = 4.4
  const high = Math.max(tall, 0.9)
  const eye: Eye = { place: [0.5, 0.95 + high * 0.25, away], target: [0.12, high * 0.5, 0], opening: (high * 1.3) / away }
  return furnished({
    box,
    design,
    wide,
    pixels,
    random,
    eye,
    things,
    wall: random.pick(wallColours),
    window: { axis: 'x', at: box.left, from: -0.4, until: 1.7, bottom: 0.4, top: 2.4, panesAcross: 2, panesDown: 2, softness: 0.1 },
    place: { x: 0.6, z: 1.35, turn: Math.PI / 2, size: 0.9 },
    daylight: noon,
    bulbs: [],
  })
}

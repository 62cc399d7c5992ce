import type { Rgb } from '../light/colour.ts'
import { planRug } from '../rug/planRug.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Eye } from '../scene/Scene.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { furnished, wallColours } from '../rooms/furnishing.ts'
import type { Room } from '../rooms/furnishing.ts'
import { dusk, noon } from '../interior/roomLight.ts'

/** What is in the picture: the height of its middle and how much of it is seen, in metres. */
interface Look {
  readonly height: number
  readonly tall: number
}

/** A quiet corner beside a window for one thing that stands on the floor at the origin; `glow` is the light of a lamp at a height. */
export const quietCorner = (
  things: readonly Mesh[],
  seed: string,
  tall: number,
  wide: number,
  pixels: number,
  glow: { readonly height: number; readonly colour: Rgb } | null,
  look?: Look,
): Room => {
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
  const { height, tall: seen } = look ?? { height: high * 0.5, tall: high * 1.3 }
  const eye: Eye = { place: [0.5, 0.95 + high * 0.25, away], target: [0.12, height, 0], opening: seen / away }
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
    daylight: glow === null ? noon : dusk,
    bulbs:
      glow === null
        ? []
        : [
            { place: [0, glow.height, 0.02], colour: glow.colour },
            { place: [0.9, 1.9, 2.6], colour: [0.9, 0.62, 0.4] },
          ],
  })
}

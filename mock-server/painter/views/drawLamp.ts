import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import type { Picture } from '../light/Picture.ts'
import type { Lamp, ObjectView } from '../names/pictureWords.ts'
import { lamps } from '../names/pictureWords.ts'
import { quietCorner } from './corner.ts'
import { roundTable } from '../interior/furniture.ts'
import { onWall } from '../interior/setting.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { render } from '../scene/render.ts'
import type { Scene } from '../scene/Scene.ts'
import { lathe, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import { tabletop } from '../scene/tabletop.ts'
import { seededRandom } from '../light/seededRandom.ts'
import type { Random } from '../light/seededRandom.ts'
import { bowl } from '../things/vessels.ts'
import { floorLamp, pendantLamp, shadeOf, tableLamp } from '../lamps/lampShapes.ts'

const linens: readonly [Rgb, ...Rgb[]] = [oklch(0.93, 0.014, 85), oklch(0.85, 0.035, 75), oklch(0.9, 0.02, 60)]
const glazes: readonly [Rgb, ...Rgb[]] = [
  oklch(0.47, 0.075, 254),
  oklch(0.6, 0.1, 43),
  oklch(0.9, 0.015, 85),
  oklch(0.64, 0.045, 138),
  oklch(0.32, 0.012, 60),
]

const bulbLamp = (): Mesh[] => [
  lathe(
    smoothProfile([
      [0, 0.13],
      [0.02, 0.128],
      [0.038, 0.116],
      [0.047, 0.094],
      [0.044, 0.072],
      [0.03, 0.05],
      [0.018, 0.036],
      [0.0145, 0.026],
    ]),
    56,
    {
      colour: [0.75, 0.7, 0.6],
      gloss: 0.08,
      roughness: 0.1,
      through: 0.8,
      glow: [0.75, 0.55, 0.33],
    },
  ),
  ...Array.from({ length: 4 }, (_, index) =>
    placed(
      lathe(
        [
          [0.013, 0],
          [0.0142, 0.0025],
          [0.013, 0.005],
        ],
        40,
        { colour: oklch(0.65, 0.02, 85), gloss: 0.3, roughness: 0.3 },
      ),
      { move: [0, 0.005 + index * 0.005, 0] },
    ),
  ),
  lathe(
    [
      [0, 0],
      [0.006, 0],
      [0.011, 0.005],
    ],
    32,
    { colour: [0.03, 0.03, 0.03] },
  ),
]

const wallLamp = (random: Random): Mesh[] => [
  placed(
    lathe(
      [
        [0, 0.018],
        [0.048, 0.018],
        [0.05, 0.014],
        [0.05, 0],
      ],
      48,
      { colour: oklch(0.62, 0.075, 82), gloss: 0.22, roughness: 0.32 },
    ),
    { lean: Math.PI / 2 },
  ),
  tube(
    (part) => [0, -0.01 + Math.sin(part * Math.PI * 0.5) * 0.03, 0.01 + part * 0.1],
    () => 0.006,
    10,
    12,
    { colour: oklch(0.62, 0.075, 82), gloss: 0.22, roughness: 0.32 },
  ),
  placed(shadeOf(0.085, 0.06, 0.12, random.pick(linens), 0.55), { move: [0, 0.02, 0.11] }),
]

const standing = (things: readonly Mesh[], tall: number, glow: number, wide: number, close: boolean): Scene => {
  const size = Math.max(tall, (tall * 0.6) / wide)
  const opening = size * (close ? 0.6 : 1.35)
  const look = close ? tall * 0.74 : tall * 0.5
  const away = size * 4
  const scene = tabletop(
    things,
    tall,
    { place: [0, look + tall * 0.35, away], target: [0, look, 0], opening: opening / away },
    oklch(0.9, 0.022, 75),
  )
  return {
    ...scene,
    bulbs: [
      { place: [0, tall * 0.8, tall * 0.02], colour: [0.12 * glow * tall * tall, 0.085 * glow * tall * tall, 0.05 * glow * tall * tall] },
    ],
  }
}

/** A lamp by evening in a corner of a room. */
const atHome = (lamp: Lamp, seed: string, form: number, random: Random, wide: number, pixels: number): Scene => {
  const linen = random.pick(linens)
  const glaze = random.pick(glazes)
  const glow: Rgb = [1.0, 0.68, 0.38]
  switch (lamp) {
    case 'floor':
      return quietCorner(floorLamp(form, linen, 1), seed, 1.6, wide, pixels, { height: 1.3, colour: glow })
    case 'pendant':
      return quietCorner(
        [
          ...placedAll(roundTable(0.5, 0.74, oklch(0.55, 0.06, 62), true), { move: [0.1, 0, 0.1] }),
          placed(bowl(0.12, oklch(0.9, 0.015, 85)), { move: [0.1, 0.74, 0.1] }),
          ...placedAll(pendantLamp(form, glaze, 1, 2), { move: [0.1, 1.4, 0.1] }),
        ],
        seed,
        1.75,
        wide,
        pixels,
        { height: 1.38, colour: glow },
      )
    case 'wall':
      return quietCorner(
        [
          ...placedAll(roundTable(0.24, 0.5, oklch(0.55, 0.06, 62)), { move: [0.1, 0, -0.4] }),
          ...placedAll(wallLamp(random), { move: [0.1, 1.15, -0.75], scale: 1.4 }),
        ],
        seed,
        1.6,
        wide,
        pixels,
        { height: 1.3, colour: glow },
      )
    case 'table':
    case 'bulb':
      return quietCorner(
        [
          ...placedAll(roundTable(0.28, 0.52, oklch(0.55, 0.06, 62), true), { move: [0, 0, -0.1] }),
          ...placedAll(tableLamp(form, glaze, linen, 1), { move: [0, 0.52, -0.1] }),
        ],
        seed,
        1.15,
        wide,
        pixels,
        { height: 0.95, colour: glow },
      )
  }
}

/** A lamp that is on, on seamless paper; wall lamps and pendants hang. */
export const drawLamp = (seed: string, wished: Lamp | null, view: ObjectView | null, width: number, height: number): Picture => {
  const random = seededRandom(`lamp ${seed}`)
  const anyLamp = random.pick([...lamps])
  const lamp = wished ?? anyLamp
  const form = random.integer(6)
  const wide = width / height
  const close = view === 'detail'
  if (view === 'room') return render(atHome(lamp, seed, form, random, wide, width), width, height)
  switch (lamp) {
    case 'floor':
      return render(standing(placedAll(floorLamp(form, random.pick(linens), 0.55), { turn: 0.5 }), 1.5, 1.2, wide, close), width, height)
    case 'table':
      return render(standing(tableLamp(form, random.pick(glazes), random.pick(linens), 0.55), 0.48, 1, wide, close), width, height)
    case 'bulb':
      return render(standing(bulbLamp(), 0.135, 0.8, wide, close), width, height)
    case 'pendant': {
      const hung = placedAll(pendantLamp(form, random.pick(glazes), 1, 2), { move: [0, -0.12, 0.5] })
      const scene = onWall(hung, 0.6, oklch(0.9, 0.022, 75), {
        place: [0, -0.25, 4],
        target: [0, -0.02, 0],
        opening: (close ? 0.55 : 1.15) / 4,
      })
      return render({ ...scene, bulbs: [{ place: [0, -0.12, 0.5], colour: [0.09, 0.064, 0.036] }] }, width, height)
    }
    case 'wall': {
      const scene = onWall(placedAll(wallLamp(random), { move: [0, -0.05, 0] }), 0.3, oklch(0.88, 0.024, 75), {
        place: [0.35, -0.05, 2],
        target: [0, -0.01, 0.04],
        opening: (close ? 0.28 : 0.62) / 2,
      })
      return render(
        {
          ...scene,
          bulbs: [
            { place: [0, 0.12, 0.1], colour: [0.05, 0.035, 0.02] },
            { place: [0, -0.04, 0.11], colour: [0.03, 0.021, 0.012] },
          ],
        },
        width,
        height,
      )
    }
  }
}

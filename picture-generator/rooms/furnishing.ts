import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { basket } from '../things/pots.ts'
import { growing } from '../plants/growing.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Bulb, Eye, Opening, Scene } from '../scene/Scene.ts'
import { seededRandom } from '../light/seededRandom.ts'
import type { Random } from '../light/seededRandom.ts'
import { boardFloor, greyOak, herringboneFloor, oak, smokedOak } from '../interior/floors.ts'
import type { Floor } from '../interior/floors.ts'
import { daylightOf, roomSurroundings } from '../interior/roomLight.ts'
import type { Daylight } from '../interior/roomLight.ts'
import { rugOnFloor } from '../interior/rugOnFloor.ts'
import type { RugPlace } from '../interior/rugOnFloor.ts'
import { curtain, shellOf, windowIn } from '../interior/walls.ts'
import type { Box } from '../interior/walls.ts'

export const wallColours: readonly [Rgb, ...Rgb[]] = [
  oklch(0.94, 0.011, 85),
  oklch(0.91, 0.018, 74),
  oklch(0.88, 0.02, 135),
  oklch(0.89, 0.015, 235),
  oklch(0.93, 0.012, 70),
]

/** Deeper ones, which keep their colour beside a lamp or in the sun. */
export const mutedWalls: readonly Rgb[] = [
  oklch(0.9, 0.018, 78),
  oklch(0.87, 0.026, 52),
  oklch(0.87, 0.02, 232),
  oklch(0.91, 0.012, 88),
  oklch(0.84, 0.02, 72),
]

export const linenWhite = oklch(0.93, 0.014, 85)
/** Width in metres of the threads of a scatter cushion. */
export const linenThread = 0.0035

/** A tall plant in a basket. */
export const basketPlant = (plant: 'monstera' | 'ficus' | 'olive', seed: string, radius = 0.2): Mesh[] => {
  const { meshes, height } = basket(radius)
  return [...meshes, ...placedAll(growing[plant].grow(seededRandom(`room plant ${seed}`)), { move: [0, height, 0], scale: radius * 5.8 })]
}

/** A floor that a rug stands out from: a pale one wants darker wood. */
const floorFor = (random: Random, { yarns: { main } }: RugDesign) => {
  const tones = main[1] > 0.27 ? ([oak, smokedOak, smokedOak] as const) : ([oak, greyOak, oak] as const)
  return random.chance(0.5) ? herringboneFloor(random.pick([...tones])) : boardFloor(random.pick([...tones]))
}

/** What makes a room out of things: its measures, colours, light and where the rug lies. */
interface Furnishing {
  readonly box: Box
  readonly window: Opening
  readonly wall: Rgb
  readonly design: RugDesign
  readonly place: RugPlace
  readonly eye: Eye
  /** Width of the picture in pixels and divided by its height. */
  readonly pixels: number
  readonly wide: number
  readonly daylight: Daylight
  readonly bulbs: readonly Bulb[]
  readonly things: readonly Mesh[]
  readonly random: Random
}

/** A furnished room, and what a tracer needs to lay the rug itself and to light the room from its window. */
export interface Room extends Scene {
  readonly design: RugDesign
  readonly place: RugPlace
  readonly bare: Floor
  readonly window: Opening
  readonly daylight: Daylight
  readonly box: Box
}

/** A room with a window on the left, a floor of wood with the rug on it, and things. */
export const furnished = ({ box, window, wall, design, place, eye, pixels, wide, daylight, bulbs, things, random }: Furnishing): Room => {
  const { ambient, tone: warm = mixRgb([1, 0.97, 0.93], wall, 0.2) } = daylight
  const distance = Math.hypot(eye.place[0] - place.x, eye.place[1], eye.place[2] - place.z - 0.8)
  const bare = floorFor(random, design)
  const { floor, rug } = rugOnFloor(bare, design, place, (eye.opening * wide * distance) / pixels)
  return {
    design,
    place,
    bare,
    window,
    daylight,
    box,
    meshes: [
      rug,
      ...shellOf(box, wall, floor, window),
      ...windowIn(window),
      curtain(box.left, window.from - 0.5, window.from + 0.12, 2.65, linenWhite),
      ...things,
    ],
    beams: daylightOf(daylight, window, warm, pixels > 1000 ? 3 : 1),
    bulbs,
    ambient: {
      above: scaleRgb(warm, ambient),
      below: scaleRgb(mixRgb(warm, design.yarns.main, 0.25), ambient * 0.85),
    },
    surroundings: roomSurroundings(wall, ambient * 3.5),
    backdrop: wall,
    eye,
    stage: { centre: [0.1, 0.8, 0], radius: wide > 1.3 ? 3.4 : 2.9 },
    exposure: wide > 1.3 ? 0.82 : 0.72,
  }
}

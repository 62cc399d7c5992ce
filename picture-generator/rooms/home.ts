import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { hashText, seededRandom } from '../light/seededRandom.ts'
import { morning } from '../interior/roomLight.ts'
import { mirrored } from '../scene/Mesh.ts'
import { potted } from '../plants/potted.ts'
import type { Colour } from '../names/pictureWords.ts'
import { colours } from '../names/pictureWords.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { basketPlant, furnished } from './furnishing.ts'
import type { Room } from './furnishing.ts'
import { livedPlans } from './livedPlans.ts'
import type { Plan } from './Plan.ts'
import { sittingPlans } from './sittingPlans.ts'

const plans = { ...sittingPlans, ...livedPlans } as const

/** How a home is furnished. */
export type Furniture = keyof typeof plans

/** What tells one home from another: `wall` and `seat` are the colours of its wall and of what one sits on. */
export interface Home {
  readonly furniture: Furniture
  readonly wall: Rgb
  readonly seat: Rgb
}

/** In the order in which rugs that follow one another get them. */
const turns = [
  'sofaBehind',
  'dining',
  'armchairs',
  'bookcase',
  'bedside',
  'sideboard',
  'chairAtWindow',
  'sofaAside',
  'desk',
  'daybed',
] as const satisfies readonly Furniture[]

const walls: readonly Rgb[] = [
  oklch(0.93, 0.012, 80),
  oklch(0.88, 0.015, 140),
  oklch(0.91, 0.02, 86),
  oklch(0.88, 0.011, 232),
  oklch(0.9, 0.016, 60),
  oklch(0.93, 0.008, 90),
  oklch(0.88, 0.02, 45),
]

export const seats: readonly Rgb[] = [
  oklch(0.87, 0.016, 82),
  oklch(0.56, 0.075, 55),
  oklch(0.62, 0.04, 138),
  oklch(0.78, 0.028, 72),
  oklch(0.48, 0.05, 250),
  oklch(0.84, 0.018, 78),
  oklch(0.72, 0.075, 80),
  oklch(0.5, 0.04, 150),
  oklch(0.64, 0.06, 35),
]

export const woods: readonly Rgb[] = [oklch(0.66, 0.06, 68), oklch(0.5, 0.055, 58), oklch(0.72, 0.045, 76), oklch(0.4, 0.035, 55)]

/** One of a list by a number of any size. */
export const chosen = <T>(list: readonly T[], number: number): T => list[number % list.length] as T

/** How far to the right of the middle rooms are seen from, in metres. */
const stands: readonly number[] = [-1.05, 0.1, 1.15]

/** Metres above the floor, metres nearer than across the whole room, height of what is in the middle, and angle in radians. */
interface Camera {
  readonly height: number
  readonly nearer: number
  readonly aim: number
  readonly opening: number
}

/** In a hall the eye stands in line with the runner, in metres as above. */
const straight = -0.18

/** A hall is seen from its other end. */
const fromAfar: Camera = { height: 1.82, nearer: 0, aim: 0.46, opening: 0.62 }

/** Near the rug, so that it fills the picture: seated beside it, or standing over it. */
const cameras: readonly Camera[] = [
  { height: 1.55, nearer: 0.85, aim: 0.3, opening: 0.62 },
  { height: 2.25, nearer: 0.85, aim: 0.18, opening: 0.64 },
]

const apart = (one: Rgb, other: Rgb): number =>
  Math.hypot(...one.map((value, channel) => Math.sqrt(value) - Math.sqrt(other[channel] ?? 0)))

/** The number that a seed is, or one made of its letters. */
export const numberOf = (seed: string): number => (/^\d+$/.test(seed) ? Number(seed) : hashText(seed) % 1000)

/** The home of a rug that is given none: rugs that follow one another by number lie in different ones. */
export const homeOf = (seed: string, colour: Colour | null, design: RugDesign): Home => {
  const number = numberOf(seed)
  const unlike = seats.filter((seat) => apart(seat, design.yarns.main) > 0.2)
  return {
    furniture: design.shape === 'runner' ? 'hall' : chosen(turns, number),
    wall: chosen(walls, number * 3),
    seat: chosen(unlike, number * 2 + (colour === null ? 0 : colours.indexOf(colour))),
  }
}

/** A living room, bedroom or hall with a rug. */
export const roomIn = ({ furniture, wall, seat }: Home, design: RugDesign, seed: string, wide: number, pixels: number): Room => {
  const random = seededRandom(`home ${seed}`)
  const { things, walls: sides, place, rugFrom, aside = 0, nearer = 0, sided }: Plan = plans[furniture]
  const box = { ...(sides ?? { left: -2.25, right: 2.5, back: -1.85 }), front: 5.6, high: 2.85 }
  const kind = random.pick(['monstera', 'ficus', 'fiddleleaf', 'olive', 'palm'] as const)
  const plant = kind === 'monstera' || kind === 'ficus' ? basketPlant(kind, seed) : potted(kind, seed)
  const furnishings = things({ design, seed, random, back: box.back, seat, wood: random.pick(woods as [Rgb, ...Rgb[]]), plant })
  const middle = 0.08
  const standing = design.shape === 'round' || design.shape === 'square'
  const size = Math.min(1, 196 / design.widthCm, 262 / design.lengthCm)
  const half = (design.lengthCm * size) / 200
  const along = place?.z ?? (rugFrom === undefined ? 0.55 : rugFrom + half)
  // As much floor before a small rug, or one that lies further back, as before a large one; nearer to what leaves the corners of its room bare.
  const closer =
    Math.max(0, 1.78 - along - half) + (design.shape === 'rectangle' || design.shape === 'square' ? 0 : furniture === 'hall' ? 0.5 : 0.75)
  const from = furniture === 'hall' ? straight : chosen(stands, numberOf(seed))
  const camera = furniture === 'hall' ? fromAfar : chosen(cameras, Math.floor(numberOf(seed) / stands.length))
  return furnished({
    box,
    wall,
    design,
    wide,
    pixels,
    random,
    window: { axis: 'x', at: box.left, from: -0.95, until: 1.25, bottom: 0.35, top: 2.45, panesAcross: 3, panesDown: 2, softness: 0.1 },
    place: {
      x: place?.x ?? middle,
      z: along,
      turn: (standing ? 0.1 : 0) + (furniture === 'hall' ? 0 : random.between(-0.03, 0.03)),
      size,
    },
    eye: {
      place: [0.26 + aside + from, camera.height, 5.87 - camera.nearer - nearer - closer],
      target: [0.1 + aside - from * 0.12, camera.aim, -0.4],
      opening: camera.opening,
    },
    daylight: morning,
    bulbs: [],
    things: sided !== true && random.chance(0.5) ? furnishings.map((mesh) => mirrored(mesh, middle)) : furnishings,
  })
}

import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { armchair, daybed, diningChair, diningTable, roundTable, sofa } from '../interior/furniture.ts'
import { evening } from '../interior/roomLight.ts'
import { sideboard, sideboardTop } from '../interior/storage.ts'
import type { CloseLook } from '../lamps/lampForms.ts'
import type { Lamp } from '../names/pictureWords.ts'
import { potted } from '../plants/potted.ts'
import { planRug } from '../rug/planRug.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { plus } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { books, bowl, fruitBowl, vase } from '../things/vessels.ts'
import { furnished, linenWhite, mutedWalls } from './furnishing.ts'
import type { Room } from './furnishing.ts'
import { chosen, numberOf, seats, woods } from './home.ts'
import { art, glazeOf, scatter } from './Plan.ts'
import type { Furnished } from './Plan.ts'

/** A lamp ready to be set somewhere: its measures in metres as it will be drawn. */
export interface MadeLamp {
  readonly meshes: (lit: number) => Mesh[]
  readonly tall: number
  readonly wide: number
  /** Where its light starts, and the radius of what gives it. */
  readonly light: Vector
  readonly source: number
  /** Strength of that light where a shade of linen has 1. */
  readonly strong: number
  /** Strength of its light on paper, where that starts in its bulb. */
  readonly shines?: number
  /** How much larger than others of its form it is. */
  readonly scale: number
  /** What a close view shows, as its form says. */
  readonly detail: CloseLook
}

/** Where a lamp is, what is around it and what is seen of that: heights in metres, of the middle of the picture and from edge to edge. */
interface Setting {
  readonly things: Mesh[]
  readonly lamp: Vector
  readonly middle: number
  readonly tall: number
}

type Arranged = (room: Furnished, lamp: MadeLamp) => Setting

/** Heights in metres of a table to eat or write at and of one beside a chair. */
const [high, low] = [0.74, 0.5]

/** A pile of books with a bowl on it, at a place. */
const pile = (seed: string, count: number, glaze: Rgb, move: Vector): Mesh[] => {
  const { meshes, height } = books(count, seed)
  return [...placedAll(meshes, { move }), placed(bowl(0.055, glaze), { move: plus(move, [0, height, 0]) })]
}

/** A low cupboard against the wall with a vase, books and a drawing above; `x` is where the middle of those things is. */
const cupboard = (room: Furnished, x: number): Mesh[] => {
  const { design, seed, random, back, wood } = room
  const side = Math.sign(x)
  return [
    ...placedAll(sideboard(1.9, wood), { move: [x * 0.6, 0, back + 0.01] }),
    ...pile(seed, 3, linenWhite, [x - side * 0.07, sideboardTop, back + 0.27]),
    placed(vase(random.integer(3), 0.25, glazeOf(design)), { move: [x + side * 0.13, sideboardTop, back + 0.16] }),
  ]
}

/** A table to eat at below a lamp that hangs. */
const dining: Arranged = (room, { wide }) => {
  const { design, seed, random, seat, wood } = room
  const number = random.integer(100)
  const long = wide > 1
  const side = number % 2 === 0 ? 1 : -1
  const chair = (x: number, z: number, turn: number): Mesh[] => placedAll(diningChair(seat, wood), { move: [x, 0, z], turn })
  const straight = long || number % 3 === 0
  const laid =
    number % 4 < 2
      ? placedAll(fruitBowl(0.14, linenWhite), { move: [side * 0.1, high, 0.02] })
      : [
          placed(vase(number % 3, 0.24, glazeOf(design)), { move: [side * 0.16, high, -0.06] }),
          ...placedAll(books(2, seed).meshes, { move: [-side * 0.14, high, 0.1], turn: 0.3 }),
        ]
  return {
    things: [
      ...(straight
        ? [...placedAll(diningTable(long ? 1.5 : 1.05, 0.72, high, wood), {}), ...chair(-0.3, -0.52, 0.06), ...chair(0.3, -0.52, -0.08)]
        : [...roundTable(0.48, high, wood, number % 3 === 1), ...chair(-0.46, -0.42, 0.85), ...chair(0.5, -0.38, -0.95)]),
      ...laid,
      ...cupboard(room, side * 0.5),
      // A beam as wide as the picture would cross a drawing.
      ...(long ? placedAll(room.plant, { move: [-side * 0.84, 0, room.back + 0.35] }) : art(room, 1.5, 0.46, 0.62, -side * 0.58)),
    ],
    lamp: [0, 1.32, 0],
    middle: 1.13,
    tall: long ? 2 : 1.62,
  }
}

/** On a low cupboard. */
const onCupboard: Arranged = (room, { tall }) => {
  const side = room.random.chance(0.5) ? 1 : -1
  const seen = Math.max(0.86, tall * 2.7)
  return {
    things: [...cupboard(room, side * 0.24), ...art(room, sideboardTop + seen * 0.54, 0.34, 0.44, side * 0.27)],
    lamp: [-side * 0.13, sideboardTop, room.back + 0.23],
    middle: sideboardTop + seen * 0.27,
    tall: seen,
  }
}

/** On a small table beside an armchair. */
const besideChair: Arranged = (room, { tall }) => {
  const { design, seed, random, back, seat, wood } = room
  const side = random.chance(0.5) ? 1 : -1
  const seen = Math.max(1.02, tall * 2.75)
  const z = back + 0.42
  return {
    things: [
      ...placedAll(roundTable(0.33, low, wood, random.chance(0.5)), { move: [0, 0, z] }),
      ...placedAll(armchair(seat), { move: [side * 0.84, 0, z + 0.1], turn: -side * 0.45, scale: 1.05 }),
      scatter(design, 'main', [side * 0.85, 0.68, z + 0.05], -side * 0.45, 0.4),
      ...pile(seed, 2, glazeOf(design), [side * 0.17, low, z + 0.06]),
      ...art(room, low + seen * 0.52, 0.34, 0.44, side * 0.32),
    ],
    lamp: [-side * 0.1, low, z],
    middle: low + seen * 0.24,
    tall: seen,
  }
}

/** On a desk against the wall, a chair before it. */
const onDesk: Arranged = (room, { tall }) => {
  const { design, seed, random, back, seat, wood } = room
  const side = random.chance(0.5) ? 1 : -1
  const seen = Math.max(0.86, tall * 2.7)
  return {
    things: [
      ...placedAll(diningTable(1.4, 0.6, high, wood), { move: [side * 0.3, 0, back + 0.32] }),
      ...placedAll(diningChair(seat, wood), { move: [side * 0.42, 0, back + 0.8], turn: Math.PI - side * 0.4 }),
      ...placedAll(books(3, seed).meshes, { move: [side * 0.22, high, back + 0.3], turn: 0.15 }),
      placed(vase(1, 0.13, glazeOf(design)), { move: [side * 0.42, high, back + 0.2] }),
      ...art(room, high + seen * 0.5, 0.34, 0.44, side * 0.27),
    ],
    lamp: [-side * 0.13, high, back + 0.3],
    middle: high + seen * 0.24,
    tall: seen,
  }
}

/** On the floor, beside what one sits on. */
const besideSeat =
  (seating: (room: Furnished) => Mesh[]): Arranged =>
  (room) => ({
    things: [...seating(room), ...placedAll(room.plant, { move: [-0.72, 0, room.back + 0.32] }), ...art(room, 1.52, 0.56, 0.74, 0.72)],
    lamp: [-0.2, 0, 0],
    middle: 0.9,
    tall: 2.15,
  })

const readingChair = besideSeat(({ design, seed, back, seat, wood }) => [
  ...placedAll(armchair(seat), { move: [0.52, 0, -0.1], turn: -0.5, scale: 1.08 }),
  scatter(design, 'main', [0.53, 0.7, -0.16], -0.5, 0.4),
  ...placedAll(roundTable(0.22, low, wood), { move: [0.02, 0, back + 0.3] }),
  ...pile(seed, 3, linenWhite, [0.02, low, back + 0.3]),
])

const sofaEnd = besideSeat(({ design, seat, back }) => [
  ...placedAll(sofa(seat, 2.1), { move: [1.12, 0, back + 0.08] }),
  scatter(design, 'main', [0.46, 0.72, back + 0.6], 0.2),
  scatter(design, 'pale', [0.86, 0.7, back + 0.62], -0.1, 0.42),
])

/** On the wall, above a low cupboard or where one lies down to read. */
const aboveCupboard: Arranged = (room) => ({
  things: [...cupboard(room, 0.22), ...art(room, 1.16, 0.34, 0.44, 0.28)],
  lamp: [-0.12, 1.2, room.back],
  middle: 0.98,
  tall: 1.05,
})

const aboveDaybed: Arranged = (room) => {
  const { design, back, seat, wood } = room
  return {
    things: [
      ...placedAll(daybed(seat, wood), { move: [0.35, 0, back + 0.02] }),
      scatter(design, 'main', [-0.14, 0.63, back + 0.24], 0.1, 0.46),
      scatter(design, 'pale', [0.26, 0.6, back + 0.28], -0.1, 0.4),
      ...art(room, 1.16, 0.4, 0.52, 0.4),
    ],
    lamp: [-0.08, 1.1, back],
    middle: 0.94,
    tall: 1.1,
  }
}

const settings: Readonly<Record<Lamp, readonly Arranged[]>> = {
  pendant: [dining],
  floor: [sofaEnd, readingChair],
  table: [onCupboard, besideChair, onDesk],
  bulb: [onCupboard],
  wall: [aboveDaybed, aboveCupboard],
}

/** The light of a linen shade at home: more would make it a white patch. */
const warm: Rgb = [0.42, 0.32, 0.215]

/** A room by evening for a lamp that is on; the number of its seed chooses furniture, wood and colours. `pixels` is the width of the picture. */
export const lampAtHome = (lamp: Lamp, made: MadeLamp, seed: string, wide: number, pixels: number): Room => {
  const random = seededRandom(`evening ${seed}`)
  const number = numberOf(seed)
  const colour = chosen(['blauw', 'terracotta', 'groen', 'zand'] as const, number)
  const design = planRug({ seed: `evening${seed}`, style: null, colour, material: null, shape: 'rectangle' })
  const back = lamp === 'pendant' ? -1.45 : -0.9
  const {
    things,
    lamp: at,
    middle,
    tall,
  } = chosen(settings[lamp], number)(
    {
      design,
      seed,
      random,
      back,
      seat: chosen(seats, number * 2 + 1),
      wood: chosen(woods, number),
      plant: potted(random.pick(['ficus', 'fiddleleaf'] as const), seed),
    },
    made,
  )
  const box = { left: -1.7, right: 2.6, back, front: 6, high: 2.85 }
  const away = 4.4
  return furnished({
    box,
    design,
    wide,
    pixels,
    random,
    eye: { place: [0.3, middle + (lamp === 'pendant' ? -0.02 : 0.22), away], target: [0, middle, 0], opening: tall / away },
    things: [...things, ...placedAll(made.meshes(0.5), { move: at })],
    wall: chosen(mutedWalls, number),
    window: { axis: 'x', at: box.left, from: -0.6, until: 1.7, bottom: 0.4, top: 2.4, panesAcross: 2, panesDown: 2, softness: 0.1 },
    place: { x: 0.5, z: 1.1, turn: Math.PI / 2, size: 0.9 },
    daylight: evening,
    bulbs: [{ place: plus(at, made.light), colour: scaleRgb(warm, made.strong), radius: made.source }],
  })
}

import type { Place } from '../devices/deviceForms.ts'
import { metal } from '../devices/finishes.ts'
import { plaster } from '../interior/cloth.ts'
import { brickWall, brownBrick, limewashed, redBrick, sandBrick } from '../interior/masonry.ts'
import type { Masonry } from '../interior/masonry.ts'
import { brass } from '../lamps/lampStuff.ts'
import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { ball, lathe, panel, sheet, tube } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import type { Vector } from '../scene/vector.ts'

/** The part of a wall that is seen, in metres: a device hangs in its middle. */
interface Seen {
  readonly wide: number
  readonly high: number
}

const paint: Finish = { colour: oklch(0.93, 0.008, 85), gloss: 0.03, roughness: 0.42 }
const white: Finish = { colour: oklch(0.94, 0.004, 90), gloss: 0.045, roughness: 0.35 }
const dark: Finish = { colour: [0.012, 0.012, 0.012] }
const pane: Finish = { colour: [0.02, 0.024, 0.028], gloss: 0.06, roughness: 0.05 }
const zinc: Finish = { colour: oklch(0.58, 0.012, 240), gloss: 0.06, roughness: 0.45 }

const box = (size: Vector, radius: number, finish: Finish, move: Vector): Mesh => placed(roundedBox(size, radius, finish), { move })

/** What lies behind bricks as far as x = `right`, and gives their light back. */
const behind = (right: number, { wide, high }: Seen, { one }: Masonry): Mesh =>
  panel([-wide * 6, high * 6, -0.02], [wide * 6 + right, 0, 0], [0, -high * 12, 0], { colour: scaleRgb(one, 0.9) }, false)

/** What stands in an opening of a wall: the frame of a door or window, its stile, and its panel or pane. */
interface Joinery {
  readonly frame: Finish
  readonly stile: Finish
  readonly leaf: Finish
}

/** A wall of bricks that ends at x = `edge`; 7 cm back a door or window stands in its frame. */
const opening = (edge: number, seen: Seen, masonry: Masonry, { frame, stile, leaf }: Joinery): Mesh[] => {
  const { wide, high } = seen
  const deep = 0.07
  return [
    brickWall(-wide * 1.2, edge + deep, high * 1.5, masonry, edge),
    behind(edge - 0.01, seen, masonry),
    box([0.06, high * 2, 0.06], 0.004, frame, [edge + 0.0225, 0, -deep - 0.022]),
    box([0.016, high * 2, 0.012], 0.003, frame, [edge + 0.0445, 0, -deep + 0.006]),
    box([0.01, high * 2, 0.02], 0.001, dark, [edge + 0.054, 0, -deep - 0.02]),
    box([0.11, high * 2, 0.04], 0.004, stile, [edge + 0.112, 0, -deep - 0.028]),
    box([wide * 4, high * 2, 0.01], 0.001, leaf, [edge + 0.145 + wide * 2, 0, -deep - 0.024]),
  ]
}

/** A downpipe of zinc, 80 mm thick, in a bracket. */
const downpipe = (x: number, high: number, bracket: number): Mesh[] => [
  placed(
    lathe(
      [
        [0.04, -high],
        [0.04, high],
      ],
      64,
      zinc,
    ),
    { move: [x, 0, 0.062] },
  ),
  ...[-0.018, 0.018].map((by) =>
    placed(
      lathe(
        [
          [0.04, -0.003],
          [0.0435, -0.002],
          [0.0435, 0.002],
          [0.04, 0.003],
        ],
        64,
        zinc,
      ),
      { move: [x, bracket + by, 0.062] },
    ),
  ),
  placed(
    lathe(
      [
        [0.041, -0.018],
        [0.0418, -0.017],
        [0.0418, 0.017],
        [0.041, 0.018],
      ],
      64,
      zinc,
    ),
    { move: [x, bracket, 0.062] },
  ),
  box([0.024, 0.03, 0.03], 0.003, zinc, [x, bracket, 0.012]),
]

/** Bricks: pale ones behind a dark device. At one side a downpipe or the frame of a window. */
const outdoors = (seen: Seen, random: Random, isDark: boolean): Mesh[] => {
  const masonry = isDark ? random.pick([limewashed, sandBrick]) : random.pick([redBrick, brownBrick])
  const { wide, high } = seen
  if (random.chance(0.5)) {
    const frame: Finish = { ...paint, colour: random.pick([oklch(0.93, 0.012, 90), oklch(0.36, 0.045, 160), oklch(0.4, 0.03, 250)]) }
    return opening(wide * 0.29, seen, masonry, { frame, stile: frame, leaf: pane })
  }
  return [
    brickWall(-wide * 1.2, wide * 0.8, high * 1.4, masonry),
    behind(wide * 6, seen, masonry),
    ...downpipe(wide * 0.42 + 0.02, high, high * random.between(0.18, 0.3)),
  ]
}

/** Bricks beside a painted front door. */
const door = (seen: Seen, random: Random, isDark: boolean): Mesh[] => {
  const frame: Finish = { ...paint, colour: oklch(0.93, 0.012, 90) }
  const leaf: Finish = { ...paint, colour: random.pick([oklch(0.36, 0.05, 160), oklch(0.37, 0.05, 250)]) }
  return opening(0.058, seen, isDark ? sandBrick : redBrick, { frame, stile: leaf, leaf })
}

const plastered = ({ wide, high }: Seen, wall: Rgb): Mesh =>
  panel([-wide * 6, high * 6, 0], [wide * 12, 0, 0], [0, -high * 12, 0], plaster(wall), false)

/** The moulded frame of a door inside a house, its outer edge at `x`; the door lies to the left of it. */
const architrave = (x: number, high: number): Mesh[] => [
  box([0.064, high * 3, 0.014], 0.003, paint, [x - 0.038, 0, 0.007]),
  box([0.017, high * 3, 0.022], 0.005, paint, [x - 0.0085, 0, 0.011]),
  box([0.012, high * 3, 0.018], 0.005, paint, [x - 0.064, 0, 0.009]),
  box([0.004, high * 3, 0.004], 0.001, dark, [x - 0.072, 0, 0.002]),
  box([0.8, high * 3, 0.012], 0.004, paint, [x - 0.474, 0, 0.006]),
]

/** A light switch: a rocker of 55 mm in a frame of 81. */
const lightSwitch = (x: number, y: number): Mesh[] =>
  placedAll(
    [
      box([0.081, 0.081, 0.0105], 0.0034, white, [0, 0, 0.00525]),
      box([0.0572, 0.0572, 0.003], 0.0008, dark, [0, 0, 0.0092]),
      placed(roundedBox([0.0555, 0.0555, 0.006], 0.0016, white), { lean: -0.045, move: [0, 0, 0.0112] }),
    ],
    { move: [x, y, 0] },
  )

/** From the rim of a socket inwards: half its width, how far it stands out, and how round it is there, 0 square to 1 a circle. */
const socketProfile: readonly Vector[] = [
  [0.0405, 0, 0],
  [0.0405, 0.0085, 0],
  [0.0397, 0.0103, 0],
  [0.038, 0.011, 0],
  [0.029, 0.011, 0],
  [0.0284, 0.0095, 0],
  [0.0278, 0.011, 0],
  [0.0206, 0.011, 1],
  [0.02, 0.0095, 1],
  [0.02, 0.002, 1],
  [0.0001, 0.002, 1],
]

/** A socket of 81 mm with its round well, the two holes of its pins and the clips that earth a plug. */
const socket = (x: number): Mesh[] => {
  const steps = socketProfile.length - 1
  return placedAll(
    [
      sheet(
        (u, v) => {
          const at = Math.min(steps - 1, Math.floor(v * steps))
          const [from, to] = [socketProfile[at], socketProfile[at + 1]] as [Vector, Vector]
          const [half, front, round] = from.map((value, index) => value + ((to[index] ?? 0) - value) * (v * steps - at)) as [
            number,
            number,
            number,
          ]
          const [across, up] = [Math.cos(u * Math.PI * 2), Math.sin(u * Math.PI * 2)]
          const out = half * (round + (1 - round) / Math.max(Math.abs(across), Math.abs(up)))
          return [across * out, up * out, front]
        },
        160,
        steps * 4,
        white,
      ),
      ...[-1, 1].flatMap((side) => [
        placed(ball(0.0028, dark, 1, 24), { move: [side * 0.0095, 0, 0.0015] }),
        box([0.006, 0.004, 0.008], 0.001, metal, [0, side * 0.019, 0.006]),
      ]),
    ],
    { move: [x, 0, 0] },
  )
}

/** A wall inside: the frame of a door to the left and a light switch beside it. */
const hall = (seen: Seen, wall: Rgb): Mesh[] => {
  const { wide, high } = seen
  const edge = -wide * 0.31
  return [plastered(seen, wall), ...architrave(edge, high), ...lightSwitch(edge + 0.07, -high * 0.36)]
}

/** A wall above its skirting with two sockets, of which the thing is in one. */
const sockets = (seen: Seen, wall: Rgb): Mesh[] => [
  plastered(seen, wall),
  ...socket(0),
  ...socket(0.082),
  box([seen.wide * 6, 0.12, 0.015], 0.004, paint, [0, -seen.high * 0.37 - 0.06, 0.0075]),
]

/**
 * A ceiling by a wall, with a cornice between and a lamp. It stands upright at z = 0, as a wall does, and light and eye with it:
 * z is how far a thing hangs down, and the wall that the eye looks at lies below.
 */
const ceiling = (seen: Seen, wall: Rgb): Mesh[] => {
  const { wide, high } = seen
  const [end, cove, lampX, lampY] = [-high * 0.42, 0.055, wide * 0.54, high * 0.4]
  const far = wide * 6
  return [
    panel([-far, high * 6, 0], [far * 2, 0, 0], [0, end - high * 6, 0], plaster(oklch(0.9, 0.01, 80)), false),
    panel([-far, end, 0], [far * 2, 0, 0], [0, 0, high * 6], plaster(wall), false),
    sheet(
      (u, v) => [far * (u * 2 - 1), end + cove * (1 - Math.sin((v * Math.PI) / 2)), cove * (1 - Math.cos((v * Math.PI) / 2))],
      1,
      24,
      paint,
      false,
    ),
    box([far * 2, 0.016, 0.012], 0.004, paint, [0, end + cove + 0.006, 0.006]),
    box([far * 2, 0.015, 0.016], 0.004, paint, [0, end + 0.0075, cove + 0.006]),
    // A bowl of opal glass in a ring of brass.
    ...placedAll(
      [
        lathe(
          smoothProfile([
            [0.118, 0],
            [0.118, 0.02],
            [0.115, 0.024],
            [0.108, 0.025],
          ]),
          96,
          brass,
        ),
        lathe(
          Array.from({ length: 25 }, (_, index) => {
            const angle = (index / 24) * (Math.PI / 2)
            return [Math.cos(angle) * 0.11, 0.018 + Math.sin(angle) * 0.05] as const
          }),
          96,
          { colour: oklch(0.94, 0.008, 86), gloss: 0.05, roughness: 0.16, glow: [0.12, 0.11, 0.09] },
        ),
      ],
      { lean: Math.PI / 2, move: [lampX, lampY, 0] },
    ),
  ]
}

/** Height in metres of one unit of a rack. */
const unit = 0.04445

/** A grey cabinet for units of nineteen inches: rails with square holes, and above and below the middle what fills it, its front at z = 0. */
const cabinet = ({ wide, high }: Seen, wall: Rgb, isDark: boolean): Mesh[] => {
  const shell: Finish = { colour: isDark ? oklch(0.89, 0.008, 85) : oklch(0.36, 0.008, 250), gloss: 0.035, roughness: 0.5 }
  const plate: Finish = { colour: isDark ? oklch(0.83, 0.008, 80) : oklch(0.42, 0.008, 250), gloss: 0.04, roughness: 0.42 }
  const cables: readonly Finish[] = [oklch(0.5, 0.11, 250), oklch(0.88, 0.01, 90), oklch(0.62, 0.1, 45)].map((colour) => ({
    colour,
    gloss: 0.03,
    roughness: 0.45,
  }))
  const cableOf = (number: number): Finish => cables[number % cables.length] ?? dark
  /** A plate `units` high in front of the rails, its middle at `y`, held by four screws. */
  const front = (y: number, units: number, finish = plate): Mesh[] => [
    box([0.482, unit * units - 0.0012, 0.003], 0.0008, finish, [0, y, 0.002]),
    ...[-1, 1].flatMap((side) =>
      (units > 1 ? [-1, 1] : [0]).map((up) =>
        placed(ball(0.0045, metal, 0.5, 24), { lean: Math.PI / 2, move: [side * 0.2325, y + up * (unit * units * 0.5 - 0.0125), 0.0035] }),
      ),
    ),
  ]
  const portX = (index: number): number => -0.19 + index * 0.0155 + Math.floor(index / 6) * 0.012
  const ports = (y: number): Mesh[] =>
    Array.from({ length: 24 }, (_, index) => box([0.0118, 0.0105, 0.003], 0.0008, dark, [portX(index), y, 0.0026]))
  /** A cable from a port of the plate at `from` to the one below it at `to`, with a plug at both ends. */
  const patch = (index: number, from: number, to: number): Mesh[] => [
    tube(
      (part) => [
        portX(index) + Math.sin(part * Math.PI) * 0.004 * ((index % 3) - 1),
        from + (to - from) * part - Math.sin(part * Math.PI) * 0.012,
        0.018 + Math.sin(part * Math.PI) ** 0.7 * (0.03 + (index % 4) * 0.003),
      ],
      () => 0.0027,
      40,
      12,
      cableOf(Math.floor(index / 5)),
    ),
    ...[from, to].map((y) => box([0.0105, 0.0085, 0.02], 0.0015, cableOf(Math.floor(index / 5)), [portX(index), y, 0.011])),
  ]
  const slits = (y: number, rows: number): Mesh[] =>
    Array.from({ length: rows * 18 }, (_, index) =>
      box([0.016, 0.0032, 0.001], 0.0003, dark, [
        -0.187 + (index % 18) * 0.022,
        y + (Math.floor(index / 18) - (rows - 1) / 2) * 0.009,
        0.0034,
      ]),
    )
  const lights = (y: number): Mesh[] =>
    Array.from({ length: 24 }, (_, index) =>
      box([0.0028, 0.0016, 0.001], 0.0004, index % 5 === 3 ? dark : { colour: dark.colour, glow: [0.15, 0.9, 0.4] }, [
        portX(index),
        y + 0.011,
        0.0036,
      ]),
    )
  const [panelY, switchY] = [unit * 4.5, unit * 2.5]
  return [
    ...[-1, 1].flatMap((side) => [
      box([0.03, high * 2, 0.002], 0.0006, plate, [side * 0.237, 0, -0.001]),
      ...Array.from({ length: Math.ceil((high * 1.2) / unit) * 3 }, (_, index) => {
        const row = Math.floor(index / 3) - Math.ceil((high * 0.6) / unit)
        return box([0.0095, 0.0095, 0.001], 0.0004, dark, [side * 0.2325, row * unit + ((index % 3) - 1) * 0.0159, 0.0001])
      }),
      box([0.012, high * 2, 0.5], 0.002, shell, [side * 0.29, 0, -0.2]),
      box([0.06, high * 2, 0.03], 0.006, shell, [side * 0.325, 0, 0.04]),
    ]),
    panel([-0.3, high, -0.42], [0.6, 0, 0], [0, -high * 2, 0], { colour: oklch(0.28, 0.006, 250) }, false),
    panel([-wide * 6, high * 6, -0.46], [wide * 12, 0, 0], [0, -high * 12, 0], plaster(wall), false),
    ...front(panelY, 1),
    ...ports(panelY),
    ...front(unit * 3.5, 1, shell),
    ...front(switchY, 1),
    ...ports(switchY - 0.002),
    ...lights(switchY),
    ...[0, 1, 2, 4, 6, 7, 9, 10, 12, 13, 14, 17, 18, 19, 21].flatMap((index) => patch(index, panelY, switchY - 0.002)),
    ...front(unit * 6.5, 2),
    ...slits(unit * 6.5, 4),
    ...front(-unit * 3, 2),
    ...slits(-unit * 3, 5),
    ...front(-unit * 5.5, 1, shell),
    ...front(-unit * 7.5, 2),
  ]
}

/** What surrounds a device that hangs; `wall` is the colour of the walls inside, and behind a dark device bricks are pale. */
export const placeFor = (place: Place, seen: Seen, wall: Rgb, random: Random, isDark: boolean): Mesh[] => {
  switch (place) {
    case 'outdoors':
      return outdoors(seen, random, isDark)
    case 'door':
      return door(seen, random, isDark)
    case 'hall':
      return hall(seen, wall)
    case 'socket':
      return sockets(seen, wall)
    case 'ceiling':
      return ceiling(seen, wall)
    case 'cabinet':
      return cabinet(seen, wall, isDark)
  }
}

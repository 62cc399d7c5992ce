import type { Rgb } from '../light/colour.ts'
import { oklch } from '../light/colour.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { lathe, panel, sheet, tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'

const broad = 0.024
const linen: Finish = { colour: oklch(0.9, 0.032, 88), gloss: 0.02, roughness: 0.6 }
const black: Finish = { colour: oklch(0.25, 0.01, 80), gloss: 0.03, roughness: 0.4 }
const red: Finish = { colour: oklch(0.5, 0.12, 32), gloss: 0.03, roughness: 0.4 }
const steel: Finish = { colour: oklch(0.72, 0.006, 80), gloss: 0.2, roughness: 0.35 }

/** A point of the tape, `along` metres from its case and `aside` from its middle: it leaves the case a thumb above the floor. */
const tapeAt = (along: number, aside: number, above: number): Vector => [
  -along,
  0.0012 + above + 0.011 * Math.exp(-along * 26) + (aside / (broad / 2)) ** 2 * 0.0018,
  aside + Math.sin(along * 2.2) * 0.004,
]

/** A mark across the tape from its nearer rim. */
const mark = (along: number, long: number, thick: number, finish: Finish): Mesh =>
  sheet((u, v) => tapeAt(along + (u - 0.5) * thick, (0.5 - v * long) * broad * 0.96, 0.0003), 1, 4, finish, false)

/** A tape measure, its case at the origin and its tape pulled out to the left; it has marks, and no numbers that are too small to read. */
export const tapeMeasure = (long: number, colour: Rgb): Mesh[] => {
  const shell: Finish = { colour, gloss: 0.05, roughness: 0.35 }
  const marks = Array.from({ length: Math.floor(long * 100) - 5 }, (_, index) => {
    const centimetre = index + 4
    const tenth = centimetre % 10 === 0
    return mark(centimetre / 100, tenth ? 1 : centimetre % 5 === 0 ? 0.6 : 0.36, tenth ? 0.002 : 0.0012, tenth ? red : black)
  })
  return [
    sheet((u, v) => tapeAt(u * long, (0.5 - v) * broad, 0), 90, 6, linen),
    ...marks,
    placed(roundedBox([0.08, 0.074, 0.042], 0.017, shell), { move: [0.034, 0.037, 0] }),
    placed(
      lathe(
        [
          [0.024, 0],
          [0.024, 0.002],
          [0.0215, 0.003],
          [0, 0.0034],
        ],
        56,
        { colour: oklch(0.9, 0.012, 85), gloss: 0.03, roughness: 0.4 },
      ),
      { lean: Math.PI / 2, move: [0.034, 0.039, 0.0205] },
    ),
    placed(roundedBox([0.003, 0.016, broad], 0.001, steel), { move: [-long, 0.007, Math.sin(long * 2.2) * 0.004] }),
  ]
}

/** A pencil that lies along x, its point to the left. */
export const pencil = (colour: Rgb): Mesh[] => {
  const thick = 0.0042
  const part = (from: number, until: number, start: number, end: number, finish: Finish): Mesh =>
    tube(
      (along) => [from + (until - from) * along, thick, 0],
      (along) => start + (end - start) * along,
      6,
      12,
      finish,
    )
  return [
    part(0, 0.15, thick, thick, { colour, gloss: 0.04, roughness: 0.4 }),
    part(-0.014, 0, thick * 0.36, thick, { colour: oklch(0.78, 0.05, 75) }),
    part(-0.021, -0.014, 0.0003, thick * 0.36, black),
  ]
}

/** A roll of masking tape that lies flat. */
export const maskingTape = (colour: Rgb): Mesh =>
  lathe(
    [
      [0.037, 0],
      [0.053, 0],
      [0.053, 0],
      [0.053, 0.025],
      [0.053, 0.025],
      [0.039, 0.025],
      [0.039, 0.025],
      [0.037, 0.024],
      [0.037, 0],
    ],
    72,
    {
      colour: ({ y, x, z }) => {
        const out = Math.hypot(x, z)
        return y > 0.0245 && out < 0.0385 ? oklch(0.66, 0.05, 70) : colour
      },
      gloss: 0.02,
      roughness: 0.5,
    },
  )

const inPencil = oklch(0.42, 0.008, 80)

/** A sheet of paper with the plan of a room drawn on it in pencil: walls, a door, and a rug in its colour. */
export const drawnPlan = (rug: Rgb): Mesh[] => {
  const [wide, deep] = [0.21, 0.148]
  const paper = oklch(0.95, 0.008, 88)
  const near = (value: number, line: number): boolean => Math.abs(value - line) < 0.0007
  const box = (u: number, v: number, left: number, top: number, right: number, bottom: number): 'inside' | 'rim' | null => {
    if (u < left - 0.0007 || u > right + 0.0007 || v < top - 0.0007 || v > bottom + 0.0007) return null
    return near(u, left) || near(u, right) || near(v, top) || near(v, bottom) ? 'rim' : 'inside'
  }
  const drawing: Finish = {
    colour: ({ u, v }) => {
      const room = box(u, v, 0.03, 0.022, 0.18, 0.126)
      const inDoorway = u > 0.13 && u < 0.16 && v > 0.12
      const swing = Math.hypot(u - 0.13, v - 0.126)
      if (u > 0.13 && v < 0.126 && (near(swing, 0.03) || (near(u, 0.1305) && swing < 0.03))) return inPencil
      if (room === 'rim') return inDoorway ? paper : inPencil
      const carpet = box(u, v, 0.058, 0.05, 0.142, 0.104)
      if (carpet === 'rim') return inPencil
      const sofa = box(u, v, 0.07, 0.029, 0.13, 0.048)
      if (sofa === 'rim') return inPencil
      return carpet === 'inside' ? rug : paper
    },
  }
  return placedAll(
    [
      placed(roundedBox([wide, 0.006, deep], 0.0008, { colour: paper }), { move: [0, 0.003, 0] }),
      panel([-wide / 2, 0.0063, -deep / 2], [wide, 0, 0], [0, 0, deep], drawing, false),
    ],
    {},
  )
}

import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { roundedBox } from '../scene/roundedBox.ts'
import { panel, sheet } from '../scene/shapes.ts'
import type { Opening } from '../scene/Scene.ts'
import { cloth, plaster, wood } from './cloth.ts'
import type { Floor } from './floors.ts'

/** Measures of a room: side walls, back wall and ceiling, in metres. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly back: number
  readonly front: number
  readonly high: number
}

const paint: Finish = { colour: oklch(0.93, 0.008, 85), gloss: 0.02, roughness: 0.5 }

/** Floor, walls, ceiling and skirting. The left wall is open where the window is. */
export const shellOf = ({ left, right, back, front, high }: Box, wall: Rgb, floor: Floor, window: Opening): Mesh[] => {
  const painted = plaster(wall)
  const ceiling: Finish = { colour: oklch(0.95, 0.006, 85) }
  const deep = front - back
  return [
    panel(
      [left, 0, back],
      [right - left, 0, 0],
      [0, 0, deep],
      {
        colour: ({ x, z, pixel }) => floor(x, z, pixel),
        gloss: 0.022,
        roughness: 0.35,
      },
      false,
    ),
    panel([left, high, back], [right - left, 0, 0], [0, -high, 0], painted, false),
    panel([right, high, back], [0, 0, deep], [0, -high, 0], painted, false),
    panel([left, high, back], [right - left, 0, 0], [0, 0, deep], ceiling, false),
    panel([left, high, back], [0, 0, window.from - back], [0, -high, 0], painted, false),
    panel([left, high, window.until], [0, 0, front - window.until], [0, -high, 0], painted, false),
    panel([left, high, window.from], [0, 0, window.until - window.from], [0, window.top - high, 0], painted, false),
    panel([left, window.bottom, window.from], [0, 0, window.until - window.from], [0, -window.bottom, 0], painted, false),
    placed({ ...roundedBox([right - left, 0.11, 0.018], 0.005, paint), casts: false }, { move: [(left + right) / 2, 0.055, back + 0.009] }),
    placed({ ...roundedBox([0.018, 0.11, deep], 0.005, paint), casts: false }, { move: [right - 0.009, 0.055, (back + front) / 2] }),
    placed({ ...roundedBox([0.018, 0.11, deep], 0.005, paint), casts: false }, { move: [left + 0.009, 0.055, (back + front) / 2] }),
  ]
}

/** The window itself: reveal, bars and the pale sky outside. */
export const windowIn = ({ at, from, until, bottom, top, panesAcross, panesDown }: Opening): Mesh[] => {
  const deep = 0.16
  const reveal: Finish = { colour: oklch(0.95, 0.008, 85) }
  const wide = until - from
  const high = top - bottom
  const sky: Finish = { colour: [0, 0, 0], glow: [1.35, 1.38, 1.4] }
  const bar = (y: number, z: number, tall: number, broad: number): Mesh =>
    placed({ ...roundedBox([0.05, tall, broad], 0.006, paint), casts: false }, { move: [at - deep + 0.03, y, z] })
  const bars: Mesh[] = []
  for (let pane = 0; pane <= panesAcross; pane += 1) bars.push(bar((bottom + top) / 2, from + (wide * pane) / panesAcross, high, 0.05))
  for (let pane = 0; pane <= panesDown; pane += 1) bars.push(bar(bottom + (high * pane) / panesDown, (from + until) / 2, 0.05, wide))
  return [
    panel([at - deep, top, from], [0, 0, wide], [0, -high, 0], sky, false),
    panel([at - deep, bottom, from], [deep, 0, 0], [0, 0, wide], reveal, false),
    panel([at - deep, top, from], [deep, 0, 0], [0, 0, wide], reveal, false),
    panel([at - deep, top, from], [deep, 0, 0], [0, -high, 0], reveal, false),
    panel([at - deep, top, until], [deep, 0, 0], [0, -high, 0], reveal, false),
    ...bars,
  ]
}

/** A linen curtain that hangs from a rail; light shines through it. */
export const curtain = (x: number, from: number, until: number, top: number, colour: Rgb): Mesh => ({
  ...sheet(
    (u, v) => {
      const spread = 0.86 + 0.14 * v
      const z = from + (until - from) * (0.5 + (u - 0.5) * spread)
      const fold = Math.sin(u * 36 + layeredNoise(u * 4, v * 1.5, 3, 2) * 1.5) * 0.035 + Math.sin(u * 17 + 1) * 0.014
      return [x + 0.06 + fold, 0.015 + (top - 0.015) * (1 - v), z]
    },
    110,
    14,
    { ...cloth(colour, 500, 0.05), through: 0.8 },
  ),
  casts: false,
})

/** A panelled door in the back wall with its frame; `x` is its middle. */
export const door = (x: number, back: number): Mesh[] => {
  const [wide, tall] = [0.86, 2.06]
  const block = (size: readonly [number, number, number], move: readonly [number, number, number]): Mesh =>
    placed(roundedBox([...size], 0.005, paint), { move: [...move] })
  const field = (y: number, high: number): Mesh[] => [
    ...[-1, 1].map((side) => block([0.022, high, 0.016], [x + side * (wide / 2 - 0.14), y, back + 0.042])),
    ...[-1, 1].map((side) => block([wide - 0.258, 0.022, 0.016], [x, y + side * (high / 2), back + 0.042])),
  ]
  return [
    block([wide, tall, 0.04], [x, tall / 2, back + 0.018]),
    ...[-1, 1].map((side) => block([0.09, tall + 0.09, 0.05], [x + side * (wide / 2 + 0.05), (tall + 0.09) / 2, back + 0.022])),
    block([wide + 0.19, 0.09, 0.052], [x, tall + 0.05, back + 0.022]),
    ...field(1.45, 0.92),
    ...field(0.5, 0.6),
    placed(roundedBox([0.13, 0.018, 0.018], 0.008, { colour: oklch(0.3, 0.008, 60), gloss: 0.05, roughness: 0.4 }), {
      move: [x + wide / 2 - 0.11, 1.02, back + 0.085],
    }),
  ]
}

/** Which of four colours a drawing shows at a point; s and t run from 0 to 1 across and down its paper. */
type Motif = (s: number, t: number, seed: number) => number

const sunOverHills: Motif = (s, t, seed) => {
  const swing = layeredNoise(s * 2.2 + seed, t * 2.2, seed, 2)
  if (Math.hypot(s - 0.42 - swing * 0.2, (t - 0.38) * 1.2) < 0.19) return 0
  if (t + swing * 0.32 > 0.68) return 1
  return s * 0.7 + t + swing * 0.25 > 0.95 ? 2 : 3
}

const arches: Motif = (s, t, seed) => {
  const middle = 0.5 + ((seed % 5) - 2) * 0.03
  const out = t < 0.55 ? Math.hypot(s - middle, (t - 0.55) * 1.15) : Math.abs(s - middle)
  if (t > 0.82 || out > 0.32) return 3
  return out > 0.245 ? 0 : out > 0.215 ? 3 : out > 0.14 ? 1 : out > 0.11 ? 3 : 2
}

const layers: Motif = (s, t, seed) => {
  const edge = (level: number, wave: number): boolean => t + layeredNoise(s * wave + seed, level * 7, seed, 2) * 0.12 > level
  if (edge(0.76, 1.6)) return 2
  if (edge(0.6, 2)) return 0
  return edge(0.44, 1.4) ? 1 : 3
}

/** A twig: pairs of leaves along a bent stem. */
const twig: Motif = (s, t, seed) => {
  const stem = 0.5 + Math.sin(t * 2.4 + seed) * 0.07
  if (t < 0.12 || t > 0.85) return 3
  const aside = s - stem
  const step = (t + Math.abs(aside) * 0.75 - 0.12) / 0.125
  const part = (step - Math.floor(step) - 0.5) * 0.125
  const long = 0.24 - t * 0.12
  const reach = Math.abs(aside) / long
  if (step > 1 && step < 5 && reach < 1 && Math.abs(part) < 0.042 * Math.sin(Math.PI * reach ** 0.7)) return aside < 0 ? 0 : 2
  return t > 0.2 && Math.abs(aside) < 0.006 ? 2 : 3
}

const motifs = [sunOverHills, arches, layers, twig] as const

/** A framed drawing on the back wall: one of four motifs in the colours given. */
export const framed = (x: number, y: number, back: number, wide: number, high: number, colours: readonly Rgb[], seed: number): Mesh[] => {
  const paper = oklch(0.94, 0.014, 85)
  const motif = motifs[seed % motifs.length] ?? sunOverHills
  const art: Finish = {
    colour: ({ u, v, pixel }) => {
      const s = u / wide
      const t = v / high
      if (s < 0.13 || s > 0.87 || t < 0.11 || t > 0.89) return paper
      const soft = Math.min(pixel, 0.004) * 0.33
      let printed: Rgb = [0, 0, 0]
      for (const across of [-1, 0, 1]) {
        for (const down of [-1, 0, 1]) {
          const [red, green, blue] = colours[motif(s + (across * soft) / wide, t + (down * soft) / high, seed)] ?? paper
          printed = [printed[0] + red, printed[1] + green, printed[2] + blue]
        }
      }
      return scaleRgb(printed, (1 + layeredNoise(s * 40, t * 40, 4, 2) * 0.05) / 9)
    },
  }
  const frame = wood(oklch(0.55, 0.055, 62))
  const thick = 0.022
  return [
    panel([x - wide / 2, y + high / 2, back + 0.02], [wide, 0, 0], [0, -high, 0], art, false),
    ...[-1, 1].flatMap((side) => [
      placed(roundedBox([thick, high + thick, 0.034], 0.003, frame), { move: [x + (side * wide) / 2, y, back + 0.018] }),
      placed(roundedBox([wide - thick, thick, 0.034], 0.003, frame), { move: [x, y + (side * high) / 2, back + 0.018] }),
    ]),
  ]
}

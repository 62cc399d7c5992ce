import { oklch, scaleRgb } from '../light/colour.ts'
import type { Rgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Colour } from '../names/pictureWords.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { placed } from '../scene/Mesh.ts'
import { ball, lathe, tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'

/** What a lamp that is called after a colour looks like, as paint, glaze or cloth. */
const tones: Readonly<Record<Colour, Rgb>> = {
  blauw: oklch(0.47, 0.075, 254),
  ecru: oklch(0.9, 0.02, 85),
  zand: oklch(0.86, 0.038, 78),
  groen: oklch(0.4, 0.06, 158),
  rood: oklch(0.45, 0.12, 27),
  grijs: oklch(0.66, 0.008, 80),
  bruin: oklch(0.6, 0.066, 66),
  terracotta: oklch(0.66, 0.098, 48),
  geel: oklch(0.76, 0.11, 86),
  roze: oklch(0.75, 0.06, 18),
  zwart: oklch(0.25, 0.006, 70),
  wit: oklch(0.945, 0.01, 86),
  meerkleurig: oklch(0.64, 0.045, 138),
}

export const toneOf = (colour: Colour): Rgb => tones[colour]

export const brass: Finish = { colour: oklch(0.62, 0.075, 82), gloss: 0.22, roughness: 0.32, metal: true }
export const blackMetal: Finish = { colour: oklch(0.27, 0.008, 60), gloss: 0.04, roughness: 0.45 }

/** Steel under powder paint. */
export const painted = (colour: Colour): Finish => ({ colour: toneOf(colour), gloss: 0.04, roughness: 0.4, moulded: 0.0016 })

/** Enamel inside a head of steel: it shows that the bulb is on where paint would swallow its light. */
export const enamel: Finish = { colour: oklch(0.74, 0.014, 88), gloss: 0.03, roughness: 0.35 }

/** Sawn oak, its grain along one axis, with the dark streaks of old timber. */
export const oakAlong = (axis: 'x' | 'y', colour: Rgb): Finish => ({
  colour: ({ x, y, z }) => {
    const [along, across] = axis === 'x' ? [x, y] : [y, x]
    const grain = layeredNoise(across * 90 + z * 70, along * 5, 6, 3) * 0.2 + layeredNoise(across * 420 + z * 300, along * 16, 7, 2) * 0.09
    const streak = Math.max(0, layeredNoise(across * 28 + z * 21, along * 2.2, 9, 2) - 0.25) * 0.5
    return scaleRgb(colour, 0.98 + grain - streak)
  },
  gloss: 0.018,
  roughness: 0.55,
})

/** A cord or cable straight up from a height. */
export const cord = (from: number, x = 0, long = 2): Mesh =>
  tube(
    (part) => [x, from + part * long, 0],
    () => 0.0028,
    2,
    8,
    blackMetal,
  )

/** The light source as it is seen; `lit` from 0 (off) to 1. It throws no shadow: the light of a lamp starts inside it. */
export const lightBulb = (place: Vector, radius: number, lit: number): Mesh => ({
  ...placed(ball(radius, { colour: [0.9, 0.88, 0.8], glow: [1.7 * lit, 1.42 * lit, 1.02 * lit], frosted: true }, 1, 24), { move: place }),
  casts: false,
})

/** A heavy round foot on the floor or table. */
export const roundFoot = (radius: number, thick: number, finish: Finish): Mesh =>
  lathe(
    [
      [0, 0],
      [radius, 0],
      [radius, thick * 0.55],
      [radius * 0.95, thick * 0.9],
      [radius * 0.9, thick],
      [0, thick],
    ],
    56,
    finish,
  )

/** A straight bar between two places. */
export const bar = (from: Vector, until: Vector, radius: number, finish: Finish): Mesh =>
  tube(
    (part) => [from[0] + (until[0] - from[0]) * part, from[1] + (until[1] - from[1]) * part, from[2] + (until[2] - from[2]) * part],
    () => radius,
    2,
    16,
    finish,
  )

import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { sheet } from '../scene/shapes.ts'

/** A leaf in its own space: it starts at the origin and grows towards the viewer (z), upper side up. Lengths in metres. */
interface BladeForm {
  readonly length: number
  readonly width: number
  /** Width along the way from 0 to 1, largest about 1. */
  readonly outline: (part: number) => number
  /** How far it bends down along its length, in radians. */
  readonly droop: number
  /** How far its halves stand up along the middle. */
  readonly fold: number
  /** Waves along the rim, as part of the width. */
  readonly wave?: number
  /** How high a place stands out of it, in metres; `u` and `v` run across and along it. */
  readonly relief?: (u: number, v: number) => number
  /** How far the rim lies before the middle along the way, as part of the length. */
  readonly sweep?: (part: number) => number
  readonly across?: number
  readonly down?: number
}

export const blade = (form: BladeForm, finish: Finish): Mesh => {
  const { length, width, outline, droop, fold, wave = 0, sweep = () => 0, relief = () => 0, across = 6, down = 12 } = form
  return sheet(
    (u, v) => {
      const bend = Math.abs(droop) < 1e-3 ? 1e-3 : droop
      const side = (u - 0.5) * 2
      const x = side * outline(v) * width * 0.5
      const along = v + Math.abs(side) * outline(v) * sweep(v)
      const y =
        -(length * (1 - Math.cos(bend * along))) / bend +
        Math.abs(x) * fold +
        wave * width * side * side * Math.sin(v * 17 + (side > 0 ? 1 : 3)) +
        relief(u, v)
      return [x, y, (length * Math.sin(bend * along)) / bend]
    },
    across,
    down,
    finish,
  )
}

/** Side veins of a leaf: how many, and how far towards the tip they run on their way to the rim, as part of the length. */
interface Veins {
  readonly veins: number
  readonly slant?: number
}

/** How far a place is from the nearest side vein: 0 on it, 1 half-way between two. */
const fromVein = (u: number, v: number, { veins, slant = 0.16 }: Veins): number =>
  Math.abs((((((v - Math.abs(u - 0.5) * 2 * slant) * veins) % 1) + 1) % 1) - 0.5) * 2

/** Relief of a leaf whose veins lie deep: it bulges by `high` metres between them. */
export const quilted =
  (high: number, veins: Veins): NonNullable<BladeForm['relief']> =>
  (u, v) =>
    high *
    Math.sin(Math.min(1, fromVein(u, v, veins) * 1.3) * (Math.PI / 2)) *
    Math.min(1, Math.abs(u - 0.5) / 0.08, (0.5 - Math.abs(u - 0.5)) / 0.12) *
    Math.min(1, (1 - v) * 12)

interface LeafLook extends Partial<Veins> {
  readonly seed?: number
  readonly gloss?: number
  /** How many veins run from foot to tip beside the midrib, as in grasses and palms. */
  readonly lines?: number
  /** Width in metres of the meshes of its net of fine veins. */
  readonly cells?: number
  /** Colour of its other side. */
  readonly under?: Rgb
}

/** Green of a leaf with a lighter midrib and side veins. */
export const leafFinish = (green: Rgb, look: LeafLook = {}): Finish => {
  const { veins = 7, slant, seed = 0, gloss = 0.04, lines = 0, cells, under } = look
  const pale = mixRgb(green, oklch(0.78, 0.1, 120), 0.42)
  const sides: Veins = { veins, ...(slant === undefined ? {} : { slant }) }
  return {
    colour: ({ u, v }) => {
      const side = Math.abs(u - 0.5) * 2
      const rib = Math.max(0, 1 - side / 0.07)
      const vein = veins === 0 ? 0 : Math.max(0, 1 - fromVein(u, v, sides) / 0.1) * 0.35
      const line = lines === 0 ? 0 : Math.sin(u * lines * Math.PI * 2) * 0.07
      const tone = 1 + layeredNoise(u * 3 + seed, v * 4 + seed * 7, 3, 2) * 0.13 - 0.08 * side + line
      return scaleRgb(mixRgb(green, pale, Math.max(rib * 0.8, vein)), tone)
    },
    gloss,
    roughness: 0.42,
    through: 0.45,
    tint: [1, 1.05, 0.6],
    ...(cells === undefined ? {} : { cells }),
    ...(under === undefined ? {} : { under }),
  }
}

export const oval = (part: number): number => Math.sin(Math.PI * part ** 0.85) ** 0.72
export const pointed = (part: number): number => Math.sin(Math.PI * part ** 0.72) ** 0.9 * (1 - part * 0.12)
export const sword = (part: number): number =>
  Math.min(1, 0.62 + part * 0.9) * (part < 0.75 ? 1 : Math.sqrt(Math.max(0, 1 - ((part - 0.75) / 0.25) ** 1.7)))

import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { cutSheet } from '../scene/cutSheet.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { outward, stalk, turnOf } from './stems.ts'

// A leaf lies flat in parts of its length from the stalk (the origin) to its tip (z = 1), x across.

/** The part of that plane in which it lies. */
const bounds = { left: -0.62, right: 0.62, back: -0.32, front: 1.06 }

const flat = (u: number, v: number): readonly [x: number, z: number] => [
  bounds.left + (bounds.right - bounds.left) * u,
  bounds.back + (bounds.front - bounds.back) * v,
]

/** How much narrower it is than long. */
const narrow = 0.74

/** How far a place lies within a heart with a drawn-out tip. */
const inHeart = (x: number, z: number): number => {
  const angle = Math.abs(Math.atan2(x / narrow, z))
  const rim = 0.06 + 0.86 * ((1 + Math.cos(angle)) / 2) ** 0.6 + 0.09 * Math.exp(-angle / 0.13)
  return rim - Math.hypot(x / narrow, z)
}

/** How much steeper a side vein leans towards the tip, the further along the rib it starts. */
const fanned = 1.3

/** Where on the rib the side vein starts that passes a place: veins near the stalk turn back, those near the tip lean forward, all bend to the tip. */
const veinAt = (x: number, z: number): number => {
  const out = Math.abs(x)
  return (z + 0.45 * out - 0.45 * out * out) / (1 + fanned * out)
}

/** Between two side veins: where on the rib, how far from the rib its cut ends, and whether a hole lies between. */
interface Gap {
  readonly at: number
  readonly end: number
  readonly hole: boolean
}

const gaps: readonly Gap[] = [
  { at: 0.04, end: 0.27, hole: false },
  { at: 0.18, end: 0.2, hole: true },
  { at: 0.32, end: 0.21, hole: true },
  { at: 0.45, end: 0.19, hole: true },
  { at: 0.57, end: 0.15, hole: false },
  { at: 0.69, end: 0.12, hole: false },
]

/** Where side veins start on the rib. */
const veins: readonly number[] = [-0.04, 0.11, 0.25, 0.385, 0.51, 0.63, 0.75]

/** The lesser of two depths, rounded where they meet. */
const lesser = (one: number, other: number): number => {
  const round = 0.045
  return Math.min(one, other) - (Math.max(0, round - Math.abs(one - other)) ** 2 / round) * 0.25
}

/** How far a place lies outside a cut from the rim, and a hole near the rib, in the gap between two veins. */
const besideGap = (x: number, z: number, { at, end, hole }: Gap): number => {
  const out = Math.abs(x)
  const aside = (veinAt(x, z) - at) * (1 + fanned * out)
  const cut = Math.hypot(Math.max(0, end - out), aside) - 0.03 + 0.012 * Math.min(1, Math.max(0, (out - end) / 0.25))
  return hole ? Math.min(cut, Math.hypot((out - 0.095) / 2.1, aside) - 0.016) : cut
}

const finishOf = (green: Rgb, seed: number): Finish => {
  const pale = mixRgb(green, oklch(0.78, 0.1, 120), 0.45)
  return {
    colour: ({ u, v }) => {
      const [x, z] = flat(u, v)
      const out = Math.abs(x)
      const rib = Math.max(0, 1 - out / (0.017 - 0.012 * Math.max(0, z)))
      const start = veinAt(x, z)
      const vein = Math.max(0, 1 - Math.min(...veins.map((at) => Math.abs(start - at))) / 0.007) * Math.max(0, 1 - out * 1.6)
      const tone = 1 + layeredNoise(x * 5 + seed, z * 5 + seed * 7, 3, 2) * 0.12 - 0.12 * out
      return scaleRgb(mixRgb(green, pale, Math.max(rib * 0.85, vein * 0.4)), tone)
    },
    gloss: 0.06,
    roughness: 0.36,
    through: 0.4,
    tint: [1, 1.05, 0.6],
  }
}

/** One leaf: a heart with rounded cuts from its rim between the veins and holes near its rib. `size` is from its stalk to its tip, in metres. */
const monsteraLeaf = (size: number, green: Rgb, seed: number, random: Random): Mesh => {
  const droop = random.between(0.5, 0.95)
  const [left, right] = [-1, 1].map((side) =>
    gaps.map((gap): Gap => ({
      ...gap,
      at: gap.at + side * 0.018 + random.between(-0.012, 0.012),
      end: gap.end * random.between(0.85, 1.2),
    })),
  ) as [Gap[], Gap[]]
  return cutSheet(
    (u, v) => {
      const [x, z] = flat(u, v)
      const out = Math.abs(x)
      const start = veinAt(x, z)
      const pucker = 0.007 * Math.cos(((start - 0.18) / 0.135) * Math.PI * 2) * Math.min(1, out / 0.1)
      const lobe = layeredNoise(start * 7, x > 0 ? seed : seed + 40, 5, 1) * 0.16 * out
      const folded = 0.3 * (Math.hypot(out, 0.03) - 0.03) - 0.55 * out * out
      return [x * size, (folded + pucker + lobe - (1 - Math.cos(droop * z)) / droop) * size, (Math.sin(droop * z) / droop) * size]
    },
    (u, v) => {
      const [x, z] = flat(u, v)
      return (x < 0 ? left : right).reduce((depth, gap) => lesser(depth, besideGap(x, z, gap)), inHeart(x, z))
    },
    88,
    96,
    finishOf(green, seed),
  )
}

/** Swiss cheese plant: large cut leaves on long stalks. */
export const monstera = (random: Random): Mesh[] => {
  const stem: Finish = { colour: oklch(0.5, 0.08, 130), gloss: 0.02 }
  const count = 13
  return Array.from({ length: count }, (_, index) => {
    const angle = turnOf(index, random)
    const height = 0.28 + (index / count) * 0.6 + random.between(-0.04, 0.05)
    const tip = outward(angle, random.between(0.12, 0.27) * (1.15 - index * 0.045), height)
    const green = oklch(random.between(0.4, 0.5), 0.09, random.between(138, 146))
    const leaf = placed(monsteraLeaf(random.between(0.22, 0.29), green, index, random), {
      lean: random.between(0.3, 0.9),
      turn: angle,
      move: tip,
    })
    return [stalk(tip, 0.007, stem), leaf]
  }).flat()
}

import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Mesh } from '../scene/Mesh.ts'
import { sheet } from '../scene/shapes.ts'
import { along } from './stems.ts'

/** A leaf whose veins spread from its stalk like fingers. */
interface PalmateForm {
  /** From the stalk to the tip, in metres. */
  readonly size: number
  /** Distance of the rim by angle from the tip, 0 to π: `[angle, part of the size]`, the same on both sides. */
  readonly rim: readonly (readonly [angle: number, reach: number])[]
  /** Teeth along one side of the rim; without it the rim is smooth. */
  readonly teeth?: number
  /** Angles of the veins beside the middle one. */
  readonly veins: readonly number[]
  /** How far the rim hangs below the stalk, as part of the size. */
  readonly droop: number
  /** Side veins along each vein; without it there are none. */
  readonly branches?: number
  /** How far its halves stand up along the middle. */
  readonly fold?: number
  /** How far it bulges between its veins, as part of the size. */
  readonly pucker?: number
  /** Height of the waves of its rim, as part of the size. */
  readonly wave?: number
  /** How much paler than the leaf its veins are, 0 not at all to 1. */
  readonly veined?: number
  readonly gloss: number
}

/** Radians from an angle to the nearest vein; the middle one is at 0. */
const nearestVein = (angle: number, veins: readonly number[]): number =>
  Math.min(Math.abs(angle), ...veins.map((vein) => Math.abs(Math.abs(angle) - vein)))

/** How far a place is from the nearest side vein of the vein it is nearest to, 0 on it, 1 between two. */
const fromBranch = (aside: number, out: number, branches: number): number => {
  const start = out * (Math.cos(aside) - Math.sin(aside) * 0.75) * branches
  return Math.abs((((start % 1) + 1) % 1) - 0.5) * 2
}

/** It lies flat with its stalk at the origin and its tip towards the viewer, upper side up. */
export const palmateLeaf = (
  { size, rim, teeth = 0, veins, branches = 0, droop, fold = 0.12, pucker = 0, wave = 0.035, veined = 0.75, gloss }: PalmateForm,
  green: Rgb,
  seed: number,
): Mesh => {
  const pale = mixRgb(green, oklch(0.86, 0.08, 118), 0.5)
  return sheet(
    (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI
      const tooth = teeth === 0 ? 0 : 0.024 * Math.abs(Math.sin((Math.abs(angle) / Math.PI) * teeth * Math.PI)) * v ** 6
      const reach = (along(rim, Math.abs(angle)) + tooth) * size * v
      const x = Math.sin(angle) * reach
      const z = Math.cos(angle) * reach
      const aside = nearestVein(angle, veins)
      const cushion = branches === 0 ? 1 : 0.75 + 0.25 * Math.cos(fromBranch(aside, v, branches) * Math.PI)
      const bulge = pucker * size * v * Math.min(1, aside / 0.3) * cushion
      const ripple = Math.sin(angle * 5 + seed) * wave * size * v * v
      return [x, Math.abs(x) * fold - (droop * (z * z + x * x * 0.6)) / size + ripple + bulge, z]
    },
    teeth === 0 ? 96 : teeth * 10,
    teeth === 0 ? 9 : 18,
    {
      colour: ({ u, v }) => {
        const nearest = nearestVein((u - 0.5) * 2 * Math.PI, veins)
        const vein = Math.max(0, 1 - (nearest * v) / (0.022 + 0.02 * (1 - v)))
        const side = branches === 0 || v < 0.12 ? 0 : Math.max(0, (fromBranch(nearest, v, branches) - 0.88) / 0.12) * (1 - v * 0.4)
        const hub = Math.max(0, 1 - v / 0.09) * 0.8
        return scaleRgb(
          mixRgb(green, pale, Math.max(vein * veined, side * veined * 0.45, hub)),
          1 + layeredNoise(u * 6 + seed, v * 3 + seed, 4, 2) * 0.12,
        )
      },
      gloss,
      roughness: 0.5,
      through: 0.45,
      tint: [1, 1.05, 0.6],
    },
  )
}

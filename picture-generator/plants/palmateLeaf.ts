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
  readonly rim: readonly (readonly [number, number])[]
  /** Angles of the veins beside the middle one. */
  readonly veins: readonly number[]
  /** How far the rim hangs below the stalk, as part of the size. */
  readonly droop: number
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

/** It lies flat with its stalk at the origin and its tip towards the viewer, upper side up. */
export const palmateLeaf = (
  { size, rim, veins, droop, pucker = 0, wave = 0.035, veined = 0.75, gloss }: PalmateForm,
  green: Rgb,
  seed: number,
): Mesh => {
  const pale = mixRgb(green, oklch(0.86, 0.08, 118), 0.5)
  return sheet(
    (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI
      const reach = along(rim, Math.abs(angle)) * size * v
      const x = Math.sin(angle) * reach
      const z = Math.cos(angle) * reach
      const bulge = pucker * size * v * Math.min(1, nearestVein(angle, veins) / 0.3)
      const ripple = Math.sin(angle * 5 + seed) * wave * size * v * v
      return [x, Math.abs(x) * 0.12 - (droop * (z * z + x * x * 0.6)) / size + ripple + bulge, z]
    },
    72,
    8,
    {
      colour: ({ u, v }) => {
        const nearest = nearestVein((u - 0.5) * 2 * Math.PI, veins)
        const vein = Math.max(0, 1 - (nearest * v) / (0.022 + 0.02 * (1 - v)))
        const hub = Math.max(0, 1 - v / 0.09) * 0.8
        return scaleRgb(mixRgb(green, pale, Math.max(vein * veined, hub)), 1 + layeredNoise(u * 6 + seed, v * 3 + seed, 4, 2) * 0.12)
      },
      gloss,
      roughness: 0.5,
      through: 0.45,
      tint: [1, 1.05, 0.6],
    },
  )
}

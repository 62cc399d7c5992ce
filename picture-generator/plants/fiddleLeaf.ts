import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import { plus, times } from '../scene/vector.ts'
import type { Vector } from '../scene/vector.ts'
import { blade, leafFinish, quilted } from './blade.ts'
import { along, outward, stalk, turnOf } from './stems.ts'

/** Narrow at the stalk, a waist, then broad: the body of a violin. */
const violin = (part: number): number =>
  along(
    [
      [0, 0.05],
      [0.05, 0.3],
      [0.15, 0.55],
      [0.27, 0.56],
      [0.38, 0.58],
      [0.55, 0.84],
      [0.7, 1],
      [0.82, 0.96],
      [0.9, 0.8],
      [0.96, 0.52],
      [0.99, 0.24],
      [1, 0.02],
    ],
    part,
  )

const bark: Finish = {
  colour: ({ u, v }) => scaleRgb(oklch(0.47, 0.035, 65), 1 + layeredNoise(u * 9, v * 60, 3, 2) * 0.2),
}

/** Fiddle-leaf fig: one stem with large wavy leaves, broad towards their ends, each on a short stalk. */
export const fiddleLeaf = (random: Random): Mesh[] => {
  const count = 31
  const high = 0.92
  const veins = { veins: 7, slant: 0.24 }
  return [
    stalk([0.03, high, 0.01], 0.015, bark, 0.08),
    ...Array.from({ length: count }, (_, index) => {
      const part = 0.32 + (index / (count - 1)) * 0.68
      const angle = turnOf(index, random)
      // The last leaves are young: they stand up around the bud.
      const young = Math.max(0, (part - 0.86) / 0.14)
      const size = random.between(0.26, 0.34) * (1.12 - part * 0.25) * (1 - young * 0.25)
      const green = oklch(random.between(0.43, 0.51) + young * 0.05, 0.085, random.between(130, 139))
      const finish = leafFinish(green, { ...veins, seed: index, gloss: 0.035, cells: 0.0058, under: oklch(0.6, 0.075, 126) })
      const foot: Vector = [0.03 * part, high * part, 0.01 * part]
      const start = plus(foot, outward(angle, 0.034 - young * 0.02, 0.02 + young * 0.015))
      const leaf = blade(
        {
          length: size,
          width: size * 0.68,
          outline: violin,
          droop: random.between(0.75, 1.35) * (1 - young * 0.6),
          fold: 0.2,
          wave: 0.05,
          relief: quilted(size * 0.016, veins),
          across: 40,
          down: 100,
        },
        finish,
      )
      return [
        tube(
          (way) => plus(times(foot, 1 - way), times(start, way)),
          (way) => 0.0034 - way * 0.0012,
          6,
          10,
          { colour: oklch(0.5, 0.06, 105), gloss: 0.02 },
        ),
        placed(leaf, { lean: random.between(-0.62, 0.05) - young * 0.75, turn: angle, roll: random.between(-0.2, 0.2), move: start }),
      ]
    }).flat(),
  ]
}

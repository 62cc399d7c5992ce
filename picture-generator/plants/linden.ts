import { oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import type { Vector } from '../scene/vector.ts'
import { palmateLeaf } from './palmateLeaf.ts'
import { outward, stalk, turnOf } from './stems.ts'

/** A broad heart with a short drawn-out tip. */
const heart = [
  [0, 1.03],
  [0.035, 0.97],
  [0.11, 0.885],
  [0.28, 0.81],
  [0.5, 0.775],
  [0.75, 0.765],
  [1.0, 0.72],
  [1.3, 0.715],
  [1.75, 0.68],
  [2.3, 0.64],
  [2.65, 0.55],
  [2.92, 0.33],
  [Math.PI, 0.08],
] as const

/** African hemp: large soft heart-shaped leaves, light green, on long stalks. */
export const linden = (random: Random): Mesh[] => {
  const green: Finish = { colour: oklch(0.6, 0.085, 122) }
  const stems: readonly Vector[] = [
    [-0.03, 0.27, 0.01],
    [0.035, 0.34, -0.015],
    [0.0, 0.2, 0.03],
  ]
  return stems.flatMap((top, number) => {
    const leaves = 11
    return [
      stalk(top, 0.0085, green, 0.08),
      ...Array.from({ length: leaves }, (_, index) => {
        const part = 0.35 + (index / (leaves - 1)) * 0.65
        const angle = turnOf(index + number * 4, random)
        const from: Vector = [top[0] * part, top[1] * part, top[2] * part]
        const reach = outward(angle, random.between(0.07, 0.15) * (1.3 - part * 0.55), random.between(0.05, 0.12))
        const leaf = palmateLeaf(
          {
            size: random.between(0.085, 0.115) * (1.35 - part * 0.5),
            rim: heart,
            teeth: 34,
            veins: [0.6, 1.25, 1.95, 2.6],
            branches: 6,
            droop: random.between(0.2, 0.5),
            pucker: 0.045,
            gloss: 0.012,
          },
          oklch(random.between(0.64, 0.72), 0.108, random.between(122, 130)),
          index + number * 11,
        )
        return [
          placed(stalk(reach, 0.0028, green, 0.2), { move: from }),
          placed(leaf, {
            lean: random.between(0.05, 0.95) - (part > 0.85 ? 0.35 : 0),
            turn: angle + random.between(-0.3, 0.3),
            move: [from[0] + reach[0], from[1] + reach[1], from[2] + reach[2]],
          }),
        ]
      }).flat(),
    ]
  })
}

import { oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import { blade, leafFinish, pointed } from './blade.ts'
import { outward, stalk, turnOf } from './stems.ts'

const cream: Finish = { colour: oklch(0.9, 0.05, 100), gloss: 0.01, roughness: 0.7 }
const white: Finish = { colour: oklch(0.965, 0.012, 110), gloss: 0.02, roughness: 0.5, through: 0.3, tint: [1, 1.02, 0.9] }

/** A white spathe around its spadix. */
const flower = (size: number): Mesh[] => [
  placed(blade({ length: size, width: size * 0.62, outline: pointed, droop: -0.35, fold: 0.42, across: 8, down: 14 }, white), {
    lean: -1.25,
  }),
  tube(
    (part) => [0, 0.004 + part * size * 0.5, -size * 0.1],
    (part) => 0.0055 * (part > 0.9 ? 0.6 : 1),
    6,
    10,
    cream,
  ),
]

/** Peace lily: lance-shaped leaves in a dense tuft, white spathes above them. */
export const lily = (random: Random): Mesh[] => {
  const stem: Finish = { colour: oklch(0.52, 0.09, 138), gloss: 0.02 }
  const leaves = Array.from({ length: 32 }, (_, index) => {
    const angle = turnOf(index, random)
    const inner = index / 32
    const tip = outward(angle, random.between(0.05, 0.1) * (1.25 - inner), 0.05 + inner * 0.1 + random.between(0, 0.02))
    const size = random.between(0.15, 0.2)
    const finish = leafFinish(oklch(random.between(0.39, 0.47), 0.085, random.between(140, 147)), { veins: 10, seed: index, gloss: 0.055 })
    const leaf = blade(
      { length: size, width: size * 0.38, outline: pointed, droop: random.between(0.9, 1.5), fold: 0.2, wave: 0.03 },
      finish,
    )
    return [stalk(tip, 0.0034, stem), placed(leaf, { lean: -0.35 - inner * 0.75, turn: angle, move: tip })]
  }).flat()
  const flowers = [-1.05, -0.55, -0.1, 0.35, 0.8, 1.3].flatMap((side, index) => {
    const tip = outward(side * 1.1, 0.035 + Math.abs(side) * 0.075, 0.25 + (index % 3) * 0.04 - Math.abs(side) * 0.03)
    const turn = Math.PI + random.between(-0.7, 0.7)
    return [stalk(tip, 0.003, stem, 0.2), ...placedAll(flower(random.between(0.085, 0.105)), { turn, move: tip })]
  })
  return [...leaves, ...flowers]
}

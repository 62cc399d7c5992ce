import { oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { blade, leafFinish } from './blade.ts'
import { along, stalk, turnOf } from './stems.ts'

/** Narrow at the stalk, a waist, then broad: the body of a violin. */
const violin = (part: number): number =>
  along(
    [
      [0, 0.12],
      [0.14, 0.56],
      [0.36, 0.5],
      [0.7, 1],
      [0.88, 0.86],
      [0.97, 0.48],
      [1, 0.04],
    ],
    part,
  )

/** Fiddle-leaf fig: one stem with large wavy leaves, broad towards their ends. */
export const fiddleLeaf = (random: Random): Mesh[] => {
  const bark: Finish = { colour: oklch(0.47, 0.035, 65) }
  const count = 27
  return [
    stalk([0.03, 0.98, 0.01], 0.017, bark, 0.08),
    ...Array.from({ length: count }, (_, index) => {
      const part = 0.34 + (index / (count - 1)) * 0.66
      const angle = turnOf(index, random)
      const size = random.between(0.27, 0.35) * (1.12 - part * 0.25)
      const finish = leafFinish(oklch(random.between(0.44, 0.54), 0.09, random.between(132, 140)), { veins: 6, seed: index, gloss: 0.045 })
      return placed(
        blade(
          {
            length: size,
            width: size * 0.7,
            outline: violin,
            droop: random.between(0.9, 1.5),
            fold: 0.2,
            wave: 0.045,
            across: 10,
            down: 22,
          },
          finish,
        ),
        {
          lean: random.between(-0.35, 0.45) - (part > 0.93 ? 0.7 : 0),
          turn: angle,
          move: [0.03 * part + Math.sin(angle) * 0.012, 0.98 * part, 0.01 * part + Math.cos(angle) * 0.012],
        },
      )
    }),
  ]
}

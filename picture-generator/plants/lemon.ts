import { oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { joined, placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { ball, lathe } from '../scene/shapes.ts'
import { smoothProfile } from '../scene/smoothProfile.ts'
import type { Vector } from '../scene/vector.ts'
import { blade, leafFinish, oval, pointed, quilted } from './blade.ts'
import { stalk, turnOf } from './stems.ts'

const peel: Finish = {
  colour: ({ u, v }) => scaleRgb(oklch(0.86, 0.165, 99), 1 + layeredNoise(u * 60, v * 30, 5, 2) * 0.06),
  gloss: 0.03,
  roughness: 0.35,
  cells: 0.0019,
}

const lemonFruit = (size: number): Mesh =>
  lathe(
    smoothProfile(
      [
        [0, -1.32],
        [0.16, -1.24],
        [0.34, -1.06],
        [0.8, -0.62],
        [1, 0],
        [0.82, 0.62],
        [0.4, 1.0],
        [0.14, 1.12],
        [0, 1.16],
      ].map(([wide = 0, high = 0]) => [wide * size, high * size] as const),
    ),
    36,
    peel,
  )

const blossom = (): Mesh[] => {
  const white: Finish = { colour: oklch(0.965, 0.012, 100), through: 0.3 }
  return [
    ...[0, 1, 2, 3, 4].map((petal) =>
      placed(blade({ length: 0.019, width: 0.0105, outline: oval, droop: 0.6, fold: 0.2, across: 6, down: 12 }, white), {
        lean: -0.55,
        turn: petal * 1.2566,
      }),
    ),
    placed(ball(0.0034, { colour: oklch(0.84, 0.13, 92) }, 1, 12), { move: [0, 0.004, 0] }),
  ]
}

/** Lemon tree: a bare stem, a round crown of broad leaves, yellow fruit and white blossom at once. */
export const lemon = (random: Random): Mesh[] => {
  const bark: Finish = { colour: oklch(0.5, 0.03, 85) }
  const middle: Vector = [0.01, 0.5, 0]
  const size = 0.205
  const onCrown = (index: number, count: number, part: number): Vector => {
    const high = 1 - 1.75 * ((index + 0.5) / count)
    const flat = Math.sqrt(Math.max(0, 1 - high * high))
    const angle = turnOf(index, random)
    return [Math.sin(angle) * flat * size * part, high * size * 0.95 * part, Math.cos(angle) * flat * size * part]
  }
  const moved = ([x, y, z]: Vector): Vector => [middle[0] + x, middle[1] + y, middle[2] + z]
  const veins = { veins: 9, slant: 0.2 }
  const finishes = [0, 1, 2].map((seed) =>
    leafFinish(oklch(0.44 + seed * 0.045, 0.095, 137 - seed * 4), {
      ...veins,
      seed,
      gloss: 0.045,
      cells: 0.0017,
      under: oklch(0.62, 0.085, 126),
    }),
  )
  const branches = Array.from({ length: 16 }, (_, index) => placed(stalk(onCrown(index, 16, 0.85), 0.005, bark, 0.1), { move: middle }))
  const leaves = Array.from({ length: 640 }, (_, index) => {
    const place = onCrown(index, 640, random.between(0.55, 1.04))
    const long = random.between(0.06, 0.084)
    return placed(
      blade(
        {
          length: long,
          width: long * 0.52,
          outline: pointed,
          droop: random.between(0.2, 0.7),
          fold: 0.22,
          wave: 0.05,
          relief: quilted(0.0009, veins),
          across: 20,
          down: 40,
        },
        bark,
      ),
      { lean: random.between(-0.5, 0.75), turn: Math.atan2(place[0], place[2]) + random.between(-0.9, 0.9), move: moved(place) },
    )
  })
  // Leaves that share a colour are one mesh: each for itself would be cut into as many pieces as the whole crown.
  const dressed = finishes.map((finish, kind) =>
    joined(
      leaves.filter((_, index) => index % finishes.length === kind),
      finish,
    ),
  )
  const fruit = Array.from({ length: 17 }, (_, index) =>
    placed(lemonFruit(random.between(0.025, 0.03)), { roll: random.between(-0.25, 0.25), move: moved(onCrown(index + 2, 19, 1.08)) }),
  )
  const blossoms = Array.from({ length: 30 }, (_, index) => {
    const place = onCrown(index + 4, 36, 1.07)
    return placedAll(blossom(), { lean: 0.9, turn: Math.atan2(place[0], place[2]), move: moved(place) })
  }).flat()
  return [stalk([0.01, 0.51, 0], 0.0135, bark, 0.04), ...branches, ...dressed, ...fruit, ...blossoms]
}

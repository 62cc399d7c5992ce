import { oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { palmateLeaf } from './palmateLeaf.ts'

const rim = [
  [0, 1],
  [0.45, 0.56],
  [1, 0.78],
  [1.5, 0.5],
  [2.05, 0.58],
  [2.7, 0.42],
  [Math.PI, 0.12],
] as const

const radius = 0.128
const middle = 0.145

/** Ivy led along a ring of steel that stands in the pot and faces the viewer. */
export const ivy = (random: Random): Mesh[] => {
  const steel: Finish = { colour: oklch(0.36, 0.006, 80), gloss: 0.08, roughness: 0.35 }
  const stem: Finish = { colour: oklch(0.48, 0.05, 100) }
  const onRing = (part: number, out = 0): Vector => {
    const angle = part * Math.PI * 2 - Math.PI / 2
    return [Math.cos(angle) * (radius + out), middle + Math.sin(angle) * (radius + out), 0]
  }
  const shoots = [0, 0.5].map((phase) =>
    tube(
      (part) => {
        const [x, y] = onRing(0.02 + part * 0.96, Math.sin((part * 9 + phase) * Math.PI * 2) * 0.006)
        return [x, y, Math.cos((part * 9 + phase) * Math.PI * 2) * 0.006]
      },
      () => 0.0019,
      120,
      6,
      stem,
    ),
  )
  const leafAt = (place: Vector, size: number, index: number): Mesh =>
    placed(
      palmateLeaf(
        { size, rim, veins: [1, 2.05], droop: 0.16, gloss: 0.035 },
        oklch(random.between(0.38, 0.5), 0.072, random.between(136, 148)),
        index,
      ),
      {
        roll: random.between(-0.5, 0.5),
        lean: random.between(0.75, 1.5),
        turn: random.between(-1.1, 1.1) + (random.chance(0.25) ? Math.PI : 0),
        move: place,
      },
    )
  const led = Array.from({ length: 132 }, (_, index) => {
    const [x, y] = onRing(0.015 + (index / 132) * 0.97, random.between(-0.017, 0.02))
    return leafAt([x, y, random.between(-0.018, 0.022)], random.between(0.026, 0.042), index)
  })
  const loose = Array.from({ length: 30 }, (_, index) => {
    const angle = random.between(0, Math.PI * 2)
    const reach = random.between(0.02, 0.085)
    return leafAt(
      [Math.sin(angle) * reach, random.between(0.004, 0.022) - (reach > 0.07 ? 0.01 : 0), Math.cos(angle) * reach],
      0.036,
      index,
    )
  })
  return [
    tube(
      (part) => onRing(part),
      () => 0.0024,
      96,
      8,
      steel,
    ),
    ...shoots,
    ...led,
    ...loose,
  ]
}

import { mixRgb, oklch } from '../light/colour.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import type { Random } from '../light/seededRandom.ts'
import { blade, leafFinish, oval, pointed, sword } from './blade.ts'
import { palmateLeaf } from './palmateLeaf.ts'
import { outward, stalk, turnOf } from './stems.ts'

export const ficus = (random: Random): Mesh[] => {
  const bark: Finish = { colour: oklch(0.5, 0.035, 60) }
  const meshes: Mesh[] = [stalk([0.03, 1.02, 0.02], 0.016, bark, 0.1)]
  for (let index = 0; index < 40; index += 1) {
    const part = 0.26 + (index / 40) * 0.74
    const angle = turnOf(index, random)
    const finish = leafFinish(oklch(random.between(0.36, 0.47), 0.07, random.between(134, 145)), { seed: index, gloss: 0.06 })
    const size = random.between(0.2, 0.29) * (1.1 - part * 0.35)
    meshes.push(
      placed(blade({ length: size, width: size * 0.6, outline: oval, droop: random.between(0.7, 1.25), fold: 0.16, wave: 0.025 }, finish), {
        lean: random.between(-0.45, 0.3) - (part > 0.93 ? 0.7 : 0),
        turn: angle,
        move: [0.03 * part + Math.sin(angle) * 0.02, 1.02 * part, 0.02 * part + Math.cos(angle) * 0.02],
      }),
    )
  }
  return meshes
}

const swordFinish = (seed: number): Finish => {
  const dark = oklch(0.39, 0.055, 145)
  const pale = oklch(0.62, 0.06, 135)
  const rim = oklch(0.82, 0.09, 105)
  return {
    colour: ({ u, v }) => {
      if (Math.abs(u - 0.5) > 0.43) return rim
      const band = Math.sin(v * 46 + Math.sin(u * 9 + seed) * 1.6 + Math.sin(v * 13 + seed) * 2)
      return mixRgb(dark, pale, band > 0.25 ? 0.75 : 0.12)
    },
    gloss: 0.035,
    roughness: 0.45,
    through: 0.15,
  }
}

export const sansevieria = (random: Random): Mesh[] =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = turnOf(index, random)
    const out = 0.015 + Math.sqrt(index) * 0.017
    return placed(
      blade(
        {
          length: random.between(0.4, 0.72) * (1 - index * 0.025),
          width: random.between(0.05, 0.066),
          outline: sword,
          droop: random.between(-0.12, 0.25),
          fold: 0.35,
          wave: 0.03,
          down: 26,
        },
        swordFinish(index),
      ),
      { lean: -Math.PI / 2 + random.between(0.04, 0.26), turn: angle, move: outward(angle, out, 0) },
    )
  })

export const olive = (random: Random): Mesh[] => {
  const bark: Finish = { colour: oklch(0.55, 0.025, 75) }
  const meshes: Mesh[] = [stalk([0.02, 0.56, 0], 0.017, bark, 0.05)]
  const finishes = [0, 1, 2].map((seed) => leafFinish(oklch(0.58 + seed * 0.06, 0.045, 128 - seed * 5), { veins: 0, seed, gloss: 0.03 }))
  for (let branch = 0; branch < 44; branch += 1) {
    const angle = turnOf(branch, random)
    const high = random.between(-0.08, 0.4)
    const reach = Math.sqrt(Math.max(0.03, 1 - ((high - 0.14) / 0.32) ** 2)) * random.between(0.12, 0.29)
    const tip = outward(angle, reach, high)
    const start: Vector = [0.02, 0.5 + Math.max(0, high) * 0.25, 0]
    meshes.push(placed(stalk(tip, 0.0042, bark, 0.15), { move: start }))
    for (let leaf = 0; leaf < 22; leaf += 1) {
      const part = 0.25 + (leaf / 22) * 0.8
      const size = random.between(0.055, 0.085)
      meshes.push(
        placed(
          blade(
            { length: size, width: size * 0.24, outline: pointed, droop: 0.35, fold: 0.2, across: 2, down: 5 },
            finishes[leaf % 3] ?? bark,
          ),
          {
            lean: random.between(-1.1, 0.5),
            turn: angle + random.between(-1.5, 1.5),
            move: [start[0] + tip[0] * part, start[1] + tip[1] * part ** 0.9, start[2] + tip[2] * part],
          },
        ),
      )
    }
  }
  return meshes
}

/** A circle whose stalk meets it behind its middle. */
const round = [
  [0, 1],
  [Math.PI, 0.62],
] as const

export const pilea = (random: Random): Mesh[] => {
  const stem: Finish = { colour: oklch(0.55, 0.07, 110), gloss: 0.02 }
  // A stalk ends just below its leaf.
  const below = 0.002
  return Array.from({ length: 34 }, (_, index) => {
    const angle = turnOf(index, random)
    const height = 0.07 + (index / 34) * 0.24 + random.between(-0.02, 0.03)
    const reach = (0.185 - (index / 34) * 0.14) * random.between(0.8, 1.15)
    const size = random.between(0.046, 0.067) * (1.1 - index * 0.012)
    const green = oklch(random.between(0.5, 0.58), 0.095, random.between(134, 142))
    return [
      stalk(outward(angle, reach, height - below), 0.0026, stem, 0.3),
      placed(palmateLeaf({ size, rim: round, veins: [0.6], droop: 0.14, wave: 0.015, veined: 0.25, gloss: 0.05 }, green, index), {
        lean: random.between(0.05, 0.75),
        turn: angle,
        move: outward(angle, reach, height),
      }),
    ]
  }).flat()
}

export const fern = (random: Random): Mesh[] => {
  const rib: Finish = { colour: oklch(0.5, 0.07, 120) }
  const meshes: Mesh[] = []
  for (let frond = 0; frond < 46; frond += 1) {
    const angle = turnOf(frond, random)
    const length = random.between(0.3, 0.46)
    const lift = 0.5 + (frond / 46) * 0.95
    const droop = random.between(1.2, 2.0)
    const finish = leafFinish(oklch(random.between(0.5, 0.6), 0.1, random.between(130, 140)), { veins: 0, seed: frond, gloss: 0.02 })
    const at = (part: number): Vector => {
      const steps = 12
      let along = 0
      let high = 0
      for (let step = 0; step < steps; step += 1) {
        const slope = lift - droop * part * ((step + 0.5) / steps)
        along += (Math.cos(slope) * length * part) / steps
        high += (Math.sin(slope) * length * part) / steps
      }
      return [0, high, along]
    }
    const pieces: Mesh[] = [tube(at, (part) => 0.002 * (1 - part * 0.7), 10, 5, rib)]
    for (let pair = 0; pair < 22; pair += 1) {
      const part = 0.14 + (pair / 22) * 0.86
      const small = 0.07 * Math.sin(Math.PI * (0.18 + part * 0.8)) + 0.006
      for (const side of [-1, 1]) {
        pieces.push(
          placed(blade({ length: small, width: 0.021, outline: pointed, droop: 0.5, fold: 0.15, across: 2, down: 3 }, finish), {
            turn: side * 1.25,
            lean: 0,
            move: at(part),
          }),
        )
      }
    }
    meshes.push(...placedAll(pieces, { turn: angle, move: outward(angle, 0.012, 0) }))
  }
  return meshes
}

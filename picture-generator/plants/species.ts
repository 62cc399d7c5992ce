import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import type { Random } from '../light/seededRandom.ts'
import { sheet } from '../scene/shapes.ts'
import { blade, leafFinish, oval, sword } from './blade.ts'
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

/** Dark green with uneven paler bands across it, between yellow rims. */
const swordFinish = (seed: number): Finish => {
  const dark = oklch(0.37 + (seed % 3) * 0.02, 0.055, 147)
  const pale = oklch(0.6, 0.045, 140)
  const rim = oklch(0.8, 0.085, 102)
  return {
    colour: ({ u, v }) => {
      // Its cross-section is gone around once: the same place of both sides lies at the same part of its width.
      const across = 0.5 + Math.cos(u * Math.PI * 2) / 2
      // Bands run in points along the leaf where cells of one row went on growing.
      const jagged = layeredNoise(across * 44 + seed * 5, v * 5, seed + 2, 2) * 0.016
      const band = layeredNoise(across * 3 + seed * 9, (v + jagged) * 46, seed, 2)
      const fine = layeredNoise(across * 60, v * 7, seed + 5, 2) * 0.07
      const leaf = scaleRgb(mixRgb(dark, pale, Math.min(1, Math.max(0, 0.34 + band * 1.9)) * 0.72), 1 + fine)
      return mixRgb(leaf, rim, Math.min(1, Math.max(0, (Math.abs(across - 0.5) - 0.425 - jagged * 0.8) / 0.02)))
    },
    gloss: 0.03,
    roughness: 0.42,
    cells: 0.003,
  }
}

/** A stiff leaf with flesh between its sides: hollow along its front, its rims a few millimetres thick. */
const swordLeaf = (length: number, width: number, bend: number, turn: number, finish: Finish): Mesh =>
  sheet(
    (u, v) => {
      const angle = -u * Math.PI * 2
      const wide = sword(v) * width * 0.5
      const thick = (0.0052 - v * 0.0034) * Math.min(1, wide / 0.006)
      const [side, above] = [Math.cos(angle) * wide, Math.sin(angle) * thick]
      const hollow =
        (side * side) / (width * (0.9 + v * 0.7)) + above + width * 0.06 * Math.sin(v * 9 + turn * 3) * (side > 0 ? 1 : -1) * (side / width)
      // It turns a little around itself on its way up.
      const twist = turn * v
      const [x, out] = [side * Math.cos(twist) - hollow * Math.sin(twist), side * Math.sin(twist) + hollow * Math.cos(twist)]
      return [x, out - bend * length * v * v, length * v]
    },
    96,
    240,
    finish,
  )

export const sansevieria = (random: Random): Mesh[] =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = turnOf(index, random)
    const out = 0.015 + Math.sqrt(index) * 0.017
    return placed(
      swordLeaf(
        random.between(0.42, 0.72) * (1 - index * 0.025),
        random.between(0.052, 0.068),
        random.between(-0.05, 0.14),
        random.between(-0.7, 0.7),
        swordFinish(index),
      ),
      { lean: -Math.PI / 2 + random.between(0.04, 0.24), turn: angle, move: outward(angle, out, 0) },
    )
  })

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

import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { sheet, tube } from '../scene/shapes.ts'
import type { Vector } from '../scene/vector.ts'
import { blade, leafFinish, pointed } from './blade.ts'
import { outward, stalk, turnOf } from './stems.ts'

/** White with a breath of green along its middle, at its foot and in its tip. */
const petal: Finish = {
  colour: ({ u, v }) => {
    const side = Math.abs(u - 0.5) * 2
    const green = Math.max(0.5 * Math.max(0, 1 - v / 0.16), 0.65 * Math.max(0, (v - 0.9) / 0.1), 0.22 * Math.max(0, 1 - side / 0.06))
    const veins = Math.sin(side * 38) * 0.012
    return scaleRgb(mixRgb(oklch(0.97, 0.012, 108), oklch(0.8, 0.09, 122), green), 1 + veins + layeredNoise(u * 3, v * 5, 2, 2) * 0.02)
  },
  gloss: 0.015,
  roughness: 0.55,
  through: 0.38,
  tint: [1, 1.01, 0.93],
}

/** The white leaf of a flower, upright at the origin and open to the viewer: rolled around its foot, open above, its tip drawn out and bent back. */
const spathe = (size: number, random: Random): Mesh => {
  const hollow = random.between(0.7, 1)
  const lean = random.between(0.28, 0.42)
  const ripple = random.between(0, 6)
  const width = size * random.between(0.68, 0.78)
  const backAt = (part: number): number => lean - 0.62 * part + 1.15 * Math.max(0, (part - 0.72) / 0.28) ** 2
  const middleAt = (part: number): Vector => {
    const steps = 16
    let [high, back] = [0, 0]
    for (let step = 0; step < steps; step += 1) {
      const tilt = backAt(part * ((step + 0.5) / steps))
      high += (Math.cos(tilt) * size * part) / steps
      back += (Math.sin(tilt) * size * part) / steps
    }
    return [0, high, -back]
  }
  return sheet(
    (u, v) => {
      const half = width * 0.5 * 2.02 * (v + 0.006) ** 0.62 * Math.max(0, 1 - v) ** 1.12 + 0.0004
      const bow = hollow * (1.35 - v)
      const angle = (u - 0.5) * 2 * bow
      const wave = 0.02 * size * ((u - 0.5) * 2) ** 4 * Math.sin(v * 15 + ripple + (u > 0.5 ? 2 : 0)) * Math.min(1, v * 3)
      const forward = (half / bow) * (1 - Math.cos(angle)) + wave
      const [, high, back] = middleAt(v)
      const tilt = backAt(v)
      return [(half / bow) * Math.sin(angle), high + Math.sin(tilt) * forward, back + Math.cos(tilt) * forward]
    },
    28,
    44,
    petal,
  )
}

/** The spike of a flower: set with small blunt bumps, round at its end. */
const spadix = (size: number): Mesh => {
  const high = size * 0.5
  const [valley, bump] = [oklch(0.79, 0.085, 108), oklch(0.93, 0.06, 100)]
  const bumpAt = (u: number, v: number): number => {
    const row = v * 34
    return Math.max(0, Math.cos((u * 15 + (Math.floor(row) % 2) * 0.5) * Math.PI * 2) * 0.5 + 0.5) * Math.sin((row % 1) * Math.PI)
  }
  const path = (part: number): Vector => [0, part * high, part * high * 0.1 + 0.0015]
  return sheet(
    (u, v) => {
      const swell = v < 0.1 ? 0.5 + v * 4 : 0.9 + 0.22 * Math.sin(Math.PI * v) - 0.3 * v
      const radius = size * 0.05 * swell * Math.sqrt(Math.max(0, 1 - Math.max(0, (v - 0.86) / 0.14) ** 2))
      const rough = v < 0.1 ? radius : radius * (0.95 + 0.08 * bumpAt(u, v))
      const [, y, z] = path(v)
      return [Math.cos(u * Math.PI * 2) * rough, y, z - Math.sin(u * Math.PI * 2) * rough]
    },
    90,
    150,
    { colour: ({ u, v }) => mixRgb(valley, bump, v < 0.1 ? 0.1 : bumpAt(u, v) ** 0.7), gloss: 0.012, roughness: 0.6 },
  )
}

/** Peace lily: lance-shaped leaves in a dense tuft, white flowers above them. */
export const lily = (random: Random): Mesh[] => {
  const stem: Finish = { colour: oklch(0.52, 0.09, 138), gloss: 0.02 }
  const leaves = Array.from({ length: 36 }, (_, index) => {
    const angle = turnOf(index, random)
    const inner = index / 36
    const tip = outward(angle, random.between(0.045, 0.09) * (1.25 - inner), 0.06 + inner * 0.1 + random.between(0, 0.025))
    const size = random.between(0.14, 0.2)
    const finish = leafFinish(oklch(random.between(0.4, 0.49), 0.088, random.between(138, 146)), { veins: 10, seed: index, gloss: 0.06 })
    const leaf = blade(
      {
        length: size,
        width: size * random.between(0.34, 0.42),
        outline: pointed,
        droop: random.between(0.75, 1.5),
        fold: random.between(0.15, 0.4),
        wave: 0.035,
        across: 10,
        down: 30,
      },
      finish,
    )
    return [stalk(tip, 0.0032, stem), placed(leaf, { roll: random.between(-0.3, 0.3), lean: -0.4 - inner * 0.75, turn: angle, move: tip })]
  }).flat()
  const flowers = [-1.05, -0.55, -0.1, 0.35, 0.8, 1.3].flatMap((side, index) => {
    const tip = outward(side * 1.1, 0.035 + Math.abs(side) * 0.075, 0.25 + (index % 3) * 0.04 - Math.abs(side) * 0.03)
    const size = random.between(0.092, 0.112)
    const bloom = [spathe(size, random), spadix(size)]
    const stand = { lean: random.between(-0.12, 0.2), turn: side * 0.45 + random.between(-0.75, 0.75), move: tip }
    return [
      tube(
        (part): Vector => [tip[0] * part ** 1.5, tip[1] * part ** 0.9, tip[2] * part ** 1.5],
        (part) => 0.0033 - part * 0.0008,
        24,
        10,
        stem,
      ),
      ...placedAll(bloom, stand),
    ]
  })
  return [...leaves, ...flowers]
}

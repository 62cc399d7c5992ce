import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { placed } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { sheet } from '../scene/shapes.ts'
import { outward, turnOf } from './stems.ts'

/** A thick leaf that tapers to a point, hollow above; it grows towards the viewer and bends up. */
const fleshyLeaf = (length: number, width: number, bend: number, finish: Finish): Mesh =>
  sheet(
    (u, v) => {
      const angle = u * Math.PI * 2
      const wide = width * 0.5 * Math.min(1, 0.8 + v) * (1 - v ** 1.6) + 0.0008
      const above = Math.sin(angle)
      const thick = above > 0 ? above * wide * (0.1 + v * 0.35) : above * wide * 0.62
      const slope = bend * v
      return [
        Math.cos(angle) * wide,
        (length * (1 - Math.cos(slope))) / (bend || 1e-3) + thick * Math.cos(slope),
        (length * Math.sin(slope)) / (bend || 1e-3) - thick * Math.sin(slope),
      ]
    },
    28,
    26,
    finish,
  )

const aloeSkin = (seed: number): Finish => {
  const green = oklch(0.6 + (seed % 4) * 0.018, 0.055, 150)
  const pale = oklch(0.84, 0.035, 135)
  return {
    colour: ({ u, v }) => {
      const rim = Math.min(Math.abs(u - 0.5), u, 1 - u) < 0.022
      const tooth = rim && Math.sin(v * 150) > 0.2
      const fleck = layeredNoise(u * 26 + seed * 9, v * 15, seed + 3, 1) > 0.6 ? 0.45 : 0
      const tone = 1 + layeredNoise(u * 3, v * 6 + seed, 4, 2) * 0.1
      return scaleRgb(mixRgb(green, pale, tooth ? 0.9 : fleck * (1 - v)), tone)
    },
    gloss: 0.025,
    roughness: 0.5,
    through: 0.12,
  }
}

/** Aloe: a rosette of thick grey-green leaves. */
export const aloe = (random: Random): Mesh[] =>
  Array.from({ length: 19 }, (_, index) => {
    const outer = 1 - index / 19
    const angle = turnOf(index, random)
    return placed(
      fleshyLeaf(random.between(0.2, 0.25) * (0.8 + 0.25 * outer), random.between(0.04, 0.047), 0.55 * outer, aloeSkin(index)),
      {
        lean: -1.42 + outer * 0.9 + random.between(-0.06, 0.06),
        turn: angle,
        move: outward(angle, 0.006 + outer * 0.016, -0.004),
      },
    )
  })

const ribs = 5

/** How far a place around the body is from the nearest rib, 0 on it, 1 between two. */
const fromRib = (turn: number): number => Math.abs(((((turn * ribs) % 1) + 1) % 1) - 0.5) * 2

/** Bishop's cap: five sharp ribs, a star from above, grey with fine white flecks, no spines. */
export const bishopsCap = (random: Random): Mesh[] => {
  const start = random.between(0, 1)
  const green = oklch(0.56, 0.045, 140)
  const white = oklch(0.88, 0.015, 110)
  return [
    sheet(
      (u, v) => {
        const angle = (u + start / ribs) * Math.PI * 2
        const round = Math.sin(Math.PI * (0.06 + (1 - v) ** 0.9 * 0.6)) ** 0.8
        const hollow = v > 0.93 ? ((v - 0.93) / 0.07) ** 2 : 0
        const reach = 0.052 * (v > 0.995 ? 0.02 : round * Math.min(1, (1 - v) * 9) ** 0.5) * (1 - 0.42 * (1 - fromRib(u)) ** 0.85)
        return [Math.cos(angle) * reach, 0.084 * (1 - (1 - v) ** 1.9) - hollow * 0.006, Math.sin(angle) * reach]
      },
      200,
      60,
      {
        colour: ({ u, v }) => {
          const fleck = gridNoise(Math.floor(u * 420), Math.floor(v * 110), 5) > 0.7 ? 0.62 : 0.16
          const areole = fromRib(u) > 0.955 && Math.sin(v * 95) > 0.1
          return scaleRgb(mixRgb(green, white, areole ? 0.95 : fleck), 1 - 0.22 * (1 - fromRib(u)))
        },
        gloss: 0.008,
        roughness: 0.7,
      },
    ),
  ]
}

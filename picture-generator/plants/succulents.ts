import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'
import type { Random } from '../light/seededRandom.ts'
import { joined, placedAll } from '../scene/Mesh.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { sheet, tube } from '../scene/shapes.ts'
import type { Form } from '../scene/shapes.ts'
import { minus, plus, times, unit } from '../scene/vector.ts'
import { outward, turnOf } from './stems.ts'

const tooth: Finish = { colour: oklch(0.84, 0.05, 125), through: 0.2 }

/** A thick leaf that tapers to a point, hollow above, with soft teeth along both rims; it grows towards the viewer and bends up. */
const fleshyLeaf = (length: number, width: number, bend: number, finish: Finish): Mesh[] => {
  const form: Form = (u, v) => {
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
  }
  const teeth = [0, 0.5].flatMap((rim) =>
    Array.from({ length: 19 }, (_, index) => {
      const v = (index + 0.3 + gridNoise(index, rim * 2, 7) * 0.4) / 21
      const foot = form(rim, v)
      const long = 0.0027 * (1 - v * 0.55)
      const towards = unit(plus(minus(form(rim, v + 0.04), foot), [rim === 0 ? 0.012 : -0.012, 0, 0]))
      return tube(
        (part) => plus(foot, times(towards, long * (part * 1.3 - 0.3))),
        (part) => 0.0011 * (1 - v * 0.5) * (1 - part) + 0.00008,
        4,
        8,
        tooth,
      )
    }),
  )
  return [sheet(form, 40, 48, finish), joined(teeth, tooth)]
}

const aloeSkin = (seed: number): Finish => {
  const green = oklch(0.6 + (seed % 4) * 0.018, 0.055, 150)
  const pale = oklch(0.84, 0.035, 135)
  return {
    colour: ({ u, v }) => {
      const fleck = Math.max(0, Math.min(1, (layeredNoise(u * 30 + seed * 9, v * 17, seed + 3, 1) - 0.42) / 0.3)) * 0.5
      const tone = 1 + layeredNoise(u * 3, v * 6 + seed, 4, 2) * 0.1 + layeredNoise(u * 60, v * 4 + seed, 5, 1) * 0.03
      const tip = Math.max(0, (v - 0.93) / 0.07)
      return scaleRgb(mixRgb(mixRgb(green, pale, fleck * (1 - v)), oklch(0.5, 0.06, 45), tip * 0.7), tone)
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
    return placedAll(
      fleshyLeaf(random.between(0.2, 0.25) * (0.8 + 0.25 * outer), random.between(0.04, 0.047), 0.55 * outer, aloeSkin(index)),
      {
        lean: -1.42 + outer * 0.9 + random.between(-0.06, 0.06),
        turn: angle,
        move: outward(angle, 0.006 + outer * 0.016, -0.004),
      },
    )
  }).flat()

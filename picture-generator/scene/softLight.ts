import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import type { Beam } from './Scene.ts'
import { cross, plus, times, unit } from './vector.ts'
import type { Vector } from './vector.ts'

const golden = Math.PI * (3 - Math.sqrt(5))

/** A round soft light: `count` beams within `spread` radians around a direction that together give `colour`. */
export const softbox = (towards: Vector, spread: number, count: number, colour: Rgb, sharpness = 384): Beam[] => {
  const middle = unit(towards)
  const aside = unit(cross(middle, Math.abs(middle[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const up = cross(aside, middle)
  return Array.from({ length: count }, (_, index) => {
    const out = Math.tan(spread) * Math.sqrt((index + 0.5) / count)
    const angle = index * golden
    return {
      towards: unit(plus(middle, plus(times(aside, Math.cos(angle) * out), times(up, Math.sin(angle) * out)))),
      colour: scaleRgb(colour, 1 / count),
      opening: null,
      sharpness,
    }
  })
}

/** Light from the whole sky above, stronger overhead. */
export const skyDome = (count: number, colour: Rgb, lowest = 0.12, sharpness = 160): Beam[] =>
  Array.from({ length: count }, (_, index) => {
    const high = lowest + (1 - lowest) * ((index + 0.5) / count)
    const out = Math.sqrt(1 - high * high)
    const angle = index * golden
    return { towards: [out * Math.cos(angle), high, out * Math.sin(angle)], colour: scaleRgb(colour, 2 / count), opening: null, sharpness }
  })

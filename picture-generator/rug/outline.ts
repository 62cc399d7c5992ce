import { layeredNoise } from '../light/noise.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'

/** Radius of an organic rug in a direction, as a part of half its size. */
const organicReach = (angle: number, seed: number): number => {
  const lobe = (turns: number, salt: number) => Math.cos(angle * turns + ((seed * salt) % 628) / 100)
  return 0.86 + 0.065 * lobe(2, 7) + 0.055 * lobe(3, 13) + 0.02 * lobe(5, 29)
}

/** How far inside the edge of the rug a point is, in cm; negative outside. Edges are a little uneven, as sewn by hand. */
export const insideBy = (design: RugDesign, x: number, y: number): number => {
  const { widthCm, lengthCm, shape, seed } = design
  const centreX = widthCm / 2
  const centreY = lengthCm / 2
  const deep = Math.min(x, y, widthCm - x, lengthCm - y)
  const straight = shape === 'rectangle' || shape === 'square' || shape === 'runner'
  if (straight && Math.abs(deep) > 2) return deep
  const uneven = layeredNoise(x / 24, y / 24, seed + 77, 2) * (straight ? 0.55 : 0.3)
  if (shape === 'round' || shape === 'oval') {
    const reach = Math.hypot((x - centreX) / centreX, (y - centreY) / centreY)
    return (1 - reach) * centreX + uneven
  }
  if (shape === 'organic') {
    const dx = (x - centreX) / centreX
    const dy = (y - centreY) / centreY
    return (organicReach(Math.atan2(dy, dx), seed) - Math.hypot(dx, dy)) * centreX + uneven * 0.4
  }
  return deep + uneven
}

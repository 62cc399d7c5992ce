import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Finish } from '../scene/Mesh.ts'

/** Woven stuff for sofas, cushions and beds: `coarse` threads a metre, uv in metres. */
export const cloth = (colour: Rgb, coarse = 420, uneven = 0.1): Finish => ({
  colour: ({ u, v, x, y, z, pixel }) => {
    const seen = Math.min(1, Math.max(0, 1.4 / (pixel * coarse) - 0.5))
    const thread = seen > 0 ? seen * 0.09 * (Math.sin(u * coarse * 3) * Math.sin(v * coarse * 3)) : 0
    const slub = layeredNoise(u * coarse * 0.08, v * coarse * 0.5, 3, 2) * uneven * 0.6
    return scaleRgb(colour, 1 + thread + slub + layeredNoise(x * 5 + z * 3, y * 5 - z * 2, 7, 2) * 0.05)
  },
  sheen: 0.35,
})

/** Woven stuff of slightly mixed yarn, `thread` metres thick, that sofas and scatter cushions are covered with. */
export const upholstery = (colour: Rgb, thread = 0.007): Finish => ({
  colour: ({ x, y, z }) => scaleRgb(colour, 1 + layeredNoise(x * 9 + z * 5, y * 9 - z * 4, 7, 3) * 0.07),
  sheen: 0.55,
  woven: thread,
})

/** Curly wool. */
export const boucle = (colour: Rgb): Finish => ({
  colour: ({ x, y, z }) => scaleRgb(colour, 1 + layeredNoise(x * 120 + z * 67, y * 120 + z * 41, 5, 3) * 0.24),
  grain: ({ x, y, z }) => layeredNoise(x * 100 + z * 57, y * 100 - z * 37, 8, 2) * 0.5,
  sheen: 0.4,
})

/** Oiled wood; the grain runs along v. */
export const wood = (colour: Rgb): Finish => ({
  colour: ({ u, v, x, y, z }) =>
    scaleRgb(colour, 0.96 + layeredNoise(u * 30 + x * 14, v * 3 + z * 14, 6, 3) * 0.16 + layeredNoise(u * 160 + y * 2, v * 9, 7, 2) * 0.05),
  gloss: 0.02,
  roughness: 0.5,
})

/** Stucco or painted plaster. */
export const plaster = (colour: Rgb): Finish => ({
  colour: ({ x, y, z }) =>
    scaleRgb(colour, 1 + layeredNoise(x * 1.3 + z, y * 1.3 - z * 0.6, 3, 3) * 0.02 + layeredNoise(x * 24 + z * 17, y * 24, 4, 2) * 0.008),
})

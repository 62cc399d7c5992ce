import { scaleRgb } from '../light/colour.ts'
import { layeredNoise } from '../light/noise.ts'
import type { Colour } from '../names/pictureWords.ts'
import { oklch } from '../light/colour.ts'
import type { Finish, Mesh } from '../scene/Mesh.ts'
import { tube } from '../scene/shapes.ts'
import { cord, lightBulb, toneOf } from './lampStuff.ts'

const ribs = 40
const rows = 33
const high = 0.3

/** Half profile of the basket: 0 at the rim, 1 at the cord. */
const radiusAt = (part: number): number => 0.03 + 0.2 * Math.cos(part * Math.PI * 0.5) ** 0.75 * (0.9 + 0.1 * Math.sin(part * Math.PI))

/** A strand of reed, each of its own tone. */
const reed = (colour: Colour, strand: number): Finish => {
  const straw = colour === 'bruin' ? oklch(0.74, 0.075, 80) : toneOf(colour)
  return {
    colour: ({ u, v }) =>
      scaleRgb(straw, 1 + layeredNoise(strand * 3.7, v * 9, 5, 2) * 0.22 + layeredNoise(u * 6, v * 160 + strand, 6, 2) * 0.08),
    gloss: 0.012,
    roughness: 0.6,
    through: 0.2,
  }
}

/** A dome plaited of reed, Ø 46 cm, light falls through the gaps; its rim at y = 0. */
export const reedPendant = (colour: Colour, lit: number): Mesh[] => {
  const woven = Array.from({ length: rows }, (_, row) => {
    const part = 0.01 + (row / (rows - 1)) * 0.97
    return tube(
      (way) => {
        const angle = way * Math.PI * 2 - Math.PI / 2
        const radius = radiusAt(part) + Math.cos((angle * ribs) / 2 + row * Math.PI) * 0.0042
        return [Math.cos(angle) * radius, part * high, Math.sin(angle) * radius]
      },
      () => 0.0039,
      ribs * 4,
      6,
      reed(colour, row),
    )
  })
  const upright = Array.from({ length: ribs }, (_, rib) =>
    tube(
      (way) => {
        const angle = (rib / ribs) * Math.PI * 2
        const part = 0.01 + way * 0.97
        return [Math.cos(angle) * radiusAt(part), part * high, Math.sin(angle) * radiusAt(part)]
      },
      () => 0.0026,
      22,
      6,
      reed(colour, rib + 100),
    ),
  )
  return [...woven, ...upright, cord(high - 0.02), lightBulb([0, 0.11, 0], 0.036, lit)]
}

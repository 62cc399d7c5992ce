import type { Rgb } from '../colour.ts'
import { mixRgb, scaleRgb } from '../colour.ts'
import { gridNoise, layeredNoise, smoothNoise } from '../noise.ts'
import { fringeAt } from './fringe.ts'
import { insideBy } from './outline.ts'
import type { RugDesign } from './RugDesign.ts'
import { yarn } from './RugDesign.ts'
import { reliefs, surfaceOf, visible } from './surface.ts'

/** Part of a rug to weave, in cm from its top left corner. */
export interface Cutting {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A woven piece as picture: linear light and how much of each pixel is rug. */
export interface Cloth {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
  readonly cover: Float32Array
}

/** Yarns by number; vintage rugs have been dyed over and are closer to one another. */
const dyed = ({ yarns, style }: RugDesign): readonly Rgb[] => {
  const all = [yarns.main, yarns.deep, yarns.pale, yarns.accent, yarns.second]
  return style === 'vintage' ? all.map((one, index) => mixRgb(one, yarns.main, index === 2 ? 0.22 : 0.35)) : all
}

/** Which yarn each pixel shows; knots are whole, a hand-tufted line is not. */
const drawn = (design: RugDesign, cutting: Cutting, width: number, height: number): Uint8Array => {
  const { density, seed, drawing } = design
  const numbers = new Uint8Array(width * height)
  const scaleX = cutting.width / width
  const scaleY = cutting.height / height
  const kept = new Map<number, number>()
  for (let row = 0; row < height; row += 1) {
    const y = cutting.y + (row + 0.5) * scaleY
    for (let column = 0; column < width; column += 1) {
      const x = cutting.x + (column + 0.5) * scaleX
      if (density === 0) {
        numbers[row * width + column] = drawing(x + (smoothNoise(x * 2, y * 2, seed) - 0.5) * 0.28, y + (smoothNoise(x * 2, y * 2, seed + 1) - 0.5) * 0.28)
        continue
      }
      const knotX = Math.floor(x * density + (smoothNoise(x * 2.1, y * 2.1, seed) - 0.5) * 0.6)
      const knotY = Math.floor(y * density + (smoothNoise(x * 2.1, y * 2.1, seed + 1) - 0.5) * 0.6)
      const key = knotY * 4096 + knotX
      let number = kept.get(key)
      if (number === undefined) {
        number = drawing((knotX + 0.5) / density, (knotY + 0.5) / density)
        kept.set(key, number)
      }
      numbers[row * width + column] = number
    }
  }
  return numbers
}

/** Height of the pile at every pixel: the surface of the weave on the length its yarn is cut to. */
const heights = (design: RugDesign, cutting: Cutting, width: number, height: number, numbers: Uint8Array): Float32Array => {
  const surface = surfaceOf(design)
  const carved = design.weave === 'tufted' ? [1, 0.35, 1.1, 0.6, 0.8] : design.weave === 'knotted' ? [0.3, 0.1, 0.35, 0.2, 0.2] : [0, 0, 0, 0, 0]
  const result = new Float32Array(width * height)
  const scaleX = cutting.width / width
  const scaleY = cutting.height / height
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      result[at] = surface(cutting.x + (column + 0.5) * scaleX, cutting.y + (row + 0.5) * scaleY, scaleX) + (carved[numbers[at] ?? 0] ?? 0)
    }
  }
  return result
}

/** Tone of the yarn at a point around 1: dye baths that differ, wool that leans, knots of their own. */
const toneAt = (design: RugDesign, x: number, y: number): number => {
  const { seed, weave, density, material, yarns } = design
  const knot = density === 0 ? 0 : gridNoise(Math.floor(x * density), Math.floor(y * density), seed + 41) - 0.5
  const bath = weave === 'knotted' || weave === 'worn' || weave === 'flat' ? layeredNoise(x / 160, y / 9, seed + 43, 3) * 0.09 : 0
  const lean = layeredNoise(x / 42, y / 30, seed + 47, 3) * (material === 'viscose' ? 0.2 : weave === 'shag' || weave === 'tufted' ? 0.09 : 0.05)
  const dark = yarns.main[1] < 0.1 ? 1.3 : 1
  return 1 + (knot * reliefs[weave].tone * 2 + bath + lean) * dark
}

/** How far a vintage rug is worn down to the warp at a point, 0 to 1. */
const wornAt = ({ seed }: RugDesign, x: number, y: number): number => {
  const broad = layeredNoise(x / 55, y / 70, seed + 51, 3)
  const fine = layeredNoise(x / 3, y / 1.4, seed + 53, 3)
  return Math.min(0.72, Math.max(0, 0.2 + broad * 0.75 + fine * 0.42))
}

/** Weaves a cutting of a rug at a number of pixels. Light falls from the top left. */
export const weaveRug = (design: RugDesign, cutting: Cutting, width: number, height: number): Cloth => {
  const light = new Float32Array(width * height * 3)
  const cover = new Float32Array(width * height)
  const numbers = drawn(design, cutting, width, height)
  const pile = heights(design, cutting, width, height, numbers)
  const pixel = cutting.width / width
  const { bump, depth } = reliefs[design.weave]
  const dye = dyed(design)
  const bare = scaleRgb(design.yarns.warp, 0.8)
  const reach = Math.max(1, Math.round(0.22 / pixel))
  const close = 0.6 + 0.4 * visible(0.3, pixel)
  for (let row = 0; row < height; row += 1) {
    const y = cutting.y + (row + 0.5) * pixel
    const above = Math.max(0, row - reach) * width
    for (let column = 0; column < width; column += 1) {
      const x = cutting.x + (column + 0.5) * pixel
      const at = row * width + column
      const inside = insideBy(design, x, y) / pixel + 0.5
      if (inside <= 0) {
        const strand = design.fringeCm > 0 ? fringeAt(design, x, y, pixel) : null
        if (strand !== null) {
          light.set(scaleRgb(design.yarns.warp, strand.tone), at * 3)
          cover[at] = strand.cover
        }
        continue
      }
      const high = pile[at] ?? 0
      const slope = high - (pile[above + Math.max(0, column - reach)] ?? 0)
      const hem = Math.min(1, inside * pixel / 1.1)
      let shade = toneAt(design, x, y) * (1 + slope * bump * close) * (1 - depth * 0.85 + depth * high * 0.8) * (0.8 + 0.2 * hem)
      if (shade < 0.12) shade = 0.12
      let colour = dye[numbers[at] ?? yarn.main] ?? design.yarns.main
      if (design.weave === 'worn') colour = mixRgb(colour, bare, wornAt(design, x, y))
      light[at * 3] = colour[0] * shade
      light[at * 3 + 1] = colour[1] * shade
      light[at * 3 + 2] = colour[2] * shade
      cover[at] = Math.min(1, inside)
    }
  }
  return { width, height, light, cover }
}

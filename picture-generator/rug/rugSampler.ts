import type { RugDesign } from '../weaves/RugDesign.ts'
import { weaveRug } from './weaveRug.ts'
import type { Cutting } from './weaveRug.ts'

/** Light and cover of a cloth, four numbers a pixel, at half the size every next level. */
interface Level {
  readonly width: number
  readonly height: number
  readonly pixels: Float32Array
}

const halved = ({ width, height, pixels }: Level): Level => {
  const wide = Math.max(1, width >> 1)
  const high = Math.max(1, height >> 1)
  const half = new Float32Array(wide * high * 4)
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (row * 2 * width + column * 2) * 4 + channel
        half[(row * wide + column) * 4 + channel] =
          ((pixels[at] ?? 0) + (pixels[at + 4] ?? 0) + (pixels[at + width * 4] ?? 0) + (pixels[at + width * 4 + 4] ?? 0)) / 4
      }
    }
  }
  return { width: wide, height: high, pixels: half }
}

const read = ({ width, height, pixels }: Level, u: number, v: number, into: Float64Array): void => {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const at = (top * width + left) * 4
  const below = at + (top + 1 < height ? width * 4 : 0)
  for (let channel = 0; channel < 4; channel += 1) {
    const upper = (pixels[at + channel] as number) * (1 - fx) + (pixels[at + 4 + channel] as number) * fx
    const lower = (pixels[below + channel] as number) * (1 - fx) + (pixels[below + 4 + channel] as number) * fx
    into[channel] = upper * (1 - fy) + lower * fy
  }
}

/**
 * Light and cover of a rug at a place in cm, as four numbers, seen through pixels of `pixel` cm. The answer is overwritten by the next
 * question.
 */
type RugSampler = (x: number, y: number, pixel: number) => Float64Array

/** Weaves a cutting at `perCm` pixels a centimetre and keeps it at every smaller size too. Light is multiplied by cover. */
export const rugSampler = (design: RugDesign, cutting: Cutting, perCm: number): RugSampler => {
  const width = Math.max(2, Math.round(cutting.width * perCm))
  const height = Math.max(2, Math.round(cutting.height * perCm))
  const cloth = weaveRug(design, cutting, width, height)
  const pixels = new Float32Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const cover = cloth.cover[pixel] ?? 0
    for (let channel = 0; channel < 3; channel += 1) pixels[pixel * 4 + channel] = (cloth.light[pixel * 3 + channel] ?? 0) * cover
    pixels[pixel * 4 + 3] = cover
  }
  const finest: Level = { width, height, pixels }
  const levels: Level[] = [finest]
  for (let level = finest; level.width > 24 && level.height > 24;) {
    level = halved(level)
    levels.push(level)
  }
  const found = new Float64Array(4)
  return (x, y, pixel) => {
    const u = (x - cutting.x) / cutting.width
    const v = (y - cutting.y) / cutting.height
    if (u <= 0 || v <= 0 || u >= 1 || v >= 1) return found.fill(0)
    const wanted = Math.round(Math.max(0, Math.log2(pixel * 1.25 * perCm)))
    read(levels[Math.min(levels.length - 1, wanted)] ?? finest, u, v, found)
    return found
  }
}

/** The whole rug with its fringe and a little floor around it, in cm. */
export const wholeRug = ({ widthCm, lengthCm, fringeCm }: RugDesign): Cutting => {
  const margin = fringeCm * 1.2 + 5
  return { x: -5, y: -margin, width: widthCm + 10, height: lengthCm + margin * 2 }
}

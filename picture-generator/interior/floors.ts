import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch, scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'

/** Colour of a floor at a place, for a pixel of `pixel` metres. */
export type Floor = (x: number, z: number, pixel: number) => Rgb

/**
 * What one sees of oak from less than a metre: the dark late wood of its rings, drawn together into flames in the middle of the board, and
 * its open pores, short strokes along the grain.
 */
const woodGrain = (along: number, across: number, own: number): number => {
  const bent = across + layeredNoise(along * 2.2 + own * 31, across * 9, 12, 2) * 0.016
  const heart = (own - 0.5) * 0.06 + 0.045
  const ring =
    Math.hypot(bent - heart, 0.012) * 190 + along * (own - 0.5) * 9 + layeredNoise(along * 5, across * 40 + own * 20, 13, 2) * 0.8
  const late = (ring - Math.floor(ring)) ** 5
  const poreRows = layeredNoise(along * 38 + own * 60, across * 1900, 14, 1)
  const pore = Math.max(0, poreRows - 0.35) * (0.35 + 0.65 * (1 - late))
  const flecks = Math.max(0, layeredNoise(along * 70, across * 260 + own * 11, 15, 1) - 0.62)
  return late * 0.12 + pore * 0.5 - flecks * 0.12
}

const boardAt = (tone: Rgb, along: number, across: number, edge: number, key: number, pixel: number, plank: number): Rgb => {
  const own = gridNoise(key, 17, 5)
  const warm = gridNoise(key, 29, 6)
  const rings = layeredNoise(along * 1.6 + own * 90, across * 26 + own * 50, 8, 3)
  const fine = pixel < 0.004 ? layeredNoise(along * 9 + own * 40, across * 170, 9, 2) * 0.06 : 0
  const pores = pixel < 0.0012 ? Math.max(0, layeredNoise(along * 14 + own * 70, across * 480, 10, 2) - 0.05) * 0.3 : 0
  const light = 0.86 + own * 0.26 + rings * 0.13 + fine - pores - (pixel < 0.0006 ? woodGrain(along, across, own) : 0)
  const gap = Math.min(1, Math.max(0, (edge * plank) / Math.max(0.0016, pixel * 0.7)))
  const seam = pixel > 0.012 ? 0.94 : 0.55 + 0.45 * gap
  return scaleRgb(mixRgb(tone, [tone[0] * 1.06, tone[1] * 0.94, tone[2] * 0.8], warm * 0.7), light * seam)
}

/** Herringbone of blocks six times as long as they are wide. */
export const herringboneFloor = (tone: Rgb, width = 0.09): Floor => {
  const blocks = 6
  const period = blocks * 2
  return (x, z, pixel) => {
    const a = ((x + z) * Math.SQRT1_2) / width + 1000
    const b = ((z - x) * Math.SQRT1_2) / width + 1000
    const column = Math.floor(a)
    const row = Math.floor(b)
    const fa = a - column
    const fb = b - row
    const step = (((column - row) % period) + period) % period
    if (step < blocks) {
      const along = step + fa
      const edge = Math.min(fb, 1 - fb, along, blocks - along)
      return boardAt(tone, along * width, fb * width, edge, (column - step) * 977 + row, pixel, width)
    }
    const along = period - 1 - step + fb
    const edge = Math.min(fa, 1 - fa, along, blocks - along)
    return boardAt(tone, along * width, fa * width, edge, column * 977 + row - (period - 1 - step) + 31, pixel, width)
  }
}

/** Broad boards that run towards the viewer. */
export const boardFloor =
  (tone: Rgb, width = 0.2): Floor =>
  (x, z, pixel) => {
    const column = Math.floor(x / width)
    const across = x / width - column
    const long = 2.2
    const shifted = z / long + gridNoise(column, 1, 3)
    const board = Math.floor(shifted)
    const along = shifted - board
    const edge = Math.min(across, 1 - across, (Math.min(along, 1 - along) * long) / width)
    return boardAt(tone, along * long, across * width, edge, column * 91 + board, pixel, width)
  }

/** A table top of staves that run across the view, glued so that no seam shows. */
export const boardTop =
  (tone: Rgb, width = 0.13): Floor =>
  (x, z, pixel) => {
    const stave = Math.floor(z / width)
    return boardAt(tone, x + 40, z - stave * width, 1, stave * 53, pixel, width)
  }

export const oak = oklch(0.7, 0.062, 70)
export const smokedOak = oklch(0.54, 0.05, 62)
export const paleOak = oklch(0.79, 0.042, 80)
export const greyOak = oklch(0.66, 0.034, 64)

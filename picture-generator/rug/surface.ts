import { cellNoise, gridNoise, layeredNoise, smoothNoise } from '../light/noise.ts'
import { braidWide } from '../weaves/kilim.ts'
import type { RugDesign, Weave } from '../weaves/RugDesign.ts'

/** How much of a feature of `size` cm can be seen when a pixel is `pixel` cm wide: 0 none, 1 all. */
export const visible = (size: number, pixel: number): number => Math.min(1, Math.max(0, (size / pixel - 0.8) / 1.6))

/** Height of the surface at a point in cm (about 0 to 1), for a pixel of `pixel` cm where stitches are shifted by a part of one. */
export type Surface = (x: number, y: number, pixel: number, shiftX: number, shiftY: number) => number

const part = (value: number): number => value - Math.floor(value)

const fibres = (x: number, y: number, seed: number, pixel: number): number => {
  const seen = visible(0.09, pixel)
  return seen === 0 ? 0 : seen * layeredNoise(x * 7 + smoothNoise(x * 3, y * 3, seed) * 3, y * 22, seed + 3, 3)
}

const knots = (design: RugDesign): Surface => {
  const { density, seed } = design
  return (x, y, pixel, shiftX, shiftY) => {
    const shakenX = x * density + shiftX * 0.6
    const shakenY = y * density + shiftY * 0.6
    const column = Math.floor(shakenX)
    const row = Math.floor(shakenY)
    const across = part(shakenX) - 0.5
    const down = part(shakenY) - 0.5
    const dome = 1 - (across * across * 2 + down * down * 2.8)
    const seen = visible(0.7 / density, pixel)
    const twist = Math.sin((across * 1.2 + down * 2.4) * 15 + gridNoise(column, row, seed) * 6) * 0.1 * visible(0.1, pixel)
    return (
      (dome + twist) * seen * 0.75 +
      gridNoise(column, row, seed + 5) * 0.42 +
      fibres(x, y, seed, pixel) * 0.95 +
      layeredNoise(x / 5, y / 2.4, seed + 8, 3) * 0.5
    )
  }
}

/** How far in cm a weft that was beaten by hand lies from its line at a point. */
export const bowAt = (seed: number, x: number, y: number): number => layeredNoise(x / 34, y / 26, seed + 71, 2) * 0.75

const ribs = (design: RugDesign): Surface => {
  const { seed, density } = design
  const tall = 0.8 / density
  const wide = 2.1 / density
  return (x, y, pixel) => {
    const atY = (y + bowAt(seed, x, y)) / tall + (smoothNoise(x * 0.4, y * 0.4, seed) - 0.5) * 0.8
    const row = Math.floor(atY)
    const atX = x / wide + (row & 1) * 0.5 + gridNoise(0, row, seed) * 0.15
    const column = Math.floor(atX)
    const across = part(atX) - 0.5
    const down = part(atY) - 0.5
    const dome = (1 - 3.4 * down * down) * (1 - 2.2 * across * across)
    const strand = Math.sin((across * 3 + down * 5) * 7) * 0.12 * visible(0.12, pixel)
    return (
      (dome + strand) * visible(tall, pixel) +
      gridNoise(column, row, seed + 3) * 0.35 +
      fibres(x, y, seed, pixel) * 0.45 +
      gridNoise(0, row, seed + 4) * 0.2
    )
  }
}

/** Yarn that lies in tufts, `size` times as large as those of a shag. */
const tufts = (design: RugDesign, size: number): Surface => {
  const { seed } = design
  return (atX, atY, atPixel) => {
    const [x, y, pixel] = [atX / size, atY / size, atPixel / size]
    const driftX = layeredNoise(x / 9, y / 9, seed, 2) * 2.6
    const driftY = layeredNoise(x / 9, y / 9, seed + 4, 2) * 2.6
    const { distance, cell } = cellNoise((x + driftX) / 1.9, (y + driftY) / 2.3, seed)
    const hair = layeredNoise((x + driftX + cell) * 2.4 + (y + driftY) * 0.5, (y + driftY) * 0.8, seed + 9, 3)
    const seen = visible(0.25, pixel)
    const fine =
      seen === 0 ? 0 : seen * layeredNoise((x + driftX + cell * 3) * 8 + (y + driftY) * (cell - 0.5) * 6, (y + driftY) * 1.7, seed + 11, 3)
    // Long yarn lies down together, a hand wide: that is what is seen of it from across a room.
    const laid = layeredNoise(x / 4.5 + driftX, y / 6, seed + 17, 2)
    return (1 - distance) * 1.7 + cell * 0.7 + hair * 0.8 + fine * 1.1 + laid * 0.55
  }
}

const velvet = (design: RugDesign): Surface => {
  const { seed } = design
  return (x, y, pixel) => {
    // Tufts of three millimetres: each its own tone, dark between them, its cut fibres fanned out from its middle.
    const seen = visible(0.3, pixel)
    const { distance, cell } = cellNoise(x * 2.9, y * 2.9, seed)
    const strokes = visible(0.16, pixel) * layeredNoise(x * 11 + cell * 40, y * 5 + cell * 17, seed + 7, 2)
    const speck = seen * ((distance - 0.5) * -1.7 + (cell - 0.5) * 1.1 + strokes * 0.9)
    // From further away tufts that lean together are seen: clumps of a centimetre, dark between them.
    const clumps = cellNoise(x * 0.9 + smoothNoise(x / 3, y / 3, seed + 21), y * 0.75, seed + 13)
    return (
      speck +
      ((clumps.distance - 0.5) * -2.1 + (clumps.cell - 0.5) * 0.9) * (1 - 0.4 * visible(0.3, pixel * 1.6)) +
      layeredNoise(x * 1.3, y * 1.3, seed + 2, 2) * 0.3 +
      layeredNoise(x / 9, y / 9, seed + 5, 2) * 0.5 +
      fibres(x, y, seed, pixel) * 0.4
    )
  }
}

const loops = (design: RugDesign): Surface => {
  const { seed } = design
  return (x, y, pixel) => {
    const row = Math.floor(y / 0.95)
    const atX = x / 1.25 + (row & 1) * 0.5 + (smoothNoise(x * 0.8, row, seed) - 0.5) * 0.5
    const column = Math.floor(atX)
    const across = part(atX) - 0.5
    const down = part(y / 0.95) - 0.5
    const dome = 1 - Math.min(1, across * across * 3.1 + down * down * 3.4)
    const strand = Math.sin((down * 4 + across * across * 3) * 9) * 0.16 * visible(0.14, pixel)
    return (dome * 1.5 + strand) * visible(0.9, pixel) + gridNoise(column, row, seed) * 0.6 + fibres(x, y, seed, pixel) * 0.6
  }
}

const braids = (design: RugDesign): Surface => {
  const { seed, widthCm, lengthCm } = design
  const stretch = widthCm / lengthCm
  return (x, y, pixel) => {
    const dx = x - widthCm / 2
    const dy = (y - lengthCm / 2) * stretch
    const out = Math.hypot(dx, dy)
    const ring = Math.floor(out / braidWide)
    const aside = part(out / braidWide) - 0.5
    const along = Math.atan2(dy, dx) * (ring + 0.5) * braidWide
    const strand = along / 1.7 + gridNoise(ring, 0, seed) + Math.abs(aside) * 0.9
    const across = part(strand) - 0.5
    const dome = (1 - 3 * across * across) * (1 - 3.3 * aside * aside)
    const twist = Math.sin((across * 5 + aside * 7) * 6) * 0.12 * visible(0.15, pixel)
    return (
      (dome * 1.7 + twist) * visible(1.5, pixel) +
      gridNoise(Math.floor(strand), ring, seed) * 0.5 +
      (gridNoise(0, ring, seed + 1) - 0.5) * 0.7 +
      fibres(x, y, seed, pixel) * 0.5
    )
  }
}

const surfaces: Readonly<Record<Weave, (design: RugDesign) => Surface>> = {
  knotted: knots,
  berber: (design) => tufts(design, 0.55),
  worn: knots,
  flat: ribs,
  shag: (design) => tufts(design, 1),
  tufted: velvet,
  boucle: loops,
  braided: braids,
}

export const surfaceOf = (design: RugDesign): Surface => surfaces[design.weave](design)

/** How strongly height becomes light and shade, and how much single knots differ in tone. */
export const reliefs: Readonly<Record<Weave, { readonly bump: number; readonly tone: number; readonly depth: number }>> = {
  knotted: { bump: 0.13, tone: 0.1, depth: 0.16 },
  berber: { bump: 0.17, tone: 0.05, depth: 0.12 },
  worn: { bump: 0.07, tone: 0.09, depth: 0.1 },
  flat: { bump: 0.24, tone: 0.12, depth: 0.2 },
  shag: { bump: 0.16, tone: 0.05, depth: 0.24 },
  tufted: { bump: 0.14, tone: 0.03, depth: 0.15 },
  boucle: { bump: 0.2, tone: 0.16, depth: 0.24 },
  braided: { bump: 0.32, tone: 0.14, depth: 0.34 },
}

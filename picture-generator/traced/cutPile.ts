import type { Rgb } from '../light/colour.ts'
import { scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'
import { insideBy } from '../rug/outline.ts'
import { wornAt } from '../rug/weaveRug.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { yarn } from '../weaves/RugDesign.ts'
import type { YarnNumber } from '../weaves/RugDesign.ts'
import type { LaidRug } from './LaidRug.ts'
import type { StrandBuilder } from './Strands.ts'

/** How a pile is made, in cm. */
export interface Pile {
  /** Distance of the tufts. */
  readonly pitch: number
  readonly height: number
  /** How far the tips lean, as a part of the height. */
  readonly lean: number
  /** How much single fibres stray from their tuft, as a part of the height. */
  readonly stray: number
  /** Points of a fibre: long fibres bend. */
  readonly points: number
  /** Thinnest fibre: coarse wool is thicker than silk. */
  readonly fibre: number
  /** How much lower the pile is cut along the lines of the drawing, as a part of the height. */
  readonly carved: number
}

/** Part of the height of a pile that nobody sees, because the tufts stand side by side; not so within `rim` cm of the edge. */
export const covered = 0.45
export const rim = 1.6

/** A tuft where a picture shows one. Measures in cm. */
export interface Tuft {
  readonly x: number
  readonly y: number
  /** Distance to the edge of the rug. */
  readonly inside: number
  readonly yarn: YarnNumber
  readonly colour: Rgb
  readonly height: number
  /** Which way its tip leans. */
  readonly leanX: number
  readonly leanY: number
  /** Width of a pixel there. */
  readonly pixel: number
}

/** Distance of the tufts in a picture: far away a tuft is smaller than a pixel, and fewer and thicker ones look the same. */
export const shownPitch = (rug: LaidRug, pile: Pile): number =>
  Math.max(pile.pitch, rug.pixel(rug.design.widthCm / 2, rug.design.lengthCm / 2) * 1.5)

/** The tufts of a pile that a picture shows, row by row. */
export function* tuftsOf(rug: LaidRug, pile: Pile): Generator<Tuft, undefined> {
  const { design, bounds } = rug
  const { seed, drawing } = design
  const pitch = shownPitch(rug, pile)
  const firstRow = Math.floor(bounds.top / pitch)
  const firstColumn = Math.floor(bounds.left / pitch)
  for (let row = firstRow; row * pitch < bounds.bottom; row += 1) {
    for (let column = firstColumn; column * pitch < bounds.right; column += 1) {
      const x = (column + 0.5 + (row & 1) * 0.5 + (gridNoise(column, row, seed + 1) - 0.5) * 0.5) * pitch
      const y = (row + 0.5 + (gridNoise(column, row, seed + 2) - 0.5) * 0.5) * pitch
      const inside = insideBy(design, x, y)
      if (inside < pitch * 0.4 || !rug.seen(x, y)) continue
      const number = drawing(x, y)
      const reach = pitch * 1.6
      const borders =
        pile.carved > 0 &&
        (drawing(x + reach, y) !== number ||
          drawing(x - reach, y) !== number ||
          drawing(x, y + reach) !== number ||
          drawing(x, y - reach) !== number)
      const worn = design.weave === 'worn' ? wornAt(design, x, y) : 0
      const height =
        pile.height *
        (borders ? 1 - pile.carved : 1) *
        (1 - worn * 0.75) *
        (0.88 + gridNoise(column, row, seed + 5) * 0.2) *
        Math.min(1, 0.62 + inside * 0.5)
      const way = layeredNoise(x / 14, y / 14, seed + 11, 3)
      const aside = layeredNoise(x / 11, y / 11, seed + 17, 3)
      yield {
        x,
        y,
        inside,
        yarn: number,
        colour: rug.fibre(number, x, y),
        height,
        leanX: (aside * 0.5 + (gridNoise(column, row, seed + 6) - 0.5) * 0.7) * pile.lean * height,
        leanY: (0.55 + way * 0.5 + (gridNoise(column, row, seed + 7) - 0.5) * 0.7) * pile.lean * height,
        pixel: rug.pixel(x, y),
      }
    }
  }
}

/** Adds a pile of tufts of cut yarn: each tuft is a bundle of fibres that opens at the top. */
export const addCutPile = (strands: StrandBuilder, rug: LaidRug, pile: Pile): void => {
  const pitch = shownPitch(rug, pile)
  const random = seededRandom(`pile ${rug.design.seed} ${rug.design.style}`)
  for (const { x, y, inside, yarn: number, colour: tuft, height, leanX, leanY, pixel } of tuftsOf(rug, pile)) {
    const thick = Math.max(pile.fibre, pixel * 0.7)
    const count = Math.max(pixel > pitch * 0.4 ? 2 : 4, Math.round(0.6 * (pitch / (2 * thick)) ** 2))
    const hidden = inside > rim ? covered : 0
    for (let fibre = 0; fibre < count; fibre += 1) {
      const angle = random.next() * Math.PI * 2
      const out = Math.sqrt(random.next())
      const cos = Math.cos(angle) * out
      const sin = Math.sin(angle) * out
      const strayX = (random.next() - 0.5) * 2 * pile.stray * height
      const strayY = (random.next() - 0.5) * 2 * pile.stray * height
      const long = height * (1 - 0.24 * out * out) * (0.9 + random.next() * 0.14)
      const tone = 0.84 + random.next() * 0.32
      const colour = scaleRgb(tuft, tone)
      const last = (pixel > pitch * 0.4 ? 2 : pile.points) - 1
      for (let point = 0; point <= last; point += 1) {
        const part = hidden + (1 - hidden) * (point / last)
        const spread = pitch * (0.3 + 0.26 * part)
        const bend = part * part
        strands.point(
          rug.at(
            x + cos * spread + (leanX + strayX) * bend,
            y + sin * spread + (leanY + strayY) * bend,
            Math.max(0.12, long * (part - pile.lean * pile.lean * 0.35 * bend)),
          ),
          thick * 0.01 * (part > 0.8 ? 0.75 : 1),
          point === 0 && number !== yarn.pale ? scaleRgb(colour, 0.8) : colour,
        )
      }
      strands.end()
    }
  }
}

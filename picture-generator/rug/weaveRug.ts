import type { Rgb } from '../light/colour.ts'
import { mixRgb, scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise, smoothNoise } from '../light/noise.ts'
import { fringeAt } from './fringe.ts'
import { insideBy } from './outline.ts'
import type { RugDesign, Weave } from '../weaves/RugDesign.ts'
import { yarn } from '../weaves/RugDesign.ts'
import { softened } from '../light/softened.ts'
import { bowAt, reliefs, surfaceOf, visible } from './surface.ts'

/** Part of a rug to weave, in cm from its top left corner. */
export interface Cutting {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A woven piece as picture: linear light and how much of each pixel is rug. */
interface Cloth {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
  readonly cover: Float32Array
}

/** Yarns by number; vintage rugs have been dyed over and are closer to one another. */
export const dyedYarns = ({ yarns, style }: RugDesign): readonly Rgb[] => {
  const all = [yarns.main, yarns.deep, yarns.pale, yarns.accent, yarns.second]
  return style === 'vintage' ? all.map((one, index) => mixRgb(one, yarns.main, index === 2 ? 0.22 : 0.35)) : all
}

/** A cutting at a number of pixels, with how far a hand has shifted the stitches at each of them (−0.5 to 0.5 across and down). */
interface Loom {
  readonly design: RugDesign
  readonly cutting: Cutting
  readonly width: number
  readonly height: number
  /** Centimetres a pixel. */
  readonly pixel: number
  readonly shiftX: Float32Array
  readonly shiftY: Float32Array
}

const loomFor = (design: RugDesign, cutting: Cutting, width: number, height: number): Loom => {
  const pixel = cutting.width / width
  const shiftX = new Float32Array(width * height)
  const shiftY = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const y = (cutting.y + (row + 0.5) * pixel) * 2.1
    for (let column = 0; column < width; column += 1) {
      const x = (cutting.x + (column + 0.5) * pixel) * 2.1
      shiftX[row * width + column] = smoothNoise(x, y, design.seed) - 0.5
      shiftY[row * width + column] = smoothNoise(x, y, design.seed + 1) - 0.5
    }
  }
  return { design, cutting, width, height, pixel, shiftX, shiftY }
}

/** How wide pile bends down where two colours meet, in cm, and how strongly that becomes light and shade; flat weaves have no pile. */
const bendings: Partial<Record<Weave, { readonly wide: number; readonly shade: number }>> = {
  tufted: { wide: 0.9, shade: 0.3 },
  shag: { wide: 1.8, shade: 0.2 },
  berber: { wide: 1.2, shade: 0.17 },
  knotted: { wide: 0.5, shade: 0.14 },
}

/** How far in cm yarn that is not knotted in rows lies from its place: long yarn falls over that of its neighbours. */
const astray = ({ weave }: RugDesign): number => (weave === 'berber' ? 1.1 : 0.28)

/** Which yarn each pixel shows; knots are whole, a hand-tufted line is not. */
const drawn = ({ design, cutting, width, height, pixel, shiftX, shiftY }: Loom): Uint8Array => {
  const { density, drawing } = design
  const numbers = new Uint8Array(width * height)
  const stray = astray(design)
  const firstX = Math.floor(cutting.x * density) - 2
  const firstY = Math.floor(cutting.y * density) - 2
  const across = Math.ceil(cutting.width * density) + 5
  // Weft lies in its shed: a hand shifts single knots, and bows the stripes and frames of a flat weave.
  const isFlat = design.weave === 'flat'
  const shaken = isFlat ? 0 : 0.6
  const knots = new Uint8Array(density === 0 ? 0 : across * (Math.ceil(cutting.height * density) + 5)).fill(255)
  for (let row = 0; row < height; row += 1) {
    const y = cutting.y + (row + 0.5) * pixel
    for (let column = 0; column < width; column += 1) {
      const x = cutting.x + (column + 0.5) * pixel
      const at = row * width + column
      if (density === 0) {
        numbers[at] = drawing(x + (shiftX[at] as number) * stray, y + (shiftY[at] as number) * stray)
        continue
      }
      const knotX = Math.floor(x * density + (shiftX[at] as number) * shaken)
      const knotY = Math.floor((isFlat ? y + bowAt(design.seed, x, y) : y) * density + (shiftY[at] as number) * shaken)
      const key = (knotY - firstY) * across + knotX - firstX
      if (knots[key] === 255) knots[key] = drawing((knotX + 0.5) / density, (knotY + 0.5) / density)
      numbers[at] = knots[key] as number
    }
  }
  return numbers
}

/** Whether another yarn begins within `reach` pixels to the right of or below a pixel. */
const endsColour = (numbers: Uint8Array, width: number, height: number, column: number, row: number, reach: number): boolean => {
  const own = numbers[row * width + column]
  return (
    numbers[row * width + Math.min(width - 1, column + reach)] !== own ||
    numbers[Math.min(height - 1, row + reach) * width + column] !== own
  )
}

/** Height of the pile at every pixel: the surface of the weave on the length its yarn is cut to. */
const heights = ({ design, cutting, width, height, pixel, shiftX, shiftY }: Loom, numbers: Uint8Array): Float32Array => {
  const surface = surfaceOf(design)
  const carved =
    design.weave === 'tufted' ? [1, 0.35, 1.1, 0.6, 0.8] : design.weave === 'knotted' ? [0.3, 0.1, 0.35, 0.2, 0.2] : [0, 0, 0, 0, 0]
  const result = new Float32Array(width * height)
  // Where colours meet, scissors cut a groove into the pile of a hand-tufted rug.
  const groove = Math.max(1, Math.round(0.3 / pixel))
  for (let row = 0; row < height; row += 1) {
    const y = cutting.y + (row + 0.5) * pixel
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column
      const x = cutting.x + (column + 0.5) * pixel
      result[at] =
        surface(x, y, pixel, shiftX[at] as number, shiftY[at] as number) +
        (carved[numbers[at] as number] as number) -
        (design.weave === 'tufted' && endsColour(numbers, width, height, column, row, groove) ? 1.4 : 0)
    }
  }
  return result
}

/**
 * How far pile bends down to where two colours meet at every pixel, 0 to 1; `null` for a weave without pile. It is wider than the groove
 * itself, and what is still seen of it from across a room.
 */
const bends = ({ design, width, height, pixel }: Loom, numbers: Uint8Array): Float32Array | null => {
  const wide = bendings[design.weave]?.wide
  if (wide === undefined) return null
  const grooves = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (endsColour(numbers, width, height, column, row, 1)) grooves[row * width + column] = 1
    }
  }
  const radius = Math.max(1, wide / pixel)
  const result = softened(grooves, width, height, radius)
  for (let at = 0; at < result.length; at += 1) result[at] = Math.min(1, (result[at] as number) * radius)
  return result
}

/** Slow changes of tone around 0, one number per `step` pixels: dye baths that differ, wool that leans. */
const slowTones = (
  { design, cutting, width, height, pixel }: Loom,
  step: number,
): { readonly tones: Float32Array; readonly across: number } => {
  const { seed, weave, material } = design
  const across = Math.ceil(width / step) + 2
  const down = Math.ceil(height / step) + 2
  const tones = new Float32Array(across * down)
  const bathed = weave === 'knotted' || weave === 'berber' || weave === 'worn' || weave === 'flat' ? 0.09 : 0
  const leaning = material === 'viscose' ? 0.12 : weave === 'shag' || weave === 'tufted' ? 0.09 : 0.05
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const x = cutting.x + column * step * pixel
      const y = cutting.y + row * step * pixel
      const bath = bathed === 0 ? 0 : layeredNoise(x / 160, y / 9, seed + 43, 3) * bathed
      // A shuttle's wool differs from one cast to the next, and a flat weave shows it.
      const casts = weave === 'flat' ? layeredNoise(x / 45, y / 1.6, seed + 61, 2) * 0.11 : 0
      tones[row * across + column] = bath + casts + layeredNoise(x / 42, y / 30, seed + 47, 3) * leaning
    }
  }
  return { tones, across }
}

/** Tone of the yarn at every pixel around 1. */
const tonesOf = (loom: Loom): Float32Array => {
  const {
    design: { seed, weave, density, yarns },
    cutting,
    width,
    height,
    pixel,
  } = loom
  const step = Math.max(1, Math.round(0.9 / pixel))
  const { tones, across } = slowTones(loom, step)
  const result = new Float32Array(width * height)
  const dark = yarns.main[1] < 0.1 ? 1.3 : 1
  const differ = density === 0 ? 0 : reliefs[weave].tone * 2
  for (let row = 0; row < height; row += 1) {
    const fy = row / step
    const top = Math.floor(fy)
    const knotY = Math.floor((cutting.y + (row + 0.5) * pixel) * density)
    for (let column = 0; column < width; column += 1) {
      const fx = column / step
      const left = Math.floor(fx)
      const at = top * across + left
      const upper = (tones[at] as number) + ((tones[at + 1] as number) - (tones[at] as number)) * (fx - left)
      const lower = (tones[at + across] as number) + ((tones[at + across + 1] as number) - (tones[at + across] as number)) * (fx - left)
      const knot =
        differ === 0 ? 0 : (gridNoise(Math.floor((cutting.x + (column + 0.5) * pixel) * density), knotY, seed + 41) - 0.5) * differ
      result[row * width + column] = 1 + (knot + upper + (lower - upper) * (fy - top)) * dark
    }
  }
  return result
}

/** What a worn rug shows of its warp: it was in the bath of dye together with the pile. */
const bareWarp = ({ yarns }: RugDesign): Rgb => mixRgb(scaleRgb(yarns.warp, 0.8), yarns.main, 0.5)

/** The colour of a yarn at a point as an eye sees it: where a worn rug has lost its pile, its warp shows. */
export const shownYarn = (design: RugDesign, dyed: Rgb, x: number, y: number): Rgb =>
  design.weave === 'worn' ? mixRgb(dyed, bareWarp(design), wornAt(design, x, y)) : dyed

/** How far a vintage rug is worn down to the warp at a point, 0 to 1. */
export const wornAt = ({ seed }: RugDesign, x: number, y: number): number => {
  const broad = layeredNoise(x / 55, y / 70, seed + 51, 3)
  const fine = layeredNoise(x / 3, y / 1.4, seed + 53, 3)
  return Math.min(0.72, Math.max(0, 0.2 + broad * 0.75 + fine * 0.42))
}

/** Yarn whipped around the edge of a rug, in cm: how wide it is seen from above, and the distance of its turns. */
const whipped = { wide: 0.85, turn: 0.5 } as const

/** Light and shade of the whipped edge at a point `inside` cm from it around 1; `towards` is how much its outer side looks at the light, −1 to 1. */
const whippedShade = (
  { widthCm, lengthCm, shape }: RugDesign,
  x: number,
  y: number,
  inside: number,
  towards: number,
  pixel: number,
): number => {
  const straight = shape === 'rectangle' || shape === 'square' || shape === 'runner'
  const [fromMiddleX, fromMiddleY] = [x - widthCm / 2, y - lengthCm / 2]
  const along = straight
    ? Math.min(x, widthCm - x) < Math.min(y, lengthCm - y)
      ? y
      : x
    : (Math.atan2(fromMiddleY, fromMiddleX) * (widthCm + lengthCm)) / 4
  const across = inside / whipped.wide
  const turns = Math.cos(((along + across * 0.3) / whipped.turn) * Math.PI * 2) * visible(whipped.turn / 2, pixel)
  return 0.94 + towards * (0.5 - across) * 0.5 + turns * 0.1 - Math.max(0, across - 0.75) * 1.3
}

/** Weaves a cutting of a rug at a number of pixels. Light falls from the top left. */
export const weaveRug = (design: RugDesign, cutting: Cutting, width: number, height: number): Cloth => {
  const light = new Float32Array(width * height * 3)
  const cover = new Float32Array(width * height)
  const loom = loomFor(design, cutting, width, height)
  const numbers = drawn(loom)
  const pile = heights(loom, numbers)
  const bent = bends(loom, numbers)
  const tones = tonesOf(loom)
  const { pixel } = loom
  const bending = bendings[design.weave]
  const bendReach = Math.max(1, Math.round((bending?.wide ?? 0) / pixel))
  const { bump, depth } = reliefs[design.weave]
  const dye = dyedYarns(design)
  const reach = Math.max(1, Math.round(0.22 / pixel))
  const close = 0.6 + 0.4 * visible(0.3, pixel)
  // The eye sees less of the relief of dark wool.
  const relief = bump * close * (design.yarns.main[1] < 0.1 ? 1.5 : 1)
  const isWhipped = design.weave !== 'braided' && design.bound !== false
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
          light.set(scaleRgb(design.yarns.warp, strand.tone * 0.92), at * 3)
          cover[at] = strand.cover
        }
        continue
      }
      const high = pile[at] ?? 0
      const slope = high - (pile[above + Math.max(0, column - reach)] ?? 0)
      const bend =
        bent === null
          ? 0
          : (bent[Math.max(0, row - bendReach) * width + Math.max(0, column - bendReach)] as number) -
            (bent[Math.min(height - 1, row + bendReach) * width + Math.min(width - 1, column + bendReach)] as number)
      const hem = Math.min(1, (inside * pixel) / 1.3)
      // The rim bends down: its top and left look at the light, the rest away from it.
      const towards = hem === 1 ? 0 : Math.max(-1, Math.min(1, insideBy(design, x + 0.5, y + 0.5) - insideBy(design, x - 0.5, y - 0.5)))
      const rim = (1 - hem) * towards
      let shade =
        (tones[at] as number) *
        (1 + slope * relief) *
        (1 - depth * 0.85 + depth * high * 0.8) *
        (0.84 + 0.16 * hem + 0.16 * rim) *
        (1 + bend * (bending?.shade ?? 0))
      const fringed = design.fringeCm > 0 && Math.min(y, design.lengthCm - y) < inside * pixel + 0.01
      if (isWhipped && !fringed && inside * pixel < whipped.wide)
        shade = (tones[at] as number) * whippedShade(design, x, y, inside * pixel, towards, pixel)
      if (shade < 0.12) shade = 0.12
      const colour = shownYarn(design, dye[numbers[at] ?? yarn.main] ?? design.yarns.main, x, y)
      light[at * 3] = colour[0] * shade
      light[at * 3 + 1] = colour[1] * shade
      light[at * 3 + 2] = colour[2] * shade
      cover[at] = Math.min(1, inside)
    }
  }
  return { width, height, light, cover }
}

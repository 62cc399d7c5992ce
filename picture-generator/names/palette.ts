import { oklch } from '../light/colour.ts'
import type { Rgb } from '../light/colour.ts'
import type { Colour } from './pictureWords.ts'
import type { Random } from '../light/seededRandom.ts'

/** Yarns of one rug by their part in the drawing. */
export interface Yarns {
  /** The colour the rug is called after. */
  readonly main: Rgb
  readonly deep: Rgb
  readonly pale: Rgb
  readonly accent: Rgb
  readonly second: Rgb
  /** Warp and fringe. */
  readonly warp: Rgb
}

type Shade = readonly [lightness: number, chroma: number, hue: number]

const cream: Shade = [0.91, 0.025, 85]
const ink: Shade = [0.31, 0.02, 60]
const delft: Shade = [0.45, 0.085, 255]
const terracotta: Shade = [0.58, 0.1, 43]
const sage: Shade = [0.62, 0.05, 140]
const ochre: Shade = [0.73, 0.115, 82]
const indigo: Shade = [0.34, 0.07, 262]
const clay: Shade = [0.7, 0.06, 50]
const walnut: Shade = [0.42, 0.045, 55]

/** Main, deep, pale, and the accents that go with them. */
const families: Readonly<
  Record<Colour, { readonly main: Shade; readonly deep: Shade; readonly pale: Shade; readonly accents: readonly [Shade, ...Shade[]] }>
> = {
  blauw: { main: [0.45, 0.078, 254], deep: [0.32, 0.058, 260], pale: [0.85, 0.025, 235], accents: [ochre, clay, [0.66, 0.07, 245], cream] },
  ecru: { main: [0.88, 0.028, 84], deep: [0.66, 0.045, 75], pale: [0.94, 0.016, 86], accents: [walnut, ink, clay, [0.75, 0.04, 80]] },
  zand: { main: [0.77, 0.06, 77], deep: [0.6, 0.06, 68], pale: [0.9, 0.03, 82], accents: [terracotta, walnut, sage, cream] },
  groen: { main: [0.49, 0.052, 136], deep: [0.36, 0.04, 145], pale: [0.84, 0.035, 120], accents: [ochre, clay, [0.65, 0.06, 130], cream] },
  rood: { main: [0.43, 0.112, 27], deep: [0.31, 0.075, 25], pale: [0.86, 0.03, 65], accents: [indigo, ochre, [0.58, 0.12, 32], cream] },
  grijs: {
    main: [0.64, 0.007, 100],
    deep: [0.43, 0.009, 90],
    pale: [0.88, 0.008, 90],
    accents: [[0.52, 0.03, 250], cream, ink, [0.75, 0.01, 90]],
  },
  bruin: { main: [0.45, 0.055, 56], deep: [0.31, 0.04, 52], pale: [0.84, 0.035, 78], accents: [ochre, terracotta, [0.6, 0.06, 62], cream] },
  terracotta: { main: [0.57, 0.104, 43], deep: [0.43, 0.09, 38], pale: [0.88, 0.035, 72], accents: [indigo, ochre, [0.7, 0.09, 50], sage] },
  geel: {
    main: [0.76, 0.11, 86],
    deep: [0.6, 0.105, 76],
    pale: [0.92, 0.04, 90],
    accents: [[0.46, 0.05, 235], walnut, [0.83, 0.09, 90], cream],
  },
  roze: {
    main: [0.73, 0.068, 18],
    deep: [0.55, 0.085, 18],
    pale: [0.91, 0.025, 50],
    accents: [[0.42, 0.07, 10], clay, [0.82, 0.04, 20], sage],
  },
  zwart: { main: [0.31, 0.012, 60], deep: [0.2, 0.008, 60], pale: [0.87, 0.02, 82], accents: [[0.48, 0.015, 70], cream, walnut, clay] },
  wit: {
    main: [0.945, 0.012, 86],
    deep: [0.82, 0.02, 82],
    pale: [0.97, 0.006, 86],
    accents: [[0.74, 0.02, 80], [0.62, 0.015, 80], cream, [0.55, 0.01, 80]],
  },
  meerkleurig: { main: terracotta, deep: indigo, pale: cream, accents: [ochre, sage, [0.7, 0.075, 20], delft] },
}

/** The yarns of a rug that is called `colour`, a little different for every rug. */
export const yarnsOf = (colour: Colour, random: Random): Yarns => {
  const family = families[colour]
  const lighter = random.between(-0.018, 0.018)
  const turned = random.between(-3, 3)
  const spun = ([lightness, chroma, hue]: Shade): Rgb => oklch(lightness + lighter, chroma, hue + turned)
  const first = random.integer(family.accents.length)
  const accentAt = (offset: number): Shade => {
    const [lightness, chroma, hue] = family.accents[(first + offset) % family.accents.length] ?? family.accents[0]
    return [lightness, colour === 'meerkleurig' ? chroma : chroma * 0.75, hue]
  }
  return {
    main: spun(family.main),
    deep: spun(family.deep),
    pale: spun(family.pale),
    accent: spun(accentAt(0)),
    second: spun(accentAt(1)),
    warp: oklch(0.85, 0.034, 83),
  }
}

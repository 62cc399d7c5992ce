import type { Rgb } from '../light/colour.ts'
import { oklch, scaleRgb } from '../light/colour.ts'
import { gridNoise, layeredNoise } from '../light/noise.ts'
import { yarnsOf } from '../names/palette.ts'
import type { Picture } from '../light/Picture.ts'
import type { Colour, Edge, Material, Underlay } from '../names/pictureWords.ts'
import { herringboneFloor, oak } from '../interior/floors.ts'
import { drawCutting } from './drawRugFromAbove.ts'
import type { Ground } from './drawRugFromAbove.ts'
import { planRug } from '../rug/planRug.ts'
import { yarn } from '../weaves/RugDesign.ts'
import type { Drawing, RugDesign, Weave } from '../weaves/RugDesign.ts'
import { seededRandom } from '../light/seededRandom.ts'

const weaves: Readonly<Record<Material, Weave>> = {
  wol: 'tufted',
  katoen: 'flat',
  jute: 'boucle',
  sisal: 'boucle',
  viscose: 'tufted',
  pet: 'shag',
  linnen: 'flat',
}

const plain = (colour: Colour, material: Material, drawing: Drawing, fringeCm: number): RugDesign => ({
  ...planRug({ seed: 'sample', style: 'hoogpolig', colour, material, shape: 'square' }),
  weave: weaves[material],
  density: weaves[material] === 'flat' ? 1.4 : 0,
  yarns: yarnsOf(colour, seededRandom(`sample ${colour}`)),
  fringeCm,
  drawing,
})

const several: readonly (typeof yarn)[keyof typeof yarn][] = [yarn.main, yarn.deep, yarn.pale, yarn.accent, yarn.second]

/** A sample of yarn in one colour; several colours lie in bands. */
export const drawSwatch = (colour: Colour, material: Material | null, width: number, height: number): Picture => {
  const drawing: Drawing = colour === 'meerkleurig' ? (_, y) => several[Math.floor(y / 4) % several.length] ?? yarn.main : () => yarn.main
  const design = plain(colour, material ?? 'wol', drawing, 0)
  return drawCutting(design, { x: 90, y: 90, width: 20, height: 20 }, () => [0, 0, 0], 1, width, height)
}

const wooden: Ground = (() => {
  const floor = herringboneFloor(oak)
  return (x: number, y: number, cm: number) => floor(x / 100, y / 100, cm / 100)
})()

/** One corner of a rug with its edge finished. */
export const drawEdge = (edge: Edge, colour: Colour | null, width: number, height: number): Picture => {
  const drawing: Drawing = (x, y) => {
    const inset = Math.min(x, y, 200 - x, 200 - y)
    if (edge === 'band') return inset < 3.6 ? yarn.deep : yarn.main
    if (edge === 'feston') return inset < 1.1 && Math.floor((x + y) / 0.42) % 3 !== 0 ? yarn.deep : yarn.main
    return yarn.main
  }
  const design = plain(colour ?? 'zand', edge === 'fringe' ? 'katoen' : 'wol', drawing, edge === 'fringe' ? 6 : 0)
  return drawCutting(
    design,
    { x: edge === 'fringe' ? 168 : 174, y: edge === 'fringe' ? 176 : 174, width: 36, height: 36 },
    wooden,
    edge === 'band' ? 0.9 : 1.2,
    width,
    height,
  )
}

const felt = (x: number, y: number): Rgb => {
  const fluff = layeredNoise(x * 2.2, y * 2.2, 3, 3) * 0.14 + (gridNoise(Math.floor(x * 9), Math.floor(y * 9), 5) - 0.5) * 0.16
  return scaleRgb(oklch(0.62, 0.008, 80), 1 + fluff)
}

const latex = (x: number, y: number): Rgb => {
  const column = x / 0.75
  const row = y / 0.75
  const hole = Math.hypot(column - Math.round(column), row - Math.round(row))
  const shade = hole < 0.28 ? 0.5 + hole : 0.98 + (Math.round(column) - column) * 0.14 + (Math.round(row) - row) * 0.14
  return scaleRgb(oklch(0.87, 0.03, 88), shade + layeredNoise(x, y, 6, 2) * 0.03)
}

/** A corner of a rug with what lies under it. */
export const drawUnderlay = (underlay: Underlay, width: number, height: number): Picture => {
  const design = plain('ecru', 'wol', () => yarn.main, 0)
  const ground: Ground = (x, y, cm) => {
    const out = Math.max(x - 207, y - 207)
    if (underlay === 'none' || out > 0.5) {
      return scaleRgb(wooden(x, y, cm), underlay === 'none' || out > 2.5 ? 1 : 0.7 + 0.15 * (out - 0.5))
    }
    return underlay === 'felt' ? felt(x, y) : latex(x, y)
  }
  return drawCutting(design, { x: 178, y: 178, width: 36, height: 36 }, ground, 1.1, width, height)
}

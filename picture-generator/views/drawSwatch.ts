import type { Picture } from '../light/Picture.ts'
import { seededRandom } from '../light/seededRandom.ts'
import { yarnsOf } from '../names/palette.ts'
import type { Colour, Material } from '../names/pictureWords.ts'
import { planRug } from '../rug/planRug.ts'
import { yarn } from '../weaves/RugDesign.ts'
import type { Drawing, RugDesign, Weave } from '../weaves/RugDesign.ts'
import { drawCutting } from './drawRugFromAbove.ts'

const weaves: Readonly<Record<Material, Weave>> = {
  wol: 'tufted',
  katoen: 'flat',
  jute: 'boucle',
  sisal: 'boucle',
  viscose: 'tufted',
  pet: 'shag',
  linnen: 'flat',
}

const plain = (colour: Colour, material: Material, drawing: Drawing): RugDesign => ({
  ...planRug({ seed: 'sample', style: 'hoogpolig', colour, material, shape: 'square' }),
  weave: weaves[material],
  density: weaves[material] === 'flat' ? 1.4 : 0,
  yarns: yarnsOf(colour, seededRandom(`sample ${colour}`)),
  fringeCm: 0,
  drawing,
})

const several: readonly (typeof yarn)[keyof typeof yarn][] = [yarn.main, yarn.deep, yarn.pale, yarn.accent, yarn.second]

/** A sample of yarn in one colour; several colours lie in bands. */
export const drawSwatch = (colour: Colour, material: Material | null, width: number, height: number): Picture => {
  const drawing: Drawing = colour === 'meerkleurig' ? (_, y) => several[Math.floor(y / 4) % several.length] ?? yarn.main : () => yarn.main
  const design = plain(colour, material ?? 'wol', drawing)
  return drawCutting(design, { x: 90, y: 90, width: 20, height: 20 }, () => [0, 0, 0], 1, width, height)
}

import { yarnsOf } from '../names/palette.ts'
import type { RugName } from '../names/pictureName.ts'
import type { Colour, Material, RugShape, RugStyle } from '../names/pictureWords.ts'
import { rugStyles } from '../names/pictureWords.ts'
import { hashText, seededRandom } from '../light/seededRandom.ts'
import { yarn } from '../weaves/RugDesign.ts'
import type { Drawing, Field, RugDesign, Weave } from '../weaves/RugDesign.ts'
import { berber } from '../weaves/berber.ts'
import { geometric } from '../weaves/geometric.ts'
import { bareFibre, kilims } from '../weaves/kilim.ts'
import { organic } from '../weaves/organic.ts'
import { persian } from '../weaves/persian.ts'
import { shaggy } from '../weaves/shaggy.ts'
import { stripes } from '../weaves/stripes.ts'
import type { Random } from '../light/seededRandom.ts'

const sizes: Readonly<Record<RugShape, readonly [widthCm: number, lengthCm: number]>> = {
  rectangle: [200, 290],
  square: [200, 200],
  round: [200, 200],
  oval: [170, 240],
  organic: [190, 258],
  runner: [74, 240],
}

const drawings: Readonly<Record<RugStyle, (field: Field, random: Random, seed: number) => Drawing>> = {
  berber,
  platgeweven: kilims,
  hoogpolig: shaggy,
  perzisch: persian,
  geometrisch: geometric,
  gestreept: stripes,
  organisch: organic,
  vintage: persian,
}

const weaves: Readonly<Record<RugStyle, Weave>> = {
  berber: 'berber',
  platgeweven: 'flat',
  hoogpolig: 'shag',
  perzisch: 'knotted',
  geometrisch: 'tufted',
  gestreept: 'flat',
  organisch: 'tufted',
  vintage: 'worn',
}

const densities: Readonly<Record<Weave, number>> = {
  knotted: 1.5,
  berber: 0,
  flat: 1.4,
  shag: 0.9,
  tufted: 0,
  boucle: 1,
  braided: 0,
  worn: 1.7,
}

const weaveOf = (style: RugStyle, material: Material, shape: RugShape): Weave => {
  if (material === 'sisal') return 'boucle'
  if (material === 'jute' && style !== 'gestreept') return shape === 'round' || shape === 'oval' ? 'braided' : 'boucle'
  return weaves[style]
}

const anyColours: readonly [Colour, ...Colour[]] = ['blauw', 'ecru', 'zand', 'groen', 'terracotta', 'rood', 'grijs', 'bruin', 'roze']

/** A drawing that goes on where the wavering edge of a rug reaches past its field: another motif would begin there. */
const edged =
  ({ width, length }: Field, drawing: Drawing): Drawing =>
  (x, y) =>
    drawing(Math.min(width - 0.01, Math.max(0, x)), Math.min(length - 0.01, Math.max(0, y)))

/** Decides everything about a rug from its name. */
export const planRug = ({ seed, style: wishedStyle, colour: wishedColour, material: wishedMaterial, shape }: RugName): RugDesign => {
  const random = seededRandom(`rug ${seed}`)
  const anyStyle = random.pick([...rugStyles])
  const anyColour = random.pick(anyColours)
  const style = wishedStyle ?? anyStyle
  const colour = wishedColour ?? anyColour
  const material = wishedMaterial ?? 'wol'
  const weave = weaveOf(style, material, shape)
  const [widthCm, lengthCm] = sizes[shape]
  const drawn = seededRandom(`drawing ${seed} ${style}`)
  const number = hashText(`rug ${seed} ${style}`) & 0xffff
  const field = { width: widthCm, length: lengthCm, shape }
  const bare = weave === 'boucle' || weave === 'braided'
  const fringed = shape === 'rectangle' || shape === 'square' || shape === 'runner'
  const hasFringe =
    fringed && (style === 'berber' || style === 'perzisch' || style === 'vintage' || (weave === 'flat' && drawn.chance(0.7)))
  const fringeCm = style === 'berber' ? drawn.between(7, 11) : drawn.between(3.5, 6)
  return {
    seed: number,
    style,
    colour,
    material,
    shape,
    widthCm,
    lengthCm,
    weave,
    density: style === 'perzisch' ? 1.7 : densities[weave],
    fringeCm: hasFringe ? fringeCm : 0,
    yarns: yarnsOf(colour, seededRandom(`yarns ${seed} ${colour}`)),
    drawing: edged(field, (bare ? bareFibre : drawings[style])(field, drawn, number)),
  }
}

/** The rug whose yarn samples are made of. */
const sampled = '1002'

/** Side of a sample's design in cm. */
const sampleSide = 20

/** Of a rug that is there for its edge or for what lies under it. */
export const plainColour: Colour = 'ecru'

/** A plain square piece of a rug, tufted in one colour, as it is sent to feel at home. Laid at three quarters it is 15 cm wide and its pile 10 mm high. */
export const samplePiece = (colour: Colour, material: Material | null): RugDesign => ({
  ...planRug({ seed: sampled, style: 'geometrisch', colour, material, shape: 'square' }),
  widthCm: sampleSide,
  lengthCm: sampleSide,
  fringeCm: 0,
  drawing: () => yarn.main,
})

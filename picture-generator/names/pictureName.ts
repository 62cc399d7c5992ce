import {
  cares,
  colours,
  devices,
  edges,
  finishes,
  lampForms,
  lampSizes,
  lampFormsOf,
  lamps,
  materials,
  motifs,
  objectViews,
  plants,
  potColours,
  roomCuts,
  rugShapes,
  rugStyles,
  rugViews,
  underlays,
} from './pictureWords.ts'
import type {
  Care,
  Colour,
  Device,
  Edge,
  Finish,
  Lamp,
  LampForm,
  Material,
  Motif,
  ObjectView,
  Plant,
  PotColour,
  RugShape,
  RugStyle,
  RugView,
  Underlay,
} from './pictureWords.ts'

/** What decides the drawing of a rug; parts that are null are chosen by the seed. */
export interface RugName {
  readonly seed: string
  readonly style: RugStyle | null
  readonly colour: Colour | null
  readonly material: Material | null
  readonly shape: RugShape
}

/** What decides the drawing of a lamp; kind and form that are null are chosen by the seed, the colour by the form. */
export interface LampName {
  readonly seed: string
  readonly lamp: Lamp | null
  readonly form: LampForm | null
  readonly colour: Colour | null
  readonly large: boolean
}

/** A picture's name, taken apart. */
export type PictureName =
  | { readonly kind: 'rug'; readonly rug: RugName; readonly view: RugView | null }
  | { readonly kind: 'room'; readonly rug: RugName; readonly cut: 'tall' | 'square' | null }
  | { readonly kind: 'device'; readonly device: Device; readonly seed: string; readonly finish: Finish; readonly view: ObjectView | null }
  | {
      readonly kind: 'plant'
      readonly plant: Plant
      readonly seed: string
      readonly pot: PotColour | null
      readonly view: ObjectView | null
    }
  | { readonly kind: 'lamp'; readonly lamp: LampName; readonly view: ObjectView | null }
  | { readonly kind: 'post'; readonly seed: string; readonly motif: Motif | null }
  | { readonly kind: 'swatch'; readonly colour: Colour; readonly material: Material | null }
  | { readonly kind: 'sample'; readonly colour: Colour; readonly material: Material | null }
  | { readonly kind: 'edge'; readonly edge: Edge; readonly colour: Colour | null }
  | { readonly kind: 'underlay'; readonly underlay: Underlay }
  | { readonly kind: 'care'; readonly care: Care; readonly view: ObjectView | null }

const fixedWords = new Set<string>([
  ...rugStyles,
  ...colours,
  ...materials,
  ...rugShapes,
  ...rugViews,
  ...roomCuts,
  ...devices,
  ...finishes,
  ...plants,
  ...lamps,
  ...lampForms,
  ...lampSizes,
  ...objectViews,
  ...motifs,
  ...edges,
  ...underlays,
  ...cares,
])

/** Takes the words of a name from left to right; every word must be used. */
const wordReader = (text: string) => {
  const words = text
    .replace('outdoor-camera', 'outdoor_camera')
    .split('-')
    .map((word) => word.replace('_', '-'))
  let at = 0
  const optional = <T extends string>(allowed: readonly T[]): T | null => {
    const found = allowed.find((word) => word === words[at]) ?? null
    if (found !== null) at += 1
    return found
  }
  const seed = (): string | null => {
    const word = words[at]
    if (word === undefined || fixedWords.has(word) || !/^[a-z0-9]{1,24}$/.test(word)) return null
    at += 1
    return word
  }
  return { optional, seed, ended: () => at === words.length }
}

type Words = ReturnType<typeof wordReader>

const readRug = (words: Words): PictureName | null => {
  const seed = words.seed()
  if (seed === null) return null
  const style = words.optional(rugStyles)
  const colour = words.optional(colours)
  const material = words.optional(materials)
  const shape = words.optional(rugShapes) ?? 'rectangle'
  return { kind: 'rug', rug: { seed, style, colour, material, shape }, view: words.optional(rugViews) }
}

const readRoom = (words: Words): PictureName | null => {
  const seed = words.seed()
  if (seed === null) return null
  const style = words.optional(rugStyles)
  const colour = words.optional(colours)
  return { kind: 'room', rug: { seed, style, colour, material: null, shape: 'rectangle' }, cut: words.optional(roomCuts) }
}

const readDevice = (words: Words): PictureName | null => {
  const device = words.optional(devices)
  const seed = words.seed()
  if (device === null || seed === null) return null
  const finish = words.optional(finishes) ?? 'white'
  return { kind: 'device', device, seed, finish, view: words.optional(objectViews) }
}

const readPlant = (words: Words): PictureName | null => {
  const plant = words.optional(plants)
  const seed = words.seed()
  if (plant === null || seed === null) return null
  const pot = words.optional(potColours)
  return { kind: 'plant', plant, seed, pot, view: words.optional(objectViews) }
}

const readLamp = (words: Words): PictureName | null => {
  const seed = words.seed()
  if (seed === null) return null
  const lamp = words.optional(lamps)
  const form = lamp === null ? null : words.optional(lampFormsOf[lamp])
  const colour = form === null ? null : words.optional(colours)
  const large = form !== null && words.optional(lampSizes) !== null
  return { kind: 'lamp', lamp: { seed, lamp, form, colour, large }, view: words.optional(objectViews) }
}

const readPost = (words: Words): PictureName | null => {
  const seed = words.seed()
  return seed === null ? null : { kind: 'post', seed, motif: words.optional(motifs) }
}

const readSwatch = (words: Words): PictureName | null => {
  const colour = words.optional(colours)
  return colour === null ? null : { kind: 'swatch', colour, material: words.optional(materials) }
}

const readSample = (words: Words): PictureName | null => {
  const colour = words.optional(colours)
  return colour === null ? null : { kind: 'sample', colour, material: words.optional(materials) }
}

const readEdge = (words: Words): PictureName | null => {
  const edge = words.optional(edges)
  return edge === null ? null : { kind: 'edge', edge, colour: words.optional(colours) }
}

const readUnderlay = (words: Words): PictureName | null => {
  const underlay = words.optional(underlays)
  return underlay === null ? null : { kind: 'underlay', underlay }
}

const readCare = (words: Words): PictureName | null => {
  const care = words.optional(cares)
  return care === null ? null : { kind: 'care', care, view: words.optional(objectViews) }
}

const readers: ReadonlyMap<string, (words: Words) => PictureName | null> = new Map([
  ['rug', readRug],
  ['room', readRoom],
  ['device', readDevice],
  ['plant', readPlant],
  ['lamp', readLamp],
  ['post', readPost],
  ['swatch', readSwatch],
  ['sample', readSample],
  ['edge', readEdge],
  ['underlay', readUnderlay],
  ['care', readCare],
])

/** Takes a name such as `rug-1002-berber-ecru-room` apart; null when it does not follow the grammar of pictureNames.md. */
export const readPictureName = (text: string): PictureName | null => {
  if (!/^[a-z0-9-]{1,120}$/.test(text)) return null
  const dash = text.indexOf('-')
  const words = wordReader(text.slice(dash + 1))
  const name = readers.get(text.slice(0, dash))?.(words) ?? null
  return words.ended() ? name : null
}

/** Width divided by height. */
export const aspectRatioOf = (name: PictureName): number => {
  switch (name.kind) {
    case 'rug':
    case 'sample':
      return 0.8
    case 'room':
      return name.cut === 'tall' ? 0.8 : name.cut === 'square' ? 1 : 16 / 9
    case 'device':
    case 'plant':
    case 'lamp':
    case 'care':
      return name.view === 'wide' ? 16 / 9 : 0.8
    case 'post':
      return 1.5
    case 'swatch':
    case 'edge':
    case 'underlay':
      return 1
  }
}

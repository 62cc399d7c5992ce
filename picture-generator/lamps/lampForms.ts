import type { Colour, LampForm } from '../names/pictureWords.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Vector } from '../scene/vector.ts'
import { readingLamp, tripodLamp } from './floorLamps.ts'
import { glassBulb } from './glassBulb.ts'
import { barPendant, bellPendant, foldedPendant, globePendant } from './pendants.ts'
import { reedPendant } from './reedPendant.ts'
import { bankerLamp, blockLamp, pebbleLamp } from './tableLamps.ts'
import { jointedLamp, shellLamp } from './wallLamps.ts'

/** What a close view of a lamp shows: its middle on the lamp, how many metres high it is, and the direction it is seen from. */
export interface CloseLook {
  readonly at: Vector
  readonly high: number
  readonly from: Vector
}

/** A lamp as it can be drawn; measures in metres, without the cord. */
interface LampShape {
  readonly make: (colour: Colour, lit: number) => Mesh[]
  /** Its colour when the name gives none. */
  readonly colour: Colour
  readonly tall: number
  readonly wide: number
  /** Where its light starts. */
  readonly light: Vector
  /** Radius in metres of what gives light: a bulb in a shade that is closed, or the whole of one that shines; white glass would be a patch if that were no wider than it. */
  readonly source: number
  /** Strength of its light where a shade of linen has 1: more where light only comes out below, less where a white shade would become a patch. */
  readonly strong?: number
  /** Strength of its light on paper where that starts in its bulb; without it there is a soft glow around the lamp. */
  readonly shines?: number
  readonly detail: CloseLook
}

export const lampShapes: Readonly<Record<LampForm, LampShape>> = {
  reading: {
    make: readingLamp,
    colour: 'zwart',
    tall: 1.5,
    wide: 0.6,
    light: [0.274, 1.283, 0.132],
    source: 0.03,
    strong: 4,
    shines: 0.14,
    detail: { at: [0.235, 1.33, 0.1], high: 0.3, from: [0.5, -0.3, 0.8] },
  },
  tripod: {
    make: tripodLamp,
    colour: 'zand',
    tall: 1.58,
    wide: 0.6,
    light: [0, 1.36, 0],
    source: 0.05,
    shines: 2.4,
    detail: { at: [0, 1.14, 0], high: 0.46, from: [0.35, -0.2, 0.9] },
  },
  block: {
    make: blockLamp,
    colour: 'bruin',
    tall: 0.42,
    wide: 0.3,
    light: [0, 0.31, 0],
    source: 0.05,
    strong: 0.5,
    shines: 1.1,
    detail: { at: [0, 0.15, 0], high: 0.19, from: [-0.6, 0.16, 0.75] },
  },
  pebble: {
    make: pebbleLamp,
    colour: 'grijs',
    tall: 0.28,
    wide: 0.24,
    light: [0, 0.21, 0],
    source: 0.04,
    strong: 0.3,
    shines: 0.66,
    detail: { at: [0, 0.115, 0], high: 0.25, from: [-0.5, 0.12, 0.85] },
  },
  banker: {
    make: bankerLamp,
    colour: 'groen',
    tall: 0.385,
    wide: 0.28,
    light: [0, 0.27, 0.03],
    source: 0.03,
    shines: 0.8,
    detail: { at: [0.03, 0.27, 0.03], high: 0.25, from: [0.6, -0.1, 0.8] },
  },
  bell: {
    make: bellPendant,
    colour: 'geel',
    tall: 0.36,
    wide: 0.385,
    light: [0, 0.035, 0],
    source: 0.03,
    strong: 4,
    shines: 1.6,
    detail: { at: [0, 0.08, 0], high: 0.48, from: [0.25, -0.5, 0.83] },
  },
  globe: {
    make: globePendant,
    colour: 'wit',
    tall: 0.34,
    wide: 0.3,
    light: [0, 0.15, 0],
    source: 0.47,
    strong: 1.1,
    shines: 0.3,
    detail: { at: [0, 0.27, 0], high: 0.2, from: [-0.3, 0.35, 0.9] },
  },
  folded: {
    make: foldedPendant,
    colour: 'wit',
    tall: 0.38,
    wide: 0.52,
    light: [0, 0.05, 0],
    source: 0.25,
    strong: 0.4,
    detail: { at: [0.02, 0.15, 0], high: 0.56, from: [0.25, -0.22, 0.94] },
  },
  reed: {
    make: reedPendant,
    colour: 'bruin',
    tall: 0.31,
    wide: 0.47,
    light: [0, 0.11, 0],
    source: 0.06,
    strong: 4,
    shines: 1.6,
    detail: { at: [0.06, 0.1, 0], high: 0.36, from: [0.3, -0.45, 0.85] },
  },
  bar: {
    make: barPendant,
    colour: 'bruin',
    tall: 0.09,
    wide: 1.2,
    light: [0, -0.04, 0],
    source: 0.03,
    strong: 4,
    detail: { at: [0.5, 0, 0], high: 0.3, from: [0.55, -0.25, 0.8] },
  },
  shell: {
    make: shellLamp,
    colour: 'wit',
    tall: 0.24,
    wide: 0.23,
    light: [0, 0, 0.06],
    source: 0.03,
    strong: 0.075,
    detail: { at: [0.02, 0, 0.04], high: 0.31, from: [-0.6, 0.1, 0.8] },
  },
  clear: {
    make: glassBulb,
    colour: 'wit',
    tall: 0.135,
    wide: 0.1,
    light: [0, 0.085, 0],
    source: 0.007,
    shines: 0.1,
    detail: { at: [0, 0.085, 0], high: 0.1, from: [0.4, 0.1, 0.9] },
  },
  jointed: {
    make: jointedLamp,
    colour: 'zwart',
    tall: 0.2,
    wide: 0.32,
    light: [0.14, -0.025, 0.19],
    source: 0.04,
    shines: 0.06,
    strong: 0.24,
    detail: { at: [0.13, -0.01, 0.16], high: 0.25, from: [0.6, -0.3, 0.75] },
  },
}

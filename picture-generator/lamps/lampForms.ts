import type { Colour, LampForm } from '../names/pictureWords.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Vector } from '../scene/vector.ts'
import { readingLamp, tripodLamp } from './floorLamps.ts'
import { glassBulb } from './glassBulb.ts'
import { barPendant, bellPendant, foldedPendant, globePendant } from './pendants.ts'
import { reedPendant } from './reedPendant.ts'
import { bankerLamp, blockLamp, pebbleLamp } from './tableLamps.ts'
import { jointedLamp, shellLamp } from './wallLamps.ts'

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
}

export const lampShapes: Readonly<Record<LampForm, LampShape>> = {
  reading: { make: readingLamp, colour: 'zwart', tall: 1.5, wide: 0.6, light: [0.274, 1.283, 0.132], source: 0.03, strong: 4 },
  tripod: { make: tripodLamp, colour: 'zand', tall: 1.58, wide: 0.6, light: [0, 1.36, 0], source: 0.05 },
  block: { make: blockLamp, colour: 'bruin', tall: 0.42, wide: 0.3, light: [0, 0.31, 0], source: 0.05, strong: 0.55 },
  pebble: { make: pebbleLamp, colour: 'grijs', tall: 0.28, wide: 0.24, light: [0, 0.21, 0], source: 0.04, strong: 0.3 },
  banker: { make: bankerLamp, colour: 'groen', tall: 0.385, wide: 0.28, light: [0, 0.27, 0.03], source: 0.03 },
  bell: { make: bellPendant, colour: 'geel', tall: 0.36, wide: 0.385, light: [0, 0.035, 0], source: 0.03, strong: 4 },
  globe: { make: globePendant, colour: 'wit', tall: 0.34, wide: 0.3, light: [0, 0.15, 0], source: 0.47, strong: 1.1 },
  folded: { make: foldedPendant, colour: 'wit', tall: 0.38, wide: 0.52, light: [0, 0.05, 0], source: 0.25, strong: 0.4 },
  reed: { make: reedPendant, colour: 'bruin', tall: 0.31, wide: 0.47, light: [0, 0.11, 0], source: 0.06, strong: 4 },
  bar: { make: barPendant, colour: 'bruin', tall: 0.09, wide: 1.2, light: [0, -0.04, 0], source: 0.03, strong: 4 },
  shell: { make: shellLamp, colour: 'wit', tall: 0.24, wide: 0.23, light: [0, 0, 0.06], source: 0.03, strong: 0.12 },
  clear: { make: glassBulb, colour: 'wit', tall: 0.135, wide: 0.1, light: [0, 0.1, 0], source: 0.25 },
  jointed: { make: jointedLamp, colour: 'zwart', tall: 0.2, wide: 0.32, light: [0.132, -0.011, 0.11], source: 0.025 },
}

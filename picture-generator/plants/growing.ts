import type { Plant } from '../names/pictureWords.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Random } from '../light/seededRandom.ts'
import { bishopsCap } from './bishopsCap.ts'
import { dracaena } from './dracaena.ts'
import { fern } from './fern.ts'
import { fiddleLeaf } from './fiddleLeaf.ts'
import { ivy } from './ivy.ts'
import { lemon } from './lemon.ts'
import { lily } from './lily.ts'
import { linden } from './linden.ts'
import { monstera } from './monstera.ts'
import { olive } from './olive.ts'
import { palm } from './palm.ts'
import { ficus, pilea, sansevieria } from './species.ts'
import { aloe } from './succulents.ts'

/** A close view: what part of the plant's size it shows, and where: metres to the right of its middle, and up as part of its height. */
interface Close {
  readonly seen?: number
  readonly right?: number
  readonly up?: number
}

/** How a plant grows; measures in metres. */
interface Growing {
  /** The plant without its pot, from the origin. */
  readonly grow: (random: Random) => Mesh[]
  /** Radius of the pot it wants. */
  readonly pot: number
  /** Height and width with its pot. */
  readonly height: number
  readonly wide: number
  /** It has a front, which is turned towards the viewer. */
  readonly front?: boolean
  /** How far above it the eye stands, as part of its height; it is 0.62 for plants that are seen from the side. */
  readonly above?: number
  /** What a close view shows: leaves that fill it, so that their veins are seen. */
  readonly close?: Close
}

export const growing: Readonly<Record<Plant, Growing>> = {
  monstera: { grow: monstera, pot: 0.15, height: 1.12, wide: 0.86 },
  ficus: { grow: ficus, pot: 0.14, height: 1.3, wide: 0.64 },
  sansevieria: { grow: sansevieria, pot: 0.1, height: 0.86, wide: 0.44, close: { seen: 0.3, up: 0.58 } },
  olive: { grow: olive, pot: 0.125, height: 1.12, wide: 0.74, close: { seen: 0.29, up: 0.79 } },
  pilea: { grow: pilea, pot: 0.075, height: 0.44, wide: 0.44 },
  fern: { grow: fern, pot: 0.085, height: 0.43, wide: 0.63, close: { seen: 0.3, right: 0.03, up: 0.6 } },
  lily: { grow: lily, pot: 0.085, height: 0.56, wide: 0.5, front: true },
  palm: { grow: palm, pot: 0.1, height: 0.8, wide: 0.74, close: { seen: 0.29, right: 0.04, up: 0.66 } },
  dracaena: { grow: dracaena, pot: 0.1, height: 1.02, wide: 0.6, front: true, close: { seen: 0.3, up: 0.76 } },
  aloe: { grow: aloe, pot: 0.075, height: 0.36, wide: 0.36, above: 0.95 },
  ivy: { grow: ivy, pot: 0.08, height: 0.42, wide: 0.34, front: true, close: { seen: 0.4, right: 0.1 } },
  lemon: { grow: lemon, pot: 0.11, height: 0.92, wide: 0.5, close: { seen: 0.26, right: 0.02, up: 0.76 } },
  cactus: { grow: bishopsCap, pot: 0.058, height: 0.2, wide: 0.15, above: 1.7 },
  linden: { grow: linden, pot: 0.1, height: 0.66, wide: 0.5 },
  fiddleleaf: { grow: fiddleLeaf, pot: 0.14, height: 1.38, wide: 0.72, close: { seen: 0.3, up: 0.64 } },
}

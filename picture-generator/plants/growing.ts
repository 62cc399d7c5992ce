import type { Plant } from '../names/pictureWords.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Random } from '../light/seededRandom.ts'
import { dracaena } from './dracaena.ts'
import { fiddleLeaf } from './fiddleLeaf.ts'
import { ivy } from './ivy.ts'
import { lemon } from './lemon.ts'
import { lily } from './lily.ts'
import { linden } from './linden.ts'
import { monstera } from './monstera.ts'
import { palm } from './palm.ts'
import { ficus, fern, olive, pilea, sansevieria } from './species.ts'
import { aloe, bishopsCap } from './succulents.ts'

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
  /** Where a close view looks, to the right of the middle. */
  readonly close?: number
}

export const growing: Readonly<Record<Plant, Growing>> = {
  monstera: { grow: monstera, pot: 0.15, height: 1.12, wide: 0.86 },
  ficus: { grow: ficus, pot: 0.14, height: 1.3, wide: 0.64 },
  sansevieria: { grow: sansevieria, pot: 0.1, height: 0.86, wide: 0.44 },
  olive: { grow: olive, pot: 0.125, height: 1.14, wide: 0.66 },
  pilea: { grow: pilea, pot: 0.075, height: 0.44, wide: 0.44 },
  fern: { grow: fern, pot: 0.085, height: 0.46, wide: 0.66 },
  lily: { grow: lily, pot: 0.085, height: 0.52, wide: 0.46, front: true },
  palm: { grow: palm, pot: 0.1, height: 0.8, wide: 0.74 },
  dracaena: { grow: dracaena, pot: 0.1, height: 1.02, wide: 0.6, front: true },
  aloe: { grow: aloe, pot: 0.075, height: 0.36, wide: 0.36, above: 0.95 },
  ivy: { grow: ivy, pot: 0.08, height: 0.42, wide: 0.34, front: true, close: 0.09 },
  lemon: { grow: lemon, pot: 0.11, height: 0.92, wide: 0.5 },
  cactus: { grow: bishopsCap, pot: 0.058, height: 0.175, wide: 0.14, above: 2.3 },
  linden: { grow: linden, pot: 0.1, height: 0.66, wide: 0.5 },
  fiddleleaf: { grow: fiddleLeaf, pot: 0.14, height: 1.38, wide: 0.72 },
}

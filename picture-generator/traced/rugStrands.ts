import type { RugDesign } from '../weaves/RugDesign.ts'
import { addBraids } from './braid.ts'
import { addCutPile, covered, rim } from './cutPile.ts'
import type { Pile } from './cutPile.ts'
import { addFlatWeave } from './flatWeave.ts'
import type { LaidRug } from './LaidRug.ts'
import { addLoops } from './loops.ts'
import { addBoundEdge, addFringe } from './rugEdge.ts'
import { createStrandBuilder } from './Strands.ts'
import type { StrandBuilder, Strands } from './Strands.ts'
import { addTwistedPile } from './twistedPile.ts'
import type { TwistedPile } from './twistedPile.ts'

const shag: TwistedPile = {
  pitch: 0.75,
  height: 3.2,
  lean: 0.72,
  stray: 0.5,
  points: 8,
  fibre: 0.03,
  carved: 0,
  yarns: 3,
  yarnRadius: 0.2,
  turns: 1.7,
  long: 1.9,
  bow: 1.9,
}
const berber: TwistedPile = {
  pitch: 0.55,
  height: 1.7,
  lean: 0.34,
  stray: 0.5,
  points: 6,
  fibre: 0.022,
  carved: 0,
  yarns: 2,
  yarnRadius: 0.13,
  turns: 0.9,
  long: 1.35,
  bow: 1.3,
}

const pileOf = ({ weave, material }: RugDesign): Pile | TwistedPile => {
  const fibre = material === 'viscose' ? 0.02 : 0.028
  switch (weave) {
    case 'shag':
      return shag
    case 'berber':
      return berber
    case 'worn':
      return { pitch: 0.26, height: 0.42, lean: 0.3, stray: 0.14, points: 3, fibre, carved: 0 }
    case 'tufted':
      return { pitch: 0.36, height: 1.35, lean: 0.16, stray: 0.07, points: 3, fibre, carved: 0.16 }
    case 'knotted':
    case 'flat':
    case 'boucle':
    case 'braided':
      return { pitch: 0.27, height: 1.2, lean: 0.2, stray: 0.08, points: 3, fibre, carved: 0 }
  }
}

/** Height in cm of what is seen between the yarn, `inside` cm from the edge: the cloth that carries it, or in a pile the yarn below. */
export const groundHeight = (design: RugDesign, inside: number): number => {
  switch (design.weave) {
    case 'flat':
      return 0.27
    case 'braided':
      return 0.2
    case 'boucle':
      return 0.12
    case 'knotted':
    case 'berber':
    case 'worn':
    case 'tufted':
    case 'shag':
      return inside > rim ? pileOf(design).height * covered * 0.9 : 0.12
  }
}

const addPile = (builder: StrandBuilder, rug: LaidRug, pile: Pile | TwistedPile): void => {
  if ('yarns' in pile) addTwistedPile(builder, rug, pile)
  else addCutPile(builder, rug, pile)
}

/** The yarn of a rug as far as the picture shows it: pile or weave, bound edge and fringe. */
export const rugStrands = (rug: LaidRug): Strands => {
  const builder = createStrandBuilder()
  switch (rug.design.weave) {
    case 'flat':
      addFlatWeave(builder, rug)
      break
    case 'boucle':
      addLoops(builder, rug)
      break
    case 'braided':
      addBraids(builder, rug)
      break
    case 'knotted':
    case 'berber':
    case 'worn':
    case 'tufted':
    case 'shag':
      addPile(builder, rug, pileOf(rug.design))
      break
  }
  if (rug.design.weave !== 'braided' && rug.design.bound !== false) addBoundEdge(builder, rug)
  addFringe(builder, rug)
  return builder.strands()
}

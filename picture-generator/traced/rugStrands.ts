import type { RugDesign } from '../weaves/RugDesign.ts'
import { addBraids } from './braid.ts'
import { addCutPile, covered, rim } from './cutPile.ts'
import type { Pile } from './cutPile.ts'
import { addFlatWeave } from './flatWeave.ts'
import type { LaidRug } from './LaidRug.ts'
import { addLoops } from './loops.ts'
import { addBoundEdge, addFringe } from './rugEdge.ts'
import { createStrandBuilder } from './Strands.ts'
import type { Strands } from './Strands.ts'

const pileOf = ({ weave, style, material }: RugDesign): Pile => {
  const fibre = material === 'viscose' ? 0.02 : 0.028
  switch (weave) {
    case 'shag':
      return { pitch: 0.75, height: 3.6, lean: 0.72, stray: 0.3, points: 5, fibre: 0.06, carved: 0 }
    case 'worn':
      return { pitch: 0.26, height: 0.42, lean: 0.3, stray: 0.14, points: 3, fibre, carved: 0 }
    case 'tufted':
      return { pitch: 0.36, height: 1.35, lean: 0.16, stray: 0.07, points: 3, fibre, carved: 0.16 }
    case 'knotted':
    case 'flat':
    case 'boucle':
    case 'braided':
      return style === 'berber'
        ? { pitch: 0.55, height: 1.7, lean: 0.34, stray: 0.16, points: 4, fibre: 0.034, carved: 0 }
        : { pitch: 0.27, height: 0.85, lean: 0.2, stray: 0.08, points: 3, fibre, carved: 0 }
  }
}

/** Height in cm of what is seen between the yarn, `inside` cm from the edge: the cloth that carries it, or in a pile the yarn below. */
export const groundHeight = (design: RugDesign, inside: number): number => {
  switch (design.weave) {
    case 'flat':
      return 0.16
    case 'braided':
      return 0.2
    case 'boucle':
      return 0.12
    case 'knotted':
    case 'worn':
    case 'tufted':
    case 'shag':
      return inside > rim ? pileOf(design).height * covered * 0.9 : 0.12
  }
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
    case 'worn':
    case 'tufted':
    case 'shag':
      addCutPile(builder, rug, pileOf(rug.design))
      break
  }
  if (rug.design.weave !== 'braided') addBoundEdge(builder, rug)
  addFringe(builder, rug)
  return builder.strands()
}

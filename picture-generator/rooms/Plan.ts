import type { Rgb } from '../light/colour.ts'
import { mixRgb, oklch } from '../light/colour.ts'
import type { Random } from '../light/seededRandom.ts'
import type { RugPlace } from '../interior/rugOnFloor.ts'
import { upholstery } from '../interior/cloth.ts'
import { pillow } from '../interior/furniture.ts'
import { framed } from '../interior/walls.ts'
import { placed } from '../scene/Mesh.ts'
import type { Mesh } from '../scene/Mesh.ts'
import type { Vector } from '../scene/vector.ts'
import type { RugDesign } from '../weaves/RugDesign.ts'
import { linenThread, linenWhite } from './furnishing.ts'

/** What a plan is furnished with: the rug's own colours and what the room was given. */
export interface Furnished {
  readonly design: RugDesign
  readonly seed: string
  readonly random: Random
  /** Where the back wall is. */
  readonly back: number
  /** Colour of what one sits on, and of its wood. */
  readonly seat: Rgb
  readonly wood: Rgb
  /** A tall plant for a corner. */
  readonly plant: readonly Mesh[]
}

/** How a room is furnished. */
export interface Plan {
  readonly things: (room: Furnished) => Mesh[]
  /** Where its walls are when not where most are. */
  readonly walls?: { readonly left: number; readonly right: number; readonly back: number }
  /** Where its rug lies when not before the wall. */
  readonly place?: Pick<RugPlace, 'x' | 'z'>
  /** Where the back of its rug lies, when furniture stands on it. */
  readonly rugFrom?: number
  /** How far the eye stands to the right of where it mostly does, and how much nearer. */
  readonly aside?: number
  readonly nearer?: number
  /** Its furniture belongs on this side of the window. */
  readonly sided?: true
}

const paper = oklch(0.91, 0.018, 80)

/** Pictures on the back wall in the colours of the rug; the middle of each, and its size. */
export const art = (
  { design: { yarns }, back, random }: Pick<Furnished, 'design' | 'back' | 'random'>,
  y: number,
  wide: number,
  high: number,
  ...middles: readonly number[]
): Mesh[] => {
  const first = random.integer(88)
  return middles.flatMap((x, index) =>
    framed(x, y, back, wide, high, [yarns.main, index % 2 === 0 ? yarns.accent : yarns.second, yarns.deep, paper], first + index),
  )
}

/** A glaze near the rug's accent. */
export const glazeOf = ({ yarns }: RugDesign): Rgb => mixRgb(yarns.accent, oklch(0.6, 0.06, 60), 0.3)

/** Stuff of a pouf or a bench: the rug's colour, much paler. */
export const softOf = ({ yarns }: RugDesign): Rgb => mixRgb(yarns.main, oklch(0.86, 0.03, 75), 0.65)

/** A scatter cushion in a colour of the rug. */
export const scatter = ({ yarns }: RugDesign, dye: 'main' | 'accent' | 'pale', move: Vector, turn: number, size = 0.46): Mesh =>
  placed(pillow(size, upholstery(dye === 'pale' ? mixRgb(yarns.pale, linenWhite, 0.3) : yarns[dye], linenThread), dye === 'main' ? 3 : 5), {
    move,
    lean: -0.42,
    turn,
  })

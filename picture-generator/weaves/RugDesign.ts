import type { Yarns } from '../names/palette.ts'
import type { Colour, Material, RugShape, RugStyle } from '../names/pictureWords.ts'

/** Numbers of the yarns in a drawing. */
export const yarn = { main: 0, deep: 1, pale: 2, accent: 3, second: 4 } as const
export type YarnNumber = (typeof yarn)[keyof typeof yarn]

/**
 * The drawing of a rug: which yarn lies at a point, in centimetres from the top left corner.
 * A fraction between whole numbers is never used; softness comes from the weave.
 */
export type Drawing = (x: number, y: number) => YarnNumber

/** How the surface is made; decides grain, height and light. A `berber` is knotted loosely of long yarn, a `worn` rug is an old knotted one. */
export type Weave = 'knotted' | 'berber' | 'flat' | 'shag' | 'tufted' | 'boucle' | 'braided' | 'worn'

/** Everything that is fixed before a rug is drawn. */
export interface RugDesign {
  readonly seed: number
  readonly style: RugStyle
  readonly colour: Colour
  readonly material: Material
  readonly shape: RugShape
  readonly widthCm: number
  readonly lengthCm: number
  readonly weave: Weave
  /** Knots or stitches a centimetre; 0: the drawing is cut smooth. */
  readonly density: number
  /** Length of the fringe on the short sides in cm, 0 for none. */
  readonly fringeCm: number
  /** False: no yarn is sewn around its edge. */
  readonly bound?: boolean
  readonly yarns: Yarns
  readonly drawing: Drawing
}

/** Size that a drawing has to fill, in cm, and whether it runs around a centre. */
export interface Field {
  readonly width: number
  readonly length: number
  readonly shape: RugShape
}

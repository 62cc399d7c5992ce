import type { CartLine } from '../cart/cart.ts'
import { sharedCart } from '../sharing/share.ts'
import type { SharedLine } from '../sharing/share.ts'

/** The lines of a cart for which a quote can be requested: samples are free or cost next to nothing, and there is one of each. */
export const quotableLines = (lines: readonly CartLine[]): readonly SharedLine[] =>
  sharedCart(lines.filter(({ isSample }) => isSample !== true))

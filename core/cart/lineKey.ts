import type { CartLine } from './cart.ts'
import type { CustomMeasures } from '../rug/measures.ts'

/** Escapes ids of the backend: their characters must not be read as our separators, or two selections could share a key. */
const escaped = (id: string): string => id.replace(/[%:=@]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)

const measuresKey = ({ shape, widthCm, lengthCm, diameterCm }: CustomMeasures): string =>
  `@${shape},${widthCm ?? ''},${lengthCm ?? ''},${diameterCm ?? ''}`

/**
 * What identifies a line: the product with its options and their measures, in whatever order the options were chosen.
 * Equal keys are the same line (CRT-03).
 */
export const lineKey = (line: Pick<CartLine, 'productId' | 'options'>): string =>
  [
    String(line.productId),
    ...line.options
      .map(({ groupId, itemId, custom }) => `${escaped(groupId)}=${escaped(itemId)}${custom === null ? '' : measuresKey(custom)}`)
      .toSorted(),
  ].join(':')

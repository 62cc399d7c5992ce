import { quantityOf } from './quantityOf.ts'

/** The quantity in typed text: '3', ' 3 ', '-1' (0), '2,5' (2). null while the text says no number, so that nothing changes. */
export const typedQuantity = (text: string): number | null => {
  const number = /^\s*([+-]?\d+)(?:[.,]\d*)?\s*$/.exec(text)?.[1]
  return number === undefined ? null : quantityOf(Number(number))
}

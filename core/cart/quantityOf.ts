import { maximumQuantity } from './maximumQuantity.ts'

/** A quantity as the cart keeps it: whole, 0 to 9 999 (CRT-04). NaN counts as 0. */
export const quantityOf = (wanted: number): number =>
  Number.isNaN(wanted) ? 0 : Math.min(maximumQuantity, Math.max(0, Math.trunc(wanted)))

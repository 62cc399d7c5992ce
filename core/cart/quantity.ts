/** Maximum number of pieces per line; keeps every amount far within exact integers. */
export const maximumQuantity = 9_999

/** A valid cart quantity: whole, 0 to 9 999 (CRT-04). NaN counts as 0. */
export const quantityOf = (wanted: number): number =>
  Number.isNaN(wanted) ? 0 : Math.min(maximumQuantity, Math.max(0, Math.trunc(wanted)))

/** The quantity in typed text: '3', ' 3 ', '-1' (0), '2,5' (2). null while the text is no number, so that nothing changes. */
export const typedQuantity = (text: string): number | null => {
  const number = /^\s*([+-]?\d+)(?:[.,]\d*)?\s*$/.exec(text)?.[1]
  return number === undefined ? null : quantityOf(Number(number))
}

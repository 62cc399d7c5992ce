/**
 * Whole centimetres in text as typed, within 0 and the maximum (RUG-03, RUG-04). Spaces and leading zeros do not count, a decimal
 * part is cut off, below 0 becomes 0. Text without a number, and empty text, is null. `tooLarge` tells that the maximum replaced it.
 */
export const typedMeasure = (text: string, maximumCm: number): { readonly cm: number | null; readonly tooLarge: boolean } => {
  const [, sign, digits] = /([-−]?)(\d+)/.exec(text.replace(/\s/g, '')) ?? []
  if (digits === undefined) return { cm: null, tooLarge: false }
  if (sign !== '') return { cm: 0, tooLarge: false }
  const cm = Number(digits)
  return cm > maximumCm ? { cm: maximumCm, tooLarge: true } : { cm, tooLarge: false }
}

/** What a quantity may be (VAL-09). */
export interface QuantityLimits {
  readonly min: number
  /** No upper limit when absent. */
  readonly max?: number | undefined
  readonly step: number
  /** Decimals kept; those of the step when absent. */
  readonly precision?: number | undefined
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  // Adding zero turns the negative zero of rounding into the plain one.
  return Math.round((value + Number.EPSILON) * factor) / factor + 0
}

/** The allowed quantity nearest to a value: rounded to the precision, then kept within min and max. Throws RangeError when min exceeds max. */
export const allowedQuantity = (value: number, { min, max = Infinity, step, precision = decimalsOf(step) }: QuantityLimits): number => {
  if (min > max) throw new RangeError(`The smallest quantity ${min} exceeds the largest ${max}`)
  return Math.min(max, Math.max(min, roundTo(value, precision)))
}

/** One step up (1) or down (-1), within the limits. */
export const steppedQuantity = (value: number, direction: 1 | -1, limits: QuantityLimits): number =>
  allowedQuantity(value + direction * limits.step, limits)

/** What was typed, with a comma or a point for decimals, made allowed; null when it is no number. */
export const typedQuantity = (text: string, limits: QuantityLimits): number | null => {
  const number = /^[+-]?\d*[.,]?\d*$/.test(text.trim()) ? Number.parseFloat(text.trim().replace(',', '.')) : NaN
  return Number.isNaN(number) ? null : allowedQuantity(number, limits)
}

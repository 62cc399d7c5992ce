/** Limits of a quantity (VAL-09). */
export interface QuantityLimits {
  readonly min: number
  /** By default no upper limit. */
  readonly max?: number | undefined
  readonly step: number
  /** Number of decimals; by default those of the step. */
  readonly precision?: number | undefined
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0

const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals
  // Adding 0 turns the -0 of rounding into 0.
  return Math.round((value + Number.EPSILON) * factor) / factor + 0
}

/** The nearest valid quantity: rounded to the precision, then clamped to min and max. Throws RangeError when min exceeds max. */
export const allowedQuantity = (value: number, { min, max = Infinity, step, precision = decimalsOf(step) }: QuantityLimits): number => {
  if (min > max) throw new RangeError(`The smallest quantity ${min} exceeds the largest ${max}`)
  return Math.min(max, Math.max(min, roundTo(value, precision)))
}

/** One step up (1) or down (-1), within the limits. */
export const steppedQuantity = (value: number, direction: 1 | -1, limits: QuantityLimits): number =>
  allowedQuantity(value + direction * limits.step, limits)

/** Parses typed text with a decimal comma or point to a valid quantity; null when it is no number. */
export const typedQuantity = (text: string, limits: QuantityLimits): number | null => {
  const number = /^[+-]?\d*[.,]?\d*$/.test(text.trim()) ? Number.parseFloat(text.trim().replace(',', '.')) : NaN
  return Number.isNaN(number) ? null : allowedQuantity(number, limits)
}

/** The range of a slider. */
export interface Range {
  readonly min: number
  readonly max: number
}

/** Milliseconds between a move and its effect (VAL-10). */
export const sliderPauses = { tooltip: 50, hide: 200, settle: 300 } as const

/**
 * The range after a move of one handle: the handle stays within the slider and on its step, and stops at the other one (VAL-10).
 * A value that is not a number leaves the range unchanged.
 */
export const movedRange = (range: Range, handle: 'min' | 'max', value: number, limits: Range & { readonly step: number }): Range => {
  if (!Number.isFinite(value)) return range
  const stepped = limits.min + Math.round((value - limits.min) / limits.step) * limits.step
  const within = Math.min(limits.max, Math.max(limits.min, stepped))
  return handle === 'min' ? { min: Math.min(within, range.max), max: range.max } : { min: range.min, max: Math.max(within, range.min) }
}

/** The position of a value on the slider, from 0 to 1; 0 on a slider without length. */
export const placeOf = (value: number, { min, max }: Range): number => (max > min ? (value - min) / (max - min) : 0)

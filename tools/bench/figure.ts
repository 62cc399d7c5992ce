/** One measured figure. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** The promised value, as text. */
  readonly target?: string
  /** Whether a table has printed it already. */
  readonly inTable?: true
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits))

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

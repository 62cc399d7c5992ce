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

/** Prints a table; the first `texts` columns are texts, the others are numbers. */
export const printRows = (rows: readonly (readonly string[])[], texts: number): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows)
    process.stdout.write(
      `  ${row
        .map((cell, column) => (column < texts ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd()}\n`,
    )
}

import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint.ts'
import { useHydrated } from './useHydrated.ts'

/** Rows of the first paint: more than a screen shows. */
const first = 8
/** Rows that are added at a time, few enough for a short task on a slow phone. */
const step = 16

/**
 * How many rows of a long list to render: the first eight, so that a press shows it as soon as a short one, and a step more after each paint,
 * until all are there. On the server and for what it sent: all, which works without JavaScript.
 */
export const useIncrementalRows = (count: number): number => {
  const hydrated = useHydrated()
  const [rows, setRows] = useState(hydrated && count > first ? first : Infinity)
  useEffect(() => {
    if (rows < Infinity) afterPaint(() => startTransition(() => setRows(rows + step < count ? rows + step : Infinity)))
  }, [rows, count])
  return rows
}

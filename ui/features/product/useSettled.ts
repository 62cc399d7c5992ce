import { useEffect, useState } from 'react'

/** A value that has not changed for `delay` ms; null until it changes for the first time. */
export const useSettled = (value: string, delay: number): string | null => {
  const [first] = useState(value)
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    if (settled === null && value === first) return undefined
    const later = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(later)
  }, [value, delay, settled, first])
  return settled
}

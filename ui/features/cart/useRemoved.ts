import { useCallback, useEffect, useRef, useState } from 'react'
import type { CartLine } from '@thuishaven/core/cart'
import { useShop } from '../shop/index.ts'

export interface Removed {
  /** The line that the shopper took out last, as it was; null when there is nothing to take back. */
  readonly removed: CartLine | null
  /** Marks a line as changed by the shopper here, so that its removal counts as the shopper's; stable. */
  readonly touch: (line: CartLine) => void
  readonly undo: () => void
}

/** The line that the shopper has just removed, by the bin, by minus or by typing 0. */
export const useRemoved = (lines: readonly CartLine[]): Removed => {
  const { cart } = useShop()
  const touched = useRef<CartLine | null>(null)
  const [removed, setRemoved] = useState<CartLine | null>(null)
  useEffect(() => {
    const line = touched.current
    if (line === null) return
    const present = lines.find(({ id }) => id === line.id)
    if (present !== undefined) return
    touched.current = null
    setRemoved(line)
  }, [lines])
  // Closing the cart ends the offer; the panel itself may only be put out of sight.
  useEffect(
    () => () => {
      touched.current = null
      setRemoved(null)
    },
    [],
  )
  return {
    removed,
    touch: useCallback((line) => {
      touched.current = line
    }, []),
    undo: () => {
      if (removed !== null) cart.putBack(removed)
      setRemoved(null)
    },
  }
}

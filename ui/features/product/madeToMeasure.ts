import type { ReactNode } from 'react'
import type { OptionGroup } from '@thuishaven/core/catalogue'

/** Parts that a made-to-measure product adds to the buy box. */
export interface MadeToMeasure {
  /** A group of made-to-measure options in a panel, whose cards may show the shapes: then `onDone` continues after the measures. */
  readonly renderInPanel: (group: OptionGroup, onDone: (() => void) | null) => ReactNode
  /** The terms, shown wherever it can be selected (RUG-08). */
  readonly terms: ReactNode
  /** Why it cannot be ordered yet, as a message; null when it can. */
  readonly reason: string | null
  /** A summary of the order: '240 × 340 cm', '8,16 m²', '€ 1.542,24'. */
  readonly short: readonly string[]
  /** The shopper wanted to order before it could be. */
  readonly onTooEarly: () => void
  /** Shape, measures and options as the query of an address: every colour of the rug offers the same. */
  readonly query: string
}

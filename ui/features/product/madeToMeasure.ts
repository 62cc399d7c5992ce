import type { ReactNode } from 'react'
import type { OptionGroup } from '@thuishaven/core/catalogue'

/** What a product that is made to measure adds to the box. */
export interface MadeToMeasure {
  /** A group of made-to-measure choices in a panel, whose own cards may show the shapes: then `onDone` goes on from the measures. */
  readonly renderInPanel: (group: OptionGroup, onDone: (() => void) | null) => ReactNode
  /** What is agreed on, wherever it can be chosen (RUG-08). */
  readonly terms: ReactNode
  /** Why it cannot be ordered yet, as a message; null when it can. */
  readonly reason: string | null
  /** What is ordered, in short: '240 × 340 cm', '8,16 m²', '€ 1.542,24'. */
  readonly short: readonly string[]
  /** The shopper wanted to order before it could be. */
  readonly onTooEarly: () => void
}

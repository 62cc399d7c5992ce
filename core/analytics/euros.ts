import type { Cents } from '../money/units.ts'

/** An amount as the number of euros with two decimals that tags and structured data expect; the nearest number there is: 1999 → 19.99. */
export const euros = (amount: Cents): number => amount / 100

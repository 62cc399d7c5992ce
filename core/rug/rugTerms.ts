import type { BasisPoints } from '../money/units.ts'
import type { Phrase } from '../notifications/phrase.ts'

/** How far a finished rug may deviate from its measures: 3 %. */
const deviation = 3

/** What a shopper is told before ordering a custom rug: the deviation, what is paid when, and that it cannot be returned (RUG-08). */
export const rugTerms = (upfront: BasisPoints): readonly Phrase[] => [
  { key: 'rug.terms.deviation', params: { percentage: deviation } },
  { key: 'rug.terms.payment', params: { upfront: upfront / 100, rest: (10_000 - upfront) / 100 } },
  { key: 'rug.terms.noReturn' },
]

import type { BasisPoints, Cents } from '../money/units.ts'

/** The side of VAT on which an amount was fixed; the other side is always derived (PRC-02). */
export type PriceSide = 'incl' | 'excl'

/** The price of one component (a product or one selected option) as its seller fixed it. */
export interface Price {
  readonly side: PriceSide
  /** Before discount, on `side`. */
  readonly base: Cents
  /** 0 to 10 000. */
  readonly discount: BasisPoints
  readonly vat: BasisPoints
  /** Lowest price of the last 30 days on `side`; when known, the crossed-out price relates to it. */
  readonly lowest30Days: Cents | null
}

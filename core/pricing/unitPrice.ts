import { round } from '../money/round.ts'
import type { Cents } from '../money/units.ts'

/** How much one piece is. */
export interface Contents {
  /** Whole thousandths of the unit, above 0: 3680 of 160 × 230 cm in m². */
  readonly amount: number
  readonly unit: 'm2' | 'l' | 'kg'
}

/** The unit price when a piece costs `selling`: price × 1000 / thousandths, to the cent (Dutch Prijzenwet, Directive 98/6/EC). */
export const unitPrice = (selling: Cents, { amount }: Contents): Cents => round(selling, 1000, amount) as Cents

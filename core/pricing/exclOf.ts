import { round } from '../money/round.ts'
import type { BasisPoints, Cents } from '../money/units.ts'

/** What an amount including VAT is without it: incl × 10 000 / (10 000 + rate), to the cent (PRC-01, PRC-02). */
export const exclOf = (incl: Cents, rate: BasisPoints): Cents => round(incl, 10_000, 10_000 + rate) as Cents

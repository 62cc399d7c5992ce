import { round } from '../money/round.ts'
import type { BasisPoints, Cents } from '../money/units.ts'

/** What an amount excluding VAT is including it: excl × (10 000 + rate) / 10 000, to the cent (PRC-01, PRC-02). */
export const inclOf = (excl: Cents, rate: BasisPoints): Cents => round(excl, 10_000 + rate, 10_000) as Cents

import type { BasisPoints, Cents } from '../money/units.ts'
import { exclOf } from './exclOf.ts'
import { inclOf } from './inclOf.ts'
import type { PriceSide } from './price.ts'

/** An amount that was fixed on one side of VAT, told on the asked side (PRC-02). The same side costs no rounding. */
export const onSide = (amount: Cents, from: PriceSide, to: PriceSide, rate: BasisPoints): Cents =>
  from === to ? amount : to === 'incl' ? inclOf(amount, rate) : exclOf(amount, rate)

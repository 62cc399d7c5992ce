import type { Cents } from '../money/units.ts'
import type { PaymentOption } from './checkout.ts'

/**
 * The ways to pay that an order may take: on account only as far as the company's credit goes.
 * @param total including VAT
 */
export const withinRoom = (options: readonly PaymentOption[], total: Cents): readonly PaymentOption[] =>
  options.filter(({ room }) => room === null || total <= room)

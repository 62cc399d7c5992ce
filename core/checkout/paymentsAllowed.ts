import type { ShopConfig } from '../config/config.ts'
import type { PaymentOption } from './checkout.ts'

/** The ways to pay that the owner allows: in parts and on account only where the settings say so (CFG-05). */
export const paymentsAllowed = (
  options: readonly PaymentOption[],
  { partialPayment, onAccountPayment }: Pick<ShopConfig, 'partialPayment' | 'onAccountPayment'>,
): readonly PaymentOption[] => options.filter(({ kind }) => kind === 'whole' || (kind === 'partial' ? partialPayment : onAccountPayment))

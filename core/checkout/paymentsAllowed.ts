import type { ShopConfig } from '../config/config.ts'
import type { PaymentOption } from './checkout.ts'

/** The allowed payment methods: partial payment and payment on account only if the settings enable them (CFG-05). */
export const paymentsAllowed = (
  options: readonly PaymentOption[],
  { partialPayment, onAccountPayment }: Pick<ShopConfig, 'partialPayment' | 'onAccountPayment'>,
): readonly PaymentOption[] => options.filter(({ kind }) => kind === 'whole' || (kind === 'partial' ? partialPayment : onAccountPayment))

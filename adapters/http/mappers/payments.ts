import type { PaymentOption } from '@thuishaven/core/checkout'
import type { PaymentOptionAnswer } from '../schemas/checkout.ts'

export const paymentOptionOf = ({ prices, kind = 'whole', ...option }: PaymentOptionAnswer): PaymentOption => ({
  ...option,
  kind,
  priceInclVat: prices.inclVat,
  priceExclVat: prices.exclVat,
})

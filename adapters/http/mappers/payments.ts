import type { PaymentOption } from '@thuishaven/core/checkout'
import type { PaymentOptionResponse } from '../schemas/checkout.ts'

export const paymentOptionOf = ({ prices, kind = 'whole', roomInclVat, ...option }: PaymentOptionResponse): PaymentOption => ({
  ...option,
  kind,
  priceInclVat: prices.inclVat,
  priceExclVat: prices.exclVat,
  room: roomInclVat ?? null,
})

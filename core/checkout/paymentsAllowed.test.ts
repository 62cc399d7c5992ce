import { expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import type { PaymentKind, PaymentOption } from './checkout.ts'
import { paymentsAllowed } from './paymentsAllowed.ts'

const option = (kind: PaymentKind): PaymentOption => ({
  id: kind,
  label: kind,
  icon: kind,
  kind,
  priceInclVat: 0 as Cents,
  priceExclVat: 0 as Cents,
  room: null,
})
const options = [option('onAccount'), option('whole'), option('partial')]

it.each([
  { partialPayment: false, onAccountPayment: false, left: ['whole'] },
  { partialPayment: true, onAccountPayment: false, left: ['whole', 'partial'] },
  { partialPayment: false, onAccountPayment: true, left: ['onAccount', 'whole'] },
  { partialPayment: true, onAccountPayment: true, left: ['onAccount', 'whole', 'partial'] },
])(
  'CFG-05b in parts: $partialPayment, on account: $onAccountPayment leaves $left, in the order of the backend',
  ({ left, ...settings }) => {
    expect(paymentsAllowed(options, settings).map(({ id }) => id)).toEqual(left)
  },
)

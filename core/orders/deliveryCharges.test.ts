import { expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import { deliveryCharges, deliveryName } from './deliveryCharges.ts'

const service = (label: string, exclVat: number, inclVat: number) => ({ label, exclVat: exclVat as Cents, inclVat: inclVat as Cents })
const order = {
  cartTotals: { shippingExclVat: 4789, shippingInclVat: 5795 },
  delivery: { label: 'DHL', services: [service('Naar boven', 2893, 3500), service('Meenemen', 1239, 1500)] },
} as unknown as Parameters<typeof deliveryCharges>[0]

it('CHK-11 what the services do not cost of the shipping, the way of delivery does', () => {
  expect(deliveryCharges(order, 'incl')).toEqual({
    way: 795,
    services: [
      { label: 'Naar boven', amount: 3500 },
      { label: 'Meenemen', amount: 1500 },
    ],
  })
  expect(deliveryCharges(order, 'excl').way).toBe(657)
  expect(deliveryName(order.delivery)).toBe('DHL, Naar boven, Meenemen')
})

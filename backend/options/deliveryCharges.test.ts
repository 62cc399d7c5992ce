import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlacedOrder } from '../ports/Orders.ts'
import { deliveryCharges } from './deliveryCharges.ts'

type Placed = Parameters<typeof deliveryCharges>[0]

const placed = (way: number, prices: readonly number[], vat: number, isReverseCharged: boolean): Placed => {
  const shipping = prices.reduce((sum, price) => sum + price, way)
  const net = Math.round((shipping * 10_000) / (10_000 + vat))
  return {
    cartTotals: { shippingExclVat: net, shippingInclVat: isReverseCharged ? net : shipping } as PlacedOrder['cartTotals'],
    delivery: { label: 'DHL', pickupLocation: null, services: prices.map((price, index) => ({ label: `${index}`, price })) },
    ...(isReverseCharged ? { reverseCharge: { checkedAt: 0, name: null, consultationNumber: null, shippingInclVat: shipping } } : {}),
  }
}

const cents = fc.nat({ max: 100_000 })

it('PRC-05 the way of delivery and its services add up to the shipping on both sides of VAT, to the cent', () => {
  fc.assert(
    fc.property(
      cents,
      fc.array(cents, { maxLength: 5 }),
      fc.constantFrom(0, 900, 2_100),
      fc.boolean(),
      (way, prices, vat, isReverseCharged) => {
        const order = placed(way, prices, vat, isReverseCharged)
        const charges = deliveryCharges(order)
        const all = [charges.way, ...charges.services.map((service) => service.prices)]
        expect(all.reduce((sum, { exclVat }) => sum + exclVat, 0)).toBe(order.cartTotals.shippingExclVat)
        expect(all.reduce((sum, { inclVat }) => sum + inclVat, 0)).toBe(order.cartTotals.shippingInclVat)
        // Where VAT is charged each costs what it was offered for; elsewhere that without its VAT.
        for (const [index, charge] of all.entries()) {
          const offered = [way, ...prices][index] ?? 0
          expect(Math.abs(charge.exclVat - (offered * 10_000) / (10_000 + vat))).toBeLessThanOrEqual(1.5)
          expect(charge.inclVat).toBe(isReverseCharged ? charge.exclVat : offered)
        }
      },
    ),
  )
})

import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from './expectations.ts'
import type { TestHost } from './host.ts'

const amsterdam = { countryCode: 'NL', zipCode: '1011 AB', houseNumber: '1', houseNumberAddition: '' } as const

export const checkoutPortContract = (host: TestHost): void => {
  describe('checkout', () => {
    it('CHK-05 answers the ways to deliver and to pay, each by its own id', async () => {
      const { checkout } = host.visitor()
      const delivery = await valueOf(checkout.deliveryOptions('NL'))
      const payment = await valueOf(checkout.paymentOptions('NL'))
      expect(delivery.length * payment.length).toBeGreaterThan(0)
      expect(new Set(delivery.map(({ id }) => id)).size).toBe(delivery.length)
      expect(new Set(payment.map(({ id }) => id)).size).toBe(payment.length)
      for (const { type, price, pickupLocations } of delivery) {
        expect(Number.isSafeInteger(price) && price >= 0).toBe(true)
        expect(pickupLocations.length > 0).toBe(type === 'pickup')
      }
      for (const { priceInclVat, priceExclVat } of payment) expect(priceInclVat).toBeGreaterThanOrEqual(priceExclVat)
    })

    it('ADR-03 finds street and city, or says that there are none', async () => {
      const found = await valueOf(host.visitor().checkout.lookupAddress(amsterdam))
      expect(found).toMatchObject({ street: 'Prins Hendrikkade', city: 'Amsterdam' })
      const nowhere = { ...amsterdam, zipCode: '9999 ZZ' }
      expect(await failureOf(host.refusedVisitor().checkout.lookupAddress(nowhere))).toMatchObject({ _tag: 'NotFound' })
    })

    it('CHK-11 says that a payment does not exist', async () => {
      expect(await failureOf(host.refusedVisitor().checkout.payment('pay-000000000000'))).toMatchObject({ _tag: 'NotFound' })
    })
  })
}

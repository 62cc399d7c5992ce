import { failureOf, hold, holdSame, unwrap } from './portCheck.ts'
import type { PortCheck } from './portCheck.ts'
import type { TestBackend } from './testBackend.ts'

export const checkoutChecks = (backend: TestBackend): readonly PortCheck[] => [
  {
    title: 'CHK-05 delivery and payment methods have unique ids',
    check: async () => {
      const { checkout } = backend.visitor()
      const delivery = await unwrap(checkout.deliveryOptions('NL'))
      const payment = await unwrap(checkout.paymentOptions('NL'))
      for (const options of [delivery, payment]) {
        hold(options.length > 0, 'There is a way')
        holdSame(new Set(options.map(({ id }) => id)).size, options.length, 'different ids')
      }
      for (const { type, price, pickupLocations, deliveryDays } of delivery) {
        hold(Number.isSafeInteger(price) && price >= 0, 'Delivery costs whole cents', price)
        hold(pickupLocations.length > 0 === (type === 'pickup'), 'What is fetched is fetched somewhere', { type, pickupLocations })
        const inOrder = Array.from(new Set(deliveryDays)).toSorted((one, other) => one - other)
        holdSame(deliveryDays, inOrder, 'days in their order, none twice')
      }
      for (const { priceInclVat, priceExclVat } of payment)
        hold(priceInclVat >= priceExclVat, 'VAT is added, not taken', { priceInclVat, priceExclVat })
    },
  },
  {
    title: 'ADR-03 street and city are found, or there are none',
    check: async () => {
      const { street, city, zipCode, houseNumber } = backend.address
      const place = { countryCode: 'NL', zipCode, houseNumber, houseNumberAddition: '' } as const
      const found = await unwrap(backend.visitor().checkout.lookupAddress(place))
      holdSame([found.street, found.city], [street, city], 'street and city')
      await failureOf(backend.refusedVisitor().checkout.lookupAddress({ ...place, zipCode: '9999 ZZ' }), 'NotFound')
    },
  },
  {
    title: 'CHK-11 a payment that does not exist is not found',
    check: async () => void (await failureOf(backend.refusedVisitor().checkout.payment('pay-000000000000'), 'NotFound')),
  },
]

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { deliveryServices } from './deliveryServices.ts'

it('CHK-05 exactly the services are offered whose weight all goods reach together', () => {
  const grams = fc.integer({ min: 0, max: 50_000 })
  fc.assert(
    fc.property(fc.array(grams), fc.array(grams), (weights, limits) => {
      const services = limits.map((fromWeightGrams, index) => ({ id: `${index}`, label: { nld: '', eng: '' }, price: 1, fromWeightGrams }))
      const weight = weights.reduce((sum, each) => sum + each, 0)
      const offered = deliveryServices(
        { services },
        weights.map((totalWeight) => ({ totals: { totalWeight } })),
      )
      expect(offered).toEqual(services.filter((service) => service.fromWeightGrams <= weight))
    }),
  )
  const exact = [{ id: 'upstairs', label: { nld: '', eng: '' }, price: 1, fromWeightGrams: 15_000 }]
  expect(deliveryServices({ services: exact }, [{ totals: { totalWeight: 15_000 } }])).toEqual(exact)
  expect(deliveryServices({}, [{ totals: { totalWeight: 50_000 } }])).toEqual([])
})

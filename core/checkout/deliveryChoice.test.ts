import { expect, it } from 'vitest'
import { deliveryChoice } from './deliveryChoice.ts'

const large = { id: 'dhl', deliveryDays: [20_000, 20_001, 20_003], services: [] }

it('CHK-05 a way of delivery with days is selected with the chosen day, or with the earliest when that one is not offered', () => {
  expect(deliveryChoice(large)).toEqual({ shippingOptionId: 'dhl', deliveryDay: 20_000 })
  expect(deliveryChoice(large, { deliveryDay: 20_003 })).toEqual({ shippingOptionId: 'dhl', deliveryDay: 20_003 })
  expect(deliveryChoice(large, { deliveryDay: 20_002 })).toEqual({ shippingOptionId: 'dhl', deliveryDay: 20_000 })
})

it('CHK-05 a way of delivery without days is selected without one', () => {
  expect(deliveryChoice({ id: 'shop', deliveryDays: [], services: [] }, { pickupLocationId: 'utrecht', deliveryDay: 20_003 })).toEqual({
    shippingOptionId: 'shop',
    pickupLocationId: 'utrecht',
  })
})

it('CHK-05 services stay selected with another way of delivery that offers them, and no others', () => {
  const service = (id: string) => ({ id, label: id, price: 0 as never })
  const option = { id: 'dhl', deliveryDays: [], services: [service('upstairs'), service('takeBack')] }
  expect(deliveryChoice(option, { deliveryServices: ['takeBack', 'gold', 'upstairs'] })).toEqual({
    shippingOptionId: 'dhl',
    deliveryServices: ['upstairs', 'takeBack'],
  })
  expect(deliveryChoice(option, { deliveryServices: ['takeBack'] })).toEqual({ shippingOptionId: 'dhl', deliveryServices: ['takeBack'] })
  expect(deliveryChoice({ ...option, services: [] }, { deliveryServices: ['upstairs'] })).toEqual({ shippingOptionId: 'dhl' })
})

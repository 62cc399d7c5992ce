import { describe, expect, it } from 'vitest'
import type { Cents } from '../money/units.ts'
import type { DeliveryOption } from './checkout.ts'
import { suggestedFirst } from './suggestedFirst.ts'

const option = (id: string, price: number, expectedDay: number | null, type: DeliveryOption['type'] = 'shipping'): DeliveryOption => ({
  id,
  uid: id,
  type,
  label: id,
  description: '',
  price: price as Cents,
  expectedDay,
  pickupLocations: [],
})
const order = (...options: readonly DeliveryOption[]): readonly string[] => suggestedFirst(options).map(({ id }) => id)

describe('the delivery that is chosen for who chose none', () => {
  it('CHK-05 is the cheapest of those that come on the earliest day; the others keep their order', () => {
    expect(order(option('free', 0, 12), option('fast', 795, 10), option('faster', 695, 10), option('shop', 0, 9, 'pickup'))).toEqual([
      'faster',
      'free',
      'fast',
      'shop',
    ])
  })

  it('CHK-05 is the first of the host where no day is known, or nothing is brought', () => {
    expect(order(option('a', 5, null), option('b', 1, null))).toEqual(['a', 'b'])
    expect(order(option('shop', 0, 9, 'pickup'), option('other', 0, 8, 'pickup'))).toEqual(['shop', 'other'])
    expect(order()).toEqual([])
  })

  it('CHK-05 a day that is known goes before one that is not', () => {
    expect(order(option('weeks', 0, null), option('day', 900, 20))).toEqual(['day', 'weeks'])
  })
})

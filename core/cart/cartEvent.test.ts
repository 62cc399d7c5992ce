import { describe, expect, it } from 'vitest'
import type { CartLine } from './cart.ts'
import { analyticsEvent, linesEvents } from './cartEvent.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Price } from '../pricing/price.ts'

const price = (base: number, discount = 0, side: Price['side'] = 'incl'): Price => ({
  side,
  base: base as Cents,
  discount: discount as BasisPoints,
  vat: 2100 as BasisPoints,
  lowest30Days: base as Cents,
})

const line = (changes: Partial<CartLine>): CartLine => ({
  id: 'l1',
  uid: null,
  productId: 1002,
  slug: 'kleed',
  title: 'Kleed',
  picture: null,
  quantity: 1,
  originalQuantity: null,
  price: price(4999),
  options: [],
  weightGrams: 0,
  stock: null,
  returnable: true,
  delivery: { totalDays: 1, unit: 'day' },
  adjustments: [],
  facts: [],
  ...changes,
})

const option = { groupId: 'g', itemId: 'i', groupName: 'Maat', name: 'Groot', price: price(1000, 5000), weightGrams: 0, custom: null }

describe('analyticsEvent', () => {
  it('ANA-02 a cart event has currency, value and items in euros including VAT', () => {
    expect(analyticsEvent('add_to_cart', { lines: [line({ price: price(4999, 1000), quantity: 3 })] })).toEqual({
      name: 'add_to_cart',
      currency: 'EUR',
      value: 134.97,
      items: [{ item_id: '1002', item_name: 'Kleed', discount: 5, index: 0, price: 44.99, quantity: 3 }],
    })
  })

  it('ANA-02 a cart event converts a price excluding VAT to one including it, with options', () => {
    const { items, value } = analyticsEvent('view_cart', {
      lines: [line({}), line({ productId: 7, price: price(1000, 0, 'excl'), options: [{ ...option, price: price(500, 5000, 'excl') }] })],
    })
    expect(items[1]).toEqual({ item_id: '7', item_name: 'Kleed', discount: 3.02, index: 1, price: 15.13, quantity: 1 })
    expect(value).toBe(65.12)
  })

  it('ANA-02 the value of a cart event is the total of the cart when it is known', () => {
    expect(analyticsEvent('begin_checkout', { lines: [line({})] }, { totalInclVat: 13_692 as Cents }).value).toBe(136.92)
    expect(analyticsEvent('view_cart', { lines: [] }).value).toBe(0)
  })

  it('ANA-01 ANA-02 the amounts of a cart event are euros with exactly two decimals', () => {
    for (const cents of [1, 10, 29, 57, 1999, 113, 458, 99_999_999]) {
      expect(String(analyticsEvent('add_shipping_info', { lines: [] }, { totalInclVat: cents as Cents }).value)).toMatch(
        /^\d+(\.\d{1,2})?$/,
      )
    }
  })
})

describe('linesEvents', () => {
  const rug = line({ id: 'rug', productId: 1 })
  const hub = line({ id: 'hub', productId: 2, price: price(1000), quantity: 2 })

  it('ANA-01 added and removed lines are events with their prices', () => {
    expect(linesEvents({ lines: [rug] }, { lines: [hub, rug] })).toMatchObject([
      { name: 'add_to_cart', value: 20, items: [{ item_id: '2', quantity: 2 }] },
    ])
    expect(linesEvents({ lines: [hub, rug] }, { lines: [rug] })).toMatchObject([{ name: 'remove_from_cart', items: [{ item_id: '2' }] }])
    expect(linesEvents({ lines: [rug] }, { lines: [hub] }).map(({ name }) => name)).toEqual(['add_to_cart', 'remove_from_cart'])
  })

  it('ANA-01 a higher quantity of a line is not an event', () => {
    expect(linesEvents({ lines: [rug, hub] }, { lines: [{ ...hub, quantity: 9 }, rug] })).toEqual([])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryDays, deliveryText, stockLevel, stockText } from './delivery.ts'

describe('delivery time', () => {
  it('OPT-03 the longest option counts, else the product', () => {
    const product = { totalDays: 3, unit: 'day' } as const
    expect(deliveryDays(product, [])).toBe(3)
    expect(deliveryDays(product, [{ deliveryDays: 0 }])).toBe(3)
    expect(deliveryDays(product, [{ deliveryDays: 2 }, { deliveryDays: 14 }, { deliveryDays: 0 }])).toBe(14)
    expect(deliveryDays(product, [{ deliveryDays: 2 }])).toBe(2)
    expect(deliveryDays(product, [{ deliveryDays: 1 }])).toBe(1)
    expect(deliveryDays({ ...product, totalDays: null }, [])).toBeNull()
  })

  it('OPT-04 a delivery time with the unit days, or below 7 days, is shown in days', () => {
    expect(deliveryText(1, 'day')).toStrictEqual({ key: 'delivery.tomorrow' })
    expect(deliveryText(1, 'week')).toStrictEqual({ key: 'delivery.tomorrow' })
    expect(deliveryText(2, 'day')).toStrictEqual({ key: 'delivery.withinDays', params: { count: 2 } })
    expect(deliveryText(30, 'day')).toStrictEqual({ key: 'delivery.withinDays', params: { count: 30 } })
    expect(deliveryText(6, 'week')).toStrictEqual({ key: 'delivery.withinDays', params: { count: 6 } })
  })

  it('OPT-04 a delivery time of 7 days or more with the unit weeks is shown in weeks, rounded up', () => {
    expect(deliveryText(7, 'week')).toStrictEqual({ key: 'delivery.week' })
    expect(deliveryText(8, 'week')).toStrictEqual({ key: 'delivery.weeks', params: { from: 1, to: 2 } })
    expect(deliveryText(14, 'week')).toStrictEqual({ key: 'delivery.weeks', params: { from: 1, to: 2 } })
    expect(deliveryText(15, 'week')).toStrictEqual({ key: 'delivery.weeks', params: { from: 2, to: 3 } })
  })

  it('OPT-04 without days there is no delivery time', () => {
    for (const days of [null, 0, -1, Number.NaN]) expect(deliveryText(days, 'day')).toStrictEqual({ key: 'delivery.none' })
  })

  it('OPT-04 the weeks of a delivery time always cover its days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 5_000 }), (days) => {
        const { params } = deliveryText(days, 'week')
        expect(Number(params?.['from']) * 7).toBeLessThan(days)
        expect(Number(params?.['to']) * 7).toBeGreaterThanOrEqual(days)
      }),
    )
  })
})

describe('stock', () => {
  const text = { enabled: true, displayType: 'text', lowStockThreshold: 5 } as const
  it('CFG-06 stock as text is in stock, low at or below the threshold, or out', () => {
    expect([6, 5, 1, 0, -2].map((pieces) => stockText(pieces, text))).toStrictEqual([
      { key: 'stock.inStock' },
      { key: 'stock.low', params: { count: 5 } },
      { key: 'stock.low', params: { count: 1 } },
      { key: 'stock.out' },
      { key: 'stock.out' },
    ])
  })

  it('CFG-06 stock can be shown as an amount', () => {
    const amount = { ...text, displayType: 'amount' } as const
    expect([6, 5, 0].map((pieces) => stockText(pieces, amount))).toStrictEqual([
      { key: 'stock.amount', params: { count: 6 } },
      { key: 'stock.low', params: { count: 5 } },
      { key: 'stock.out' },
    ])
  })

  it('CFG-06 stock is not shown when the shop disables it or has none', () => {
    expect(stockText(3, { ...text, enabled: false })).toBeNull()
    expect(stockText(null, text)).toBeNull()
    expect([stockLevel(3, { ...text, enabled: false }), stockLevel(null, text)]).toEqual([null, null])
  })

  it('CFG-06 the stock level is sold out, low at the threshold, or enough above it', () => {
    expect([6, 5, 1, 0, -2].map((pieces) => stockLevel(pieces, { ...text, displayType: 'amount' }))).toEqual([
      'enough',
      'low',
      'low',
      'out',
      'out',
    ])
  })
})

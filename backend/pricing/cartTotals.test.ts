import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { cartTotals as totalsOf } from './cartTotals.ts'
import type { Discount, ShippingCost, TotalsLine } from './cartTotals.ts'
import { lineTotals, priceOfArea } from './linePrice.ts'
import type { AddedPrice, LineGoods, Price } from './linePrice.ts'
import { discounted, withoutVat } from './rounding.ts'

const price = (base: number, vat: number, more: Partial<Price> = {}): Price => ({
  base,
  vat,
  discount: 0,
  vatIncluded: true,
  lowest30Days: null,
  ...more,
})
/** Without a policy shipping has the highest rate. */
const cartTotals = (lines: readonly TotalsLine[], discounts: readonly Discount[], shipping: ShippingCost | null) =>
  totalsOf(lines, discounts, shipping, 'highest-rate')
const one = (product: Price, ...added: readonly AddedPrice[]): LineGoods => ({
  product,
  components: [product, ...added].map((price) => ({ price, weightGrams: 100 })),
})
const line = (of: Price, quantity: number): TotalsLine => ({
  totals: lineTotals(one(of), quantity),
  vat: of.vat,
  quantity,
})

describe('the mock server prices', () => {
  it('PRC-01 PRC-02 PRC-03 a line of three pieces of 49,99 less 10 % has the worked totals', () => {
    const totals = lineTotals(one(price(4999, 2100, { discount: 1000 })), 3)
    expect(totals).toMatchObject({ totalInclVat: 13_497, totalExclVat: 11_155, totalVat: 2342, totalWeight: 300 })
    expect(totals.subtotalInclVat).toBe(14_997)
    expect(totals.discountInclVat).toBe(1500)
  })

  it('PRC-04 a percentage leaves a quoted line out, a fixed amount does not', () => {
    const lines = [{ ...line(price(50_000, 2100), 1), isQuoted: true }, line(price(10_000, 2100), 1)]
    expect(cartTotals(lines, [{ type: 'percentage', percentage: 1000 }], null)).toMatchObject({
      discountInclVat: 1_000,
      totalInclVat: 59_000,
    })
    expect(cartTotals(lines.slice(0, 1), [{ type: 'fixedAmount', amount: 500 }], null)).toMatchObject({ totalInclVat: 49_500 })
  })

  it('PRC-04 PRC-05 a cart with a coupon of five euros and shipping of 6,95 has the worked totals', () => {
    const totals = cartTotals([line(price(4999, 2100, { discount: 1000 }), 3)], [{ type: 'fixedAmount', amount: 500 }], {
      amount: 695,
      vatIncluded: true,
    })
    expect(totals).toMatchObject({
      discountInclVat: 500,
      discountExclVat: 413,
      shippingInclVat: 695,
      shippingExclVat: 574,
      totalInclVat: 13_692,
      totalExclVat: 11_316,
    })
    expect(totals.totalVat).toEqual([{ percentage: 2100, amount: 2376, exclVat: 11_316 }])
  })

  it('PRC-05 a fixed coupon above the highest rate continues at the next, and never below zero', () => {
    const lines = [line(price(300, 2100), 1), line(price(1090, 900), 1)]
    const part = cartTotals(lines, [{ type: 'fixedAmount', amount: 500 }], null)
    expect(part).toMatchObject({ totalInclVat: 890, discountInclVat: 500 })
    expect(part.totalVat).toMatchObject([
      { percentage: 2100, amount: 0 },
      { percentage: 900, amount: 73 },
    ])
    const all = cartTotals(lines, [{ type: 'fixedAmount', amount: 5000 }], null)
    expect(all).toMatchObject({ totalInclVat: 0, totalExclVat: 0, discountInclVat: 1390 })
  })

  it('PRC-05 percentages add up to at most 100 %, and every VAT rate gets its share', () => {
    const lines = [line(price(10_000, 2100), 1), line(price(5000, 900), 1)]
    const half = cartTotals(
      lines,
      [
        { type: 'percentage', percentage: 1000 },
        { type: 'percentage', percentage: 500 },
      ],
      null,
    )
    expect(half.discountInclVat).toBe(2250)
    const whole = cartTotals(
      lines,
      [
        { type: 'percentage', percentage: 7000 },
        { type: 'percentage', percentage: 7000 },
      ],
      null,
    )
    expect(whole).toMatchObject({ totalInclVat: 0, totalExclVat: 0 })
  })

  it('PRC-01 PRC-06 prices set without VAT keep that side', () => {
    const totals = cartTotals([line(price(1001, 2100, { vatIncluded: false }), 3)], [], null)
    expect(totals).toMatchObject({ totalExclVat: 3003, totalInclVat: 3634 })
  })

  it('PRC-05 an empty cart has no shipping costs', () => {
    expect(cartTotals([line(price(1000, 2100), 0)], [], { amount: 695, vatIncluded: true })).toMatchObject({
      shippingInclVat: 0,
      totalInclVat: 0,
      productsQuantity: 0,
      totalVat: [],
    })
  })

  it('PRC-06 the VAT amounts are the difference between the totals, for many carts', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const lines = Array.from({ length: 1 + (seed % 5) }, (_, index) =>
        line(
          price((seed * 977 + index * 3511) % 60_000, [2100, 900, 0][(seed + index) % 3] ?? 0, {
            discount: (seed * 37 * index) % 10_001,
            vatIncluded: (seed + index) % 4 !== 0,
          }),
          1 + ((seed * index) % 7),
        ),
      )
      const totals = cartTotals(
        lines,
        [
          { type: 'percentage', percentage: (seed * 211) % 12_000 },
          { type: 'fixedAmount', amount: (seed * 83) % 9000 },
        ],
        { amount: 695, vatIncluded: seed % 2 === 0 },
      )
      expect(totals.totalInclVat - totals.totalExclVat).toBe(totals.totalVat.reduce((all, { amount }) => all + amount, 0))
      expect(totals.totalExclVat).toBe(totals.totalVat.reduce((all, { exclVat }) => all + exclVat, 0))
      expect(Math.min(totals.totalExclVat, totals.totalInclVat, ...totals.totalVat.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0)
      expect(totals.totalInclVat).toBe(totals.subtotalInclVat - totals.discountInclVat + totals.shippingInclVat)
      expect(totals.totalExclVat).toBe(totals.subtotalExclVat - totals.discountExclVat + totals.shippingExclVat)
    }
  })

  it('PRC-02 half a cent is rounded away from zero', () => {
    expect([discounted(5, 1000), discounted(15, 1000), withoutVat(121, 2100)]).toEqual([5, 14, 100])
  })

  it('PRC-01 PRC-02 an option set on the other side is converted first, at the product’s rate; its discount is applied after that', () => {
    const product = price(32_900, 900, { discount: 1000, vatIncluded: false })
    const option: AddedPrice = { base: 9900, discount: 1000, vatIncluded: true, lowest30Days: null }
    expect(lineTotals(one(product, option), 1)).toMatchObject({ totalExclVat: 37_785, totalInclVat: 41_186 })
    const incl = lineTotals(one(price(10_000, 2100), { base: 1000, discount: 0, vatIncluded: false, lowest30Days: null }), 2)
    expect(incl).toMatchObject({ totalInclVat: 22_420, totalExclVat: 18_529 })
  })

  it('PRC-02 amounts of any size stay whole cents', () => {
    const dear = lineTotals(one(price(762_771_598, 2100, { discount: 1 })), 9999)
    expect([dear.subtotalExclVat, dear.totalExclVat].every(Number.isSafeInteger)).toBe(true)
    expect(dear.subtotalExclVat).toBe(Number((762_771_598n * 9999n * 20_000n + 12_100n) / 24_200n))
    const totals = cartTotals(
      [2100, 900, 0].map((vat) => line(price(1_442_000_000, vat), 9999)),
      [{ type: 'percentage', percentage: 3333 }],
      { amount: 695, vatIncluded: true },
    )
    expect(totals.discountInclVat).toBe(Number((1_442_000_000n * 9999n * 3n * 3333n * 2n + 10_000n) / 20_000n))
    expect(totals.totalInclVat - totals.totalExclVat).toBe(totals.totalVat.reduce((all, { amount }) => all + amount, 0))
  })

  it('PRC-05 pro rata, shipping is divided over the rates by the price of their goods without VAT after coupons', () => {
    const lines = [line(price(12_100, 2100), 1), line(price(21_800, 900), 1)]
    const sent = totalsOf(lines, [], { amount: 695, vatIncluded: true }, 'pro-rata')
    expect(sent).toMatchObject({ shippingInclVat: 695, shippingExclVat: 192 + 425, totalInclVat: 34_595 })
    expect(sent.totalVat).toMatchObject([
      { percentage: 2100, amount: 2100 + 40 },
      { percentage: 900, amount: 1800 + 38 },
    ])
    const free = totalsOf(lines, [{ type: 'percentage', percentage: 10_000 }], { amount: 695, vatIncluded: true }, 'pro-rata')
    expect(free).toMatchObject({ totalInclVat: 695, totalExclVat: 617 })
    const gifts = totalsOf([line(price(0, 2100), 1), line(price(0, 900), 1)], [], { amount: 695, vatIncluded: true }, 'pro-rata')
    expect(gifts.shippingExclVat).toBe(574)
  })

  it('PRC-05 the rest after whole shares goes to the largest fractions, ties to the earlier one', () => {
    expect([allocate(10, [1, 1, 1]), allocate(11, [1, 1, 1]), allocate(100, [1, 2]), allocate(5, [0, 0]), allocate(7, [0, 3])]).toEqual([
      [4, 3, 3],
      [4, 4, 3],
      [33, 67],
      [5, 0],
      [0, 7],
    ])
  })

  it('RUG-06 a made-to-measure price is the price of a square metre times the area', () => {
    expect(priceOfArea(price(18_900, 2100), 200 * 137).base).toBe(51_786)
  })
})

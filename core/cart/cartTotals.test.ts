import { describe, expect, it } from 'vitest'
import { expectTotalsAddUp } from '../testing/expectTotalsAddUp.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { PriceSide } from '../pricing/price.ts'
import type { Cart, CartLine } from './cart.ts'
import { cartTotals } from './cartTotals.ts'

const line = (base: number, vat: number, quantity = 1, discount = 0, side: PriceSide = 'incl'): CartLine => ({
  id: `${base}-${vat}`,
  uid: null,
  productId: 1,
  slug: 'p',
  title: 'P',
  picture: null,
  quantity,
  originalQuantity: null,
  price: { side, base: base as Cents, discount: discount as BasisPoints, vat: vat as BasisPoints, lowest30Days: null },
  options: [],
  weightGrams: 250,
  stock: null,
  returnable: true,
  delivery: { totalDays: 1, unit: 'day' },
  adjustments: [],
  facts: [],
})
const cart = (lines: readonly CartLine[], rest: Partial<Pick<Cart, 'coupons' | 'shipping' | 'vatTreatment'>> = {}) => ({
  lines,
  coupons: [],
  shipping: null,
  vatTreatment: 'charged' as const,
  ...rest,
})
const fixed = (amount: number) =>
  ({ code: 'VIJFEURO', title: 'VIJFEURO', applies: true, type: 'fixedAmount', amount: amount as Cents }) as const
const percentage = (points: number) =>
  ({ code: 'WELKOM10', title: 'WELKOM10', applies: true, type: 'percentage', percentage: points as BasisPoints }) as const
const shipping = (amount: number, side: PriceSide = 'incl') => ({ amount: amount as Cents, side })
const totalsOf = (of: Parameters<typeof cartTotals>[0], shippingVat: 'highest-rate' | 'pro-rata' = 'highest-rate') => {
  const totals = cartTotals(of, { shippingVat })
  expectTotalsAddUp(totals)
  return totals
}

describe('totals of a cart', () => {
  it('PRC-04 a percentage leaves a quoted line out until its quote has expired; a fixed amount does not', () => {
    const quote = { number: 'O26-0001', expiresOn: '2026-12-31', isExpired: false }
    const of = (isExpired: boolean) => [{ ...line(50_000, 2100), quote: { ...quote, isExpired } }, line(10_000, 2100)]
    expect(totalsOf(cart(of(false), { coupons: [percentage(1000)] }))).toMatchObject({ discountInclVat: 1_000, totalInclVat: 59_000 })
    expect(totalsOf(cart(of(true), { coupons: [percentage(1000)] }))).toMatchObject({ discountInclVat: 6_000, totalInclVat: 54_000 })
    expect(totalsOf(cart(of(false).slice(0, 1), { coupons: [percentage(10_000), fixed(500)] }))).toMatchObject({ totalInclVat: 49_500 })
  })

  it('PRC-04 PRC-05 the worked example of the price rules', () => {
    expect(totalsOf(cart([line(4_999, 2100, 3, 1000)], { coupons: [fixed(500)], shipping: shipping(695) }))).toStrictEqual({
      subtotalInclVat: 13_497,
      subtotalExclVat: 11_155,
      discountInclVat: 500,
      discountExclVat: 413,
      shippingInclVat: 695,
      shippingExclVat: 574,
      totalInclVat: 13_692,
      totalExclVat: 11_316,
      totalVat: [{ percentage: 2100, amount: 2_376 }],
      totalWeightGrams: 750,
      productsQuantity: 3,
    })
  })

  it('PRC-06 without VAT every amount is its amount excl.: a line of 13 497, or 11 155 excl., and shipping of 695 or 574 cost 11 729', () => {
    const bought = cart([line(4_999, 2100, 3, 1000)], { shipping: shipping(695), vatTreatment: 'reverseCharged' })
    expect(totalsOf(bought)).toMatchObject({ subtotalInclVat: 11_155, shippingInclVat: 574, totalInclVat: 11_729, totalVat: [] })
    expect(totalsOf({ ...bought, coupons: [fixed(500)] })).toMatchObject({
      discountInclVat: 413,
      totalInclVat: 11_316,
      totalExclVat: 11_316,
    })
    for (const vatTreatment of ['numberInvalid', 'numberUnchecked', 'collected'] as const)
      expect(totalsOf({ ...bought, vatTreatment })).toStrictEqual(totalsOf({ ...bought, vatTreatment: 'charged' }))
  })

  it('PRC-04 the empty cart is all zeros and costs no shipping', () => {
    const zero = {
      subtotalInclVat: 0,
      subtotalExclVat: 0,
      discountInclVat: 0,
      discountExclVat: 0,
      shippingInclVat: 0,
      shippingExclVat: 0,
      totalInclVat: 0,
      totalExclVat: 0,
      totalVat: [],
      totalWeightGrams: 0,
      productsQuantity: 0,
    }
    expect(totalsOf(cart([], { coupons: [fixed(500), percentage(1000)], shipping: shipping(695) }))).toStrictEqual(zero)
    expect(totalsOf(cart([line(1_000, 2100, 0)], { shipping: shipping(695) }), 'pro-rata')).toStrictEqual(zero)
  })

  it('PRC-04 a quantity that is no whole number of pieces does not count', () => {
    for (const quantity of [Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])
      expect(totalsOf(cart([line(1_000, 2100), line(2_000, 2100, quantity)]))).toMatchObject({ totalInclVat: 1_000, productsQuantity: 1 })
  })

  it('PRC-05 a fixed coupon is subtracted from the highest rate first, and the remainder from the next', () => {
    const lines = [line(1_090, 900), line(1_210, 2100)]
    expect(totalsOf(cart(lines, { coupons: [fixed(1_000)] })).totalVat).toStrictEqual([
      { percentage: 2100, amount: 36 },
      { percentage: 900, amount: 90 },
    ])
    expect(totalsOf(cart(lines, { coupons: [fixed(600), fixed(1_155)] }))).toMatchObject({
      discountInclVat: 1_755,
      discountExclVat: 1_500,
      totalVat: [
        { percentage: 2100, amount: 0 },
        { percentage: 900, amount: 45 },
      ],
    })
  })

  it('PRC-05 coupons never push the goods below zero, and shipping is still paid', () => {
    expect(totalsOf(cart([line(1_000, 2100)], { coupons: [fixed(9_999)], shipping: shipping(695) }))).toMatchObject({
      discountInclVat: 1_000,
      totalInclVat: 695,
      totalExclVat: 574,
    })
    expect(totalsOf(cart([line(1_000, 2100)], { coupons: [percentage(7_000), percentage(7_000), fixed(5)] }))).toMatchObject({
      discountInclVat: 1_000,
      totalInclVat: 0,
      totalExclVat: 0,
    })
  })

  it('PRC-05 a percentage is split over the rates by the largest remainder', () => {
    // 10 % of 10,03 is 1,00: shares 0,5015… and 0,4985…; the cent that is left goes to the larger fraction.
    const totals = totalsOf(cart([line(503, 2100), line(500, 900)], { coupons: [percentage(1_000)] }))
    expect(totals).toMatchObject({ discountInclVat: 100, totalInclVat: 903 })
    expect(totals.totalVat).toStrictEqual([
      { percentage: 2100, amount: 78 },
      { percentage: 900, amount: 37 },
    ])
  })

  it('PRC-05 a percentage is subtracted before a fixed amount', () => {
    expect(totalsOf(cart([line(1_000, 2100)], { coupons: [fixed(500), percentage(1_000)] })).discountInclVat).toBe(600)
  })

  it('PRC-05 coupons and shipping below zero count as none', () => {
    const odd = { coupons: [fixed(-500), percentage(-1_000)], shipping: shipping(-695) }
    expect(totalsOf(cart([line(1_000, 2100)], odd))).toMatchObject({ discountInclVat: 0, shippingInclVat: 0, totalInclVat: 1_000 })
  })

  it('PRC-05 shipping has the VAT of the highest rate, or of the goods in proportion', () => {
    const lines = [line(1_090, 900, 3), line(1_210, 2100)]
    expect(totalsOf(cart(lines, { shipping: shipping(800) }))).toMatchObject({
      shippingInclVat: 800,
      shippingExclVat: 661,
      totalVat: [
        { percentage: 2100, amount: 349 },
        { percentage: 900, amount: 270 },
      ],
    })
    // 10,00 at 21 % and 30,00 at 9 %: a quarter and three quarters of the shipping.
    expect(totalsOf(cart(lines, { shipping: shipping(800) }), 'pro-rata')).toMatchObject({
      shippingInclVat: 800,
      shippingExclVat: 715,
      totalVat: [
        { percentage: 2100, amount: 245 },
        { percentage: 900, amount: 320 },
      ],
    })
    expect(totalsOf(cart(lines, { shipping: shipping(800, 'excl') }), 'pro-rata')).toMatchObject({
      shippingInclVat: 896,
      shippingExclVat: 800,
    })
  })

  it('PRC-05 pro rata looks at the goods before coupons when nothing is left, and at the highest rate when they cost nothing', () => {
    const lines = [line(1_090, 900, 3), line(1_210, 2100)]
    expect(totalsOf(cart(lines, { coupons: [percentage(10_000)], shipping: shipping(800) }), 'pro-rata')).toMatchObject({
      totalInclVat: 800,
      totalExclVat: 715,
    })
    expect(totalsOf(cart([line(0, 900), line(0, 2100)], { shipping: shipping(121) }), 'pro-rata').totalVat).toStrictEqual([
      { percentage: 2100, amount: 21 },
    ])
  })

  it('PRC-04 a rate of 0 % is listed as long as it has goods', () => {
    expect(totalsOf(cart([line(500, 0), line(0, 900)])).totalVat).toStrictEqual([{ percentage: 0, amount: 0 }])
  })

  it('PRC-02 the other side is derived once per line, not per piece', () => {
    expect(totalsOf(cart([line(99, 2100, 3)]))).toMatchObject({ subtotalExclVat: 245 })
    expect(totalsOf(cart([line(99, 2100, 3, 0, 'excl')]))).toMatchObject({ subtotalInclVat: 359 })
  })
})

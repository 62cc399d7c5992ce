import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCart } from '../testing/arbitraries/arbitraryCart.ts'
import type { AreaCm2, BasisPoints, Cents } from '../money/units.ts'
import type { Cart, CartLine, Coupon } from './cart.ts'
import { isInCart } from './cart.ts'
import { cartTotals } from './cartTotals.ts'
import { depositOf } from './deposit.ts'

const fifth = { enabled: true, share: 2000 as BasisPoints }
const terms = { shippingVat: 'highest-rate' } as const
const isCustom = (line: CartLine): boolean => isInCart(line) && line.options.some(({ custom }) => custom !== null)

const line = (base: number, vat: number, isMade: boolean): CartLine => ({
  id: `${base} ${vat} ${isMade}`,
  uid: null,
  productId: 1001,
  slug: '',
  title: '',
  picture: null,
  quantity: 1,
  originalQuantity: null,
  price: { side: 'incl', base: base as Cents, discount: 0 as BasisPoints, vat: vat as BasisPoints, lowest30Days: null },
  options: isMade
    ? [
        {
          groupId: 'shape',
          itemId: 'square',
          groupName: '',
          name: '',
          price: null,
          weightGrams: 0,
          custom: { shape: 'square', widthCm: 100, lengthCm: 100, diameterCm: null, area: 10_000 as AreaCm2 },
        },
      ]
    : [],
  weightGrams: 0,
  stock: null,
  returnable: !isMade,
  delivery: { totalDays: 1, unit: 'day' },
  adjustments: [],
  facts: [],
})
const coupon = (amount: number): Coupon => ({ code: '', title: '', applies: true, type: 'fixedAmount', amount: amount as Cents })
const tenPercent: Coupon = { code: '', title: '', applies: true, type: 'percentage', percentage: 1000 as BasisPoints }
type Bought = Pick<Cart, 'lines' | 'coupons' | 'shipping'> & Partial<Pick<Cart, 'vatTreatment'>>
const split = (bought: Bought) => {
  const cart = { vatTreatment: 'charged' as const, ...bought }
  return depositOf(cart, cartTotals(cart, terms), fifth)
}

describe('the deposit', () => {
  it('RUG-08 only the rug waits for delivery: one rug of € 189 beside hubs of € 2 996 and postage of € 6.95 leaves € 151.20', () => {
    const shipping = { amount: 695 as Cents, side: 'incl' } as const
    const lines = [line(18_900, 2100, true), line(299_600, 2100, false)]
    expect(split({ lines, coupons: [], shipping })).toStrictEqual({ upfront: 304_075, rest: 15_120 })
  })

  it('RUG-08 a coupon lowers what waits for delivery by the part that the rug bears, rate by rate', () => {
    const lines = [line(18_900, 2100, true), line(10_000, 2100, false), line(5000, 900, false)]
    // 10 % of the bucket of 289.00 leaves 260.10, of which the rug is 170.10; a fifth of that is 34.02.
    expect(split({ lines, coupons: [tenPercent], shipping: null })).toStrictEqual({ upfront: 16_902, rest: 13_608 })
    expect(split({ lines: lines.slice(0, 1), coupons: [coupon(20_000)], shipping: null })).toBeNull()
  })

  it('RUG-08 without VAT both parts are of the amounts excl.: of a rug of 156.20 a fifth is paid with the order', () => {
    const lines = [line(18_900, 2100, true), line(10_000, 2100, false)]
    // 18 900 is 15 620 excl., 10 000 is 8 264.
    const vatTreatment = 'reverseCharged'
    expect(split({ lines, coupons: [], shipping: null, vatTreatment })).toStrictEqual({ upfront: 8_264 + 3_124, rest: 12_496 })
    // A coupon of 500 is 413 excl., of which the rug bears 15 620 / 23 884.
    const rest = 15_350 - 3_070
    expect(split({ lines, coupons: [coupon(500)], shipping: null, vatTreatment })).toStrictEqual({ upfront: 23_884 - 413 - rest, rest })
  })

  it('CFG-05 RUG-08 no deposit is due when it is off, the share is everything, or nothing is made to measure', () => {
    const cart = { lines: [line(18_900, 2100, true)], coupons: [], shipping: null, vatTreatment: 'charged' as const }
    expect(depositOf(cart, cartTotals(cart, terms), { ...fifth, enabled: false })).toBeNull()
    expect(depositOf(cart, cartTotals(cart, terms), { ...fifth, share: 10_000 as BasisPoints })).toBeNull()
    expect(split({ ...cart, lines: [line(18_900, 2100, false), { ...line(18_900, 2100, true), quantity: 0 }] })).toBeNull()
  })

  it('RUG-08 what waits for delivery is never more than the backend charges', () => {
    expect(
      depositOf({ lines: [line(18_900, 2100, true)], coupons: [], vatTreatment: 'charged' }, { totalInclVat: 9900 as Cents }, fifth),
    ).toStrictEqual({
      upfront: 0,
      rest: 9900,
    })
  })

  it('RUG-08 of any cart both parts make the total, none is negative, and shipping never waits for delivery', () => {
    const shares = fc.integer({ min: 0, max: 10_000 }).map((share) => ({ enabled: true, share: share as BasisPoints }))
    fc.assert(
      fc.property(arbitraryCart, shares, (cart, deposit) => {
        const totals = cartTotals(cart, terms)
        const { upfront, rest } = depositOf(cart, totals, deposit) ?? { upfront: totals.totalInclVat, rest: 0 }
        expect(upfront + rest).toBe(totals.totalInclVat)
        expect(Math.min(upfront, rest)).toBeGreaterThanOrEqual(0)
        expect(upfront).toBeGreaterThanOrEqual(totals.shippingInclVat)
        expect(cart.lines.some(isCustom) ? 0 : rest).toBe(0)
      }),
      { numRuns: 1_000 },
    )
  })

  it('RUG-08 any line that is not made to measure is fully paid with the order, unless a coupon shifts amounts', () => {
    fc.assert(
      fc.property(arbitraryCart, fc.integer({ min: 0, max: 100_000 }), (cart, base) => {
        const plain = { ...cart, coupons: [] }
        const more = { ...plain, lines: [...plain.lines, line(base, 2100, false)] }
        expect(split(more)?.rest ?? 0).toBe(split(plain)?.rest ?? 0)
      }),
    )
  })
})

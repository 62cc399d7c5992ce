import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCart } from '../testing/arbitraries/arbitraryCart.ts'
import { arbitraryLine } from '../testing/arbitraries/arbitraryLine.ts'
import { arbitraryAmount, arbitraryDiscount } from '../testing/arbitraries/arbitraryPrice.ts'
import { expectTotalsAddUp } from '../testing/expectTotalsAddUp.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import type { Cart, CartLine, CartTotals } from './cart.ts'
import { cartTotals } from './cartTotals.ts'
import { lineTotals } from './lineTotals.ts'

type Policy = 'highest-rate' | 'pro-rata'
const policies: fc.Arbitrary<Policy> = fc.constantFrom('highest-rate', 'pro-rata')

/** An exact fraction; the oracle below knows no other numbers and shares no code with the shop. */
class Fraction {
  readonly top: bigint
  readonly bottom: bigint
  constructor(top: bigint, bottom: bigint = 1n) {
    this.top = top
    this.bottom = bottom
  }
  times(top: bigint, bottom: bigint): Fraction {
    return new Fraction(this.top * top, this.bottom * bottom)
  }
  /** Nearest whole, halves up; nothing the oracle rounds is negative. */
  rounded(): bigint {
    return (2n * this.top + this.bottom) / (2n * this.bottom)
  }
}
const of = (amount: number): bigint => BigInt(amount)
const toExcl = (incl: bigint, rate: bigint): bigint => new Fraction(incl).times(10_000n, 10_000n + rate).rounded()
const toIncl = (excl: bigint, rate: bigint): bigint => new Fraction(excl).times(10_000n + rate, 10_000n).rounded()
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

const shared = (whole: bigint, weights: readonly bigint[]): bigint[] => {
  const all = sum(weights)
  const parts = weights.map((weight) => (all === 0n ? 0n : (whole * weight) / all))
  const rests = weights.map((weight) => (all === 0n ? 0n : (whole * weight) % all))
  for (let open = all === 0n ? 0n : whole - sum(parts); open > 0n; open -= 1n) {
    let best = 0
    rests.forEach((rest, index) => {
      if (rest > (rests[best] ?? 0n)) best = index
    })
    parts[best] = (parts[best] ?? 0n) + 1n
    rests[best] = -1n
  }
  if (all === 0n) parts[0] = whole
  return parts
}

interface Goods {
  incl: bigint
  excl: bigint
}

const lineOf = (line: CartLine): Goods & { baseIncl: bigint; baseExcl: bigint } => {
  const rate = of(line.price.vat)
  const volumes = (line.price.volumePrices ?? []).filter(({ fromQuantity }) => fromQuantity <= line.quantity)
  const most = Math.max(...volumes.map(({ fromQuantity }) => fromQuantity))
  const product = volumes.find(({ fromQuantity }) => fromQuantity === most) ?? line.price
  const prices = [product, ...line.options.flatMap(({ price }) => price ?? [])]
  const both = (unit: bigint): Goods => {
    const whole = unit * of(line.quantity)
    return line.price.side === 'incl' ? { incl: whole, excl: toExcl(whole, rate) } : { incl: toIncl(whole, rate), excl: whole }
  }
  const base = both(sum(prices.map((price) => of(price.base))))
  const selling = both(sum(prices.map((price) => new Fraction(of(price.base)).times(10_000n - of(price.discount), 10_000n).rounded())))
  return { ...selling, baseIncl: base.incl, baseExcl: base.excl }
}

/** The totals of a cart in exact fractions, step by step as in the price rules; without VAT only the column excl. is charged. */
const exact = (cart: Cart, policy: Policy): CartTotals => {
  const { totalVat, ...figures } = exactWithVat(cart, policy)
  if (cart.vatTreatment !== 'reverseCharged') return { ...figures, totalVat }
  const entries = Object.entries(figures).map(([name, figure]) => [
    name,
    (figures as Readonly<Record<string, number>>)[name.replace('InclVat', 'ExclVat')] ?? figure,
  ])
  return { ...(Object.fromEntries(entries) as typeof figures), totalVat: [] }
}

const exactWithVat = (cart: Cart, policy: Policy): CartTotals => {
  const lines = cart.lines.filter(({ quantity }) => quantity > 0)
  const rates = [...new Set(lines.map((line) => line.price.vat))].sort((a, b) => b - a)
  const reducible = rates.map((rate) =>
    sum(lines.filter((line) => line.price.vat === rate && line.quote?.isExpired !== false).map((line) => lineOf(line).incl)),
  )
  const goods: Goods[] = rates.map((rate) => {
    const ofRate = lines.filter((line) => line.price.vat === rate).map(lineOf)
    return { incl: sum(ofRate.map(({ incl }) => incl)), excl: sum(ofRate.map(({ excl }) => excl)) }
  })
  const subtotal = { incl: sum(goods.map(({ incl }) => incl)), excl: sum(goods.map(({ excl }) => excl)) }
  let left = goods.map((bucket) => ({ ...bucket }))
  const takeOff = (parts: readonly bigint[]): void => {
    left = left.map(({ incl, excl }, index) => {
      const part = parts[index] ?? 0n
      const rest = excl - toExcl(part, of(rates[index] ?? 0))
      return { incl: incl - part, excl: rest < 0n ? 0n : least(rest, incl - part) }
    })
  }
  const percentage = least(10_000n, sum(cart.coupons.map((coupon) => (coupon.type === 'percentage' ? of(coupon.percentage) : 0n))))
  takeOff(shared(new Fraction(sum(reducible)).times(percentage, 10_000n).rounded(), reducible))
  let fixed = sum(cart.coupons.map((coupon) => (coupon.type === 'fixedAmount' ? of(coupon.amount) : 0n)))
  takeOff(
    left.map(({ incl }) => {
      const part = least(fixed, incl)
      fixed -= part
      return part
    }),
  )
  const cost = cart.shipping === null || lines.length === 0 ? 0n : of(cart.shipping.amount)
  const afterwards = left.map(({ excl }) => excl)
  const weights = sum(afterwards) > 0n ? afterwards : goods.map(({ excl }) => excl)
  const parts =
    lines.length === 0 ? [] : policy === 'highest-rate' ? rates.map((_, index) => (index === 0 ? cost : 0n)) : shared(cost, weights)
  const shipping = parts.map((part, index): Goods => {
    const rate = of(rates[index] ?? 0)
    return cart.shipping?.side === 'excl' ? { incl: toIncl(part, rate), excl: part } : { incl: part, excl: toExcl(part, rate) }
  })
  const total = (side: keyof Goods, buckets: readonly Goods[]): bigint => sum(buckets.map((bucket) => bucket[side]))
  const money = (amount: bigint): Cents => Number(amount) as Cents
  return {
    subtotalInclVat: money(subtotal.incl),
    subtotalExclVat: money(subtotal.excl),
    discountInclVat: money(subtotal.incl - total('incl', left)),
    discountExclVat: money(subtotal.excl - total('excl', left)),
    shippingInclVat: money(total('incl', shipping)),
    shippingExclVat: money(total('excl', shipping)),
    totalInclVat: money(total('incl', left) + total('incl', shipping)),
    totalExclVat: money(total('excl', left) + total('excl', shipping)),
    totalVat: rates
      .map((rate, index) => {
        const vatOf = (bucket: Goods | undefined): bigint => (bucket?.incl ?? 0n) - (bucket?.excl ?? 0n)
        return { percentage: rate, amount: money(vatOf(left[index]) + vatOf(shipping[index])), goods: goods[index]?.incl ?? 0n }
      })
      .filter((row) => row.amount !== 0 || row.goods !== 0n)
      .map(({ percentage: rate, amount }) => ({ percentage: rate, amount })),
    totalWeightGrams: lines.reduce(
      (grams, line) => grams + (line.weightGrams + line.options.reduce((more, option) => more + option.weightGrams, 0)) * line.quantity,
      0,
    ),
    productsQuantity: lines.reduce((pieces, line) => pieces + line.quantity, 0),
  }
}

describe('totals of any cart', () => {
  it('PRC-06 PRC-04 the totals add up and nothing is negative', () => {
    fc.assert(
      fc.property(arbitraryCart, policies, (cart, shippingVat) => {
        expect(() => expectTotalsAddUp(cartTotals(cart, { shippingVat }))).not.toThrow()
      }),
      { numRuns: 1_000 },
    )
  })

  it('PRC-02 PRC-04 PRC-05 they are the cents that exact fractions give', () => {
    fc.assert(
      fc.property(arbitraryCart, policies, (cart, shippingVat) => {
        expect(cartTotals(cart, { shippingVat })).toStrictEqual(exact(cart, shippingVat))
      }),
      { numRuns: 1_000 },
    )
  })

  it('PRC-02 amounts too large for exact floating point are still exact', () => {
    const large = fc.integer({ min: 10_000_000_000, max: 100_000_000_000 }).map((base) => base as Cents)
    const line = arbitraryLine(
      fc.record({
        side: fc.constantFrom('incl' as const, 'excl' as const),
        base: large,
        discount: arbitraryDiscount,
        vat: fc.constantFrom(900, 2100).map((rate) => rate as BasisPoints),
        lowest30Days: fc.constant(null),
      }),
    )
    fc.assert(
      fc.property(arbitraryCart, fc.array(line, { minLength: 1, maxLength: 3 }), policies, (cart, lines, shippingVat) => {
        const dear = { ...cart, lines }
        const totals = cartTotals(dear, { shippingVat })
        expect(() => expectTotalsAddUp(totals)).not.toThrow()
        expect(totals).toStrictEqual(exact(dear, shippingVat))
      }),
    )
  })

  it('PRC-03 the subtotal is the sum of the line totals', () => {
    fc.assert(
      fc.property(arbitraryCart, (cart) => {
        const totals = cartTotals(cart, { shippingVat: 'highest-rate' })
        const lines = cart.lines.map(lineTotals)
        const charged = cart.vatTreatment === 'reverseCharged' ? 'totalExclVat' : 'totalInclVat'
        expect(lines.reduce((all, line) => all + line[charged], 0)).toBe(totals.subtotalInclVat)
        expect(lines.reduce((all, line) => all + line.totalExclVat, 0)).toBe(totals.subtotalExclVat)
        expect(lines.reduce((all, line) => all + line.totalWeightGrams, 0)).toBe(totals.totalWeightGrams)
      }),
    )
  })

  it('PRC-01 PRC-02 PRC-03 the totals of a line are the cents that exact fractions give', () => {
    fc.assert(
      fc.property(arbitraryLine(), (line) => {
        const { incl, excl, baseIncl, baseExcl } = lineOf(line)
        expect(lineTotals(line)).toStrictEqual({
          subtotalInclVat: Number(baseIncl),
          subtotalExclVat: Number(baseExcl),
          discountInclVat: Number(baseIncl - incl),
          discountExclVat: Number(baseExcl - excl),
          totalInclVat: Number(incl),
          totalExclVat: Number(excl),
          totalVat: Number(incl - excl),
          totalWeightGrams: (line.weightGrams + line.options.reduce((grams, option) => grams + option.weightGrams, 0)) * line.quantity,
        })
      }),
      { numRuns: 1_000 },
    )
  })

  it('PRC-06 without VAT exactly what is excl. is charged, and no more than with VAT', () => {
    fc.assert(
      fc.property(arbitraryCart, policies, (cart, shippingVat) => {
        const charged = cartTotals({ ...cart, vatTreatment: 'charged' }, { shippingVat })
        const reversed = cartTotals({ ...cart, vatTreatment: 'reverseCharged' }, { shippingVat })
        expect(reversed).toMatchObject({ totalInclVat: charged.totalExclVat, totalExclVat: charged.totalExclVat, totalVat: [] })
        expect(reversed.totalInclVat).toBeLessThanOrEqual(charged.totalInclVat)
        expect(reversed.totalWeightGrams).toBe(charged.totalWeightGrams)
      }),
    )
  })

  it('PRC-05 the order of lines and coupons changes nothing', () => {
    const shuffled = arbitraryCart.chain((cart) =>
      fc.record({
        cart: fc.constant(cart),
        lines: fc.shuffledSubarray([...cart.lines], { minLength: cart.lines.length }),
        coupons: fc.shuffledSubarray([...cart.coupons], { minLength: cart.coupons.length }),
      }),
    )
    fc.assert(
      fc.property(shuffled, policies, ({ cart, lines, coupons }, shippingVat) => {
        expect(cartTotals({ ...cart, lines, coupons }, { shippingVat })).toStrictEqual(cartTotals(cart, { shippingVat }))
      }),
    )
  })

  it('PRC-05 one more coupon is never dearer', () => {
    fc.assert(
      fc.property(arbitraryCart, arbitraryAmount, arbitraryDiscount, policies, (cart, amount, percentage, shippingVat) => {
        const withFixed: Cart = { ...cart, coupons: [...cart.coupons, { code: '', title: '', applies: true, type: 'fixedAmount', amount }] }
        const withPercentage: Cart = {
          ...cart,
          coupons: [...cart.coupons, { code: '', title: '', applies: true, type: 'percentage', percentage }],
        }
        // Without shipping: its split over the rates may shift a cent, which has nothing to do with the coupon. So may its part excl.
        const goods = (of_: Cart): number => cartTotals({ ...of_, shipping: null, vatTreatment: 'charged' }, { shippingVat }).totalInclVat
        expect(goods(withFixed)).toBeLessThanOrEqual(goods(cart))
        expect(goods(withPercentage)).toBeLessThanOrEqual(goods(cart))
      }),
    )
  })

  it('PRC-05 one more piece is never cheaper, where no volume price begins with it', () => {
    const withoutVolumes = (line: CartLine): CartLine => ({ ...line, price: { ...line.price, volumePrices: [] } })
    const filled = arbitraryCart.filter(({ lines }) => lines.length > 0).map((cart) => ({ ...cart, lines: cart.lines.map(withoutVolumes) }))
    fc.assert(
      fc.property(filled, fc.nat(), (cart, at) => {
        const index = at % cart.lines.length
        const more = cart.lines.map((line, place) => (place === index ? { ...line, quantity: line.quantity + 1 } : line))
        const goods = (lines: readonly CartLine[]): number =>
          cartTotals({ ...cart, lines, shipping: null, vatTreatment: 'charged' }, { shippingVat: 'highest-rate' }).totalInclVat
        expect(goods(more)).toBeGreaterThanOrEqual(goods(cart.lines))
      }),
    )
  })
})

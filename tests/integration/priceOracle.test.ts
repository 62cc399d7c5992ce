import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals, depositOf, lineTotals, withFreeSamples } from '@thuishaven/core/cart'
import type { Cart, CartLine, Coupon } from '@thuishaven/core/cart'
import { deliveryPrices } from '@thuishaven/core/checkout'
import type { BasisPoints, Cents } from '@thuishaven/core/money'
import type { Price } from '@thuishaven/core/pricing'
import { arbitraryCart } from '../../core/testing/arbitraries/arbitraryCart.ts'
import { arbitraryLine } from '../../core/testing/arbitraries/arbitraryLine.ts'
import { cartTotals as backendTotals, totalsWithoutVat } from '../../backend/pricing/cartTotals.ts'
import type { Discount } from '../../backend/pricing/cartTotals.ts'
import { withFreeSamples as sellSamples } from '../../backend/cart/freeSamples.ts'
import { deliveryCharges } from '../../backend/options/deliveryCharges.ts'
import { onDeliveryOf } from '../../backend/pricing/deposit.ts'
import { lineTotals as backendLineTotals, priceAt } from '../../backend/pricing/linePrice.ts'
import type { Price as BackendPrice } from '../../backend/pricing/linePrice.ts'

const priceOf = (price: Price): BackendPrice => ({
  base: price.base,
  discount: price.discount,
  vat: price.vat,
  vatIncluded: price.side === 'incl',
  lowest30Days: price.lowest30Days,
  ...(price.volumePrices === undefined ? {} : { volumePrices: price.volumePrices }),
})

const goodsOf = (line: CartLine) => {
  const product = priceAt(priceOf(line.price), line.quantity)
  return {
    product,
    components: [
      { price: product, weightGrams: line.weightGrams },
      ...line.options.map(({ price, weightGrams }) => ({
        price: price === null ? { base: 0, discount: 0, vatIncluded: true, lowest30Days: null } : priceOf(price),
        weightGrams,
      })),
    ],
  }
}

const discountOf = (coupon: Coupon): Discount =>
  coupon.type === 'fixedAmount' ? { type: 'fixedAmount', amount: coupon.amount } : { type: 'percentage', percentage: coupon.percentage }

const backendLine = (line: CartLine) => ({
  totals: backendLineTotals(goodsOf(line), line.quantity),
  vat: line.price.vat,
  quantity: line.quantity,
  isQuoted: line.quote !== undefined && !line.quote.isExpired,
})

const hostOf = (cart: Cart, policy: 'highest-rate' | 'pro-rata') => {
  const totals = backendTotals(
    cart.lines.map(backendLine),
    cart.coupons.map(discountOf),
    cart.shipping === null ? null : { amount: cart.shipping.amount, vatIncluded: cart.shipping.side === 'incl' },
    policy,
  )
  const charged = cart.vatTreatment === 'reverseCharged' ? totalsWithoutVat(totals) : totals
  return { ...charged, totalVat: charged.totalVat.map(({ percentage, amount }) => ({ percentage, amount })) }
}

/** The core's word for the weight. */
const named = <Totals extends { readonly totalWeight: number }>({ totalWeight, ...amounts }: Totals) => ({
  ...amounts,
  totalWeightGrams: totalWeight,
})

/** Some of the options are fixed on the other side than their product. */
const mixed = (line: CartLine, turned: readonly boolean[]): CartLine => ({
  ...line,
  options: line.options.map((option, index) =>
    option.price === null || turned[index] !== true
      ? option
      : { ...option, price: { ...option.price, side: option.price.side === 'incl' ? 'excl' : 'incl' } },
  ),
})
const turns = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 })
/** With and without VAT. */
const mixedCart = fc.tuple(arbitraryCart, turns).map(([cart, turned]): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => mixed(line, turned)),
}))

describe('the independent computations of core and mock server', () => {
  it('PRC-02 PRC-03 core and mock server agree to the cent on lines, with options on either side of VAT', () => {
    fc.assert(
      fc.property(arbitraryLine(), turns, (plain, turned) => {
        const line = mixed(plain, turned)
        expect(named(backendLineTotals(goodsOf(line), line.quantity))).toEqual(lineTotals(line))
      }),
      { numRuns: 800 },
    )
  })

  it.each(['highest-rate', 'pro-rata'] as const)(
    'PRC-04 PRC-05 PRC-06 core and mock server agree to the cent on carts, shipping VAT %s',
    (shippingVat) => {
      fc.assert(
        fc.property(mixedCart, (cart) => {
          expect(named(hostOf(cart, shippingVat))).toEqual(cartTotals(cart, { shippingVat }))
        }),
        { numRuns: 800 },
      )
    },
  )

  it('PRC-05 CHK-11 the checkout splits delivery over its way and services as the order does, with VAT and without', () => {
    const prices = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 4 })
    const policies = fc.constantFrom('highest-rate' as const, 'pro-rata' as const)
    fc.assert(
      fc.property(mixedCart, prices, policies, fc.boolean(), (plain, [price = 0, ...prices], shippingVat, isExcl) => {
        const services = prices.map((of, index) => ({ id: `${index}`, label: `${index}`, price: of as Cents }))
        const amount = prices.reduce((sum, of) => sum + of, price) as Cents
        const deliveryServices = services.map(({ id }) => id)
        const cart: Cart = { ...plain, deliveryServices, shipping: { amount, side: 'incl' } }
        fc.pre(cart.lines.some(({ quantity }) => quantity > 0))
        // Who pays no VAT is shown prices without it.
        const isReverse = cart.vatTreatment === 'reverseCharged'
        const pricesExclVat = isReverse || isExcl
        const { way, services: parts } = deliveryCharges({
          cartTotals: hostOf(cart, shippingVat),
          delivery: { label: '', pickupLocation: null, services },
          ...(isReverse ? { reverseCharge: { checkedAt: 0, name: null, consultationNumber: null, shippingInclVat: amount } } : {}),
        })
        const charged = [way, ...parts.map((part) => part.prices)].map(({ exclVat, inclVat }) => (pricesExclVat ? exclVat : inclVat))
        const shown = deliveryPrices({ price: price as Cents, services }, cart, { pricesExclVat, shippingVat })
        expect([shown.way, ...shown.services]).toEqual(charged)
      }),
      { numRuns: 500 },
    )
  })

  it('PRC-04 core and mock server agree to the cent on carts with samples, of which the first three are free', () => {
    const marks = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(mixedCart, marks, ({ lines: plain, ...cart }, samples) => {
        const lines = plain.map((line, index) =>
          samples[index] === true ? { ...line, isSample: true, quantity: Math.min(line.quantity, 1) } : line,
        )
        const priced = sellSamples(
          lines
            .filter(({ quantity }) => quantity > 0)
            .map((line) => ({
              ...backendLine(line),
              product: line.isSample === true ? ({ isSample: true } as const) : {},
              goods: goodsOf(line),
              adjustments: [],
            })),
        )
        const totals = backendTotals(priced, cart.coupons.map(discountOf), null, 'highest-rate')
        const own = cartTotals(
          { ...cart, lines: withFreeSamples(lines), shipping: null, vatTreatment: 'charged' },
          { shippingVat: 'highest-rate' },
        )
        const totalVat = totals.totalVat.map(({ percentage, amount }) => ({ percentage, amount }))
        expect(named({ ...totals, totalVat })).toEqual(own)
      }),
      { numRuns: 800 },
    )
  })

  it('RUG-08 core and mock server agree to the cent on the amount due at delivery of made-to-measure lines', () => {
    const shares = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(mixedCart, shares, (cart, share) => {
        const isCustom = ({ options }: CartLine): boolean => options.some(({ custom }) => custom !== null)
        const lines = cart.lines.map((line) => ({ ...backendLine(line), isCustom: isCustom(line) }))
        const totals = cartTotals(cart, { shippingVat: 'highest-rate' })
        const own = depositOf(cart, totals, { enabled: true, share: share as BasisPoints })
        const side = cart.vatTreatment === 'reverseCharged' ? 'excl' : 'incl'
        expect(onDeliveryOf(lines, cart.coupons.map(discountOf), share, side)).toBe(own?.rest ?? 0)
      }),
      { numRuns: 800 },
    )
  })
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cartTotals, depositOf } from '@thuishaven/core/cart'
import type { Cart, CartLine } from '@thuishaven/core/cart'
import type { BasisPoints, Cents } from '@thuishaven/core/money'
import type { Price } from '@thuishaven/core/pricing'
import { arbitraryCart } from '../../core/testing/arbitraries/arbitraryCart.ts'
import { arbitraryLine } from '../../core/testing/arbitraries/arbitraryLine.ts'
import type { PricedLine } from '../../backend/cart/pricedCart.ts'
import { wireLine } from '../../backend/cart/wireCart.ts'
import { placedLine } from '../../backend/checkout/placedOrder.ts'
import { boughtLine } from '../../backend/checkout/recordPurchase.ts'
import { revisedOrder } from '../../backend/orders/revisedOrder.ts'
import type { OrderContents } from '../../backend/ports/Orders.ts'
import { lineTotals, lineWithoutVat, priceAt } from '../../backend/pricing/linePrice.ts'
import { depositShare } from '../../backend/pricing/deposit.ts'

type Policy = 'highest-rate' | 'pro-rata'

const priceOf = ({ side, ...price }: Price) => ({ ...price, vatIncluded: side === 'incl' })
const both = (text: string) => ({ nld: text, eng: text })

/** A line of the core as the backend prices it. */
const pricedLine = (line: CartLine, uid: string): PricedLine => {
  const price = priceOf(line.price)
  const options = line.options.map((option) => ({
    group: { id: option.groupId, name: both('') },
    item: { id: option.itemId, name: both(''), weightGrams: option.weightGrams, deliveryDays: 0, custom: null },
    price: option.price === null ? null : priceOf(option.price),
    custom: option.custom === null ? null : { shape: 'Vierkant', width: 120, length: 120, diameter: null, area: 14_400 },
  })) as unknown as PricedLine['options']
  const product = {
    id: line.productId,
    slug: both('a'),
    title: both('A'),
    facts: [],
    pictures: [],
    weightGrams: line.weightGrams,
    stock: null,
    returnable: true,
    delivery: { totalDays: 1, unit: 'day' },
  } as unknown as PricedLine['product']
  const volumePrice = priceAt(price, line.quantity)
  const goods = {
    product: volumePrice,
    components: [
      { price: volumePrice, weightGrams: line.weightGrams },
      ...options.map((option) => ({
        price: option.price ?? { base: 0, discount: 0, vatIncluded: true, lowest30Days: null },
        weightGrams: option.item.weightGrams,
      })),
    ],
  }
  const isQuoted = line.quote !== undefined && !line.quote.isExpired
  const quote = {
    number: 'O26-0001',
    expiresOn: '2026-12-31',
    expiresAt: 0,
    unitPrice: price.base,
    vatIncluded: price.vatIncluded,
    vat: price.vat,
  }
  const stored = {
    uid,
    clientId: uid,
    productId: line.productId,
    options: [],
    quantity: line.quantity,
    originalQuantity: null,
    ...(isQuoted ? { quote } : {}),
  }
  return { stored, product, price, options, goods, totals: lineTotals(goods, line.quantity), adjustments: [], isQuoted }
}

/** An order that has no lines yet, with the coupons and the delivery of a cart. */
const emptyOrder = ({ coupons, shipping, vatTreatment }: Cart): OrderContents =>
  ({
    lines: [],
    placed: {
      lines: [],
      coupons: coupons.map((coupon) =>
        coupon.type === 'fixedAmount'
          ? { code: coupon.code, title: '', type: coupon.type, amount: coupon.amount, applicable: coupon.applies }
          : { code: coupon.code, title: '', type: coupon.type, amount: coupon.percentage / 100, applicable: coupon.applies },
      ),
      cartTotals: { shippingInclVat: shipping?.amount ?? 0 },
      delivery: {},
      ...(vatTreatment === 'reverseCharged'
        ? { reverseCharge: { checkedAt: 0, name: null, consultationNumber: null, shippingInclVat: shipping?.amount ?? 0 } }
        : {}),
    },
    totalInclVat: 0,
    upfrontInclVat: 0,
  }) as unknown as OrderContents

/** What the merchant does: other quantities by the place of a line, and lines that are added. */
const arbitraryChange = fc.record({
  quantities: fc.array(fc.tuple(fc.nat(9), fc.nat(20)), { maxLength: 4 }),
  added: fc.array(arbitraryLine(), { maxLength: 2 }),
})

it('PRC-02 PRC-04 PRC-05 RUG-08 an order that the shop changes again and again costs, line by line and in all, what the core computes for a cart with these lines', () => {
  fc.assert(
    fc.property(
      arbitraryCart,
      fc.array(arbitraryChange, { minLength: 1, maxLength: 6 }),
      fc.constantFrom<Policy>('highest-rate', 'pro-rata'),
      (placed, changes, shippingVat) => {
        let order = emptyOrder(placed)
        let lines: readonly CartLine[] = []
        const shipping = { amount: placed.shipping?.amount ?? (0 as Cents), side: 'incl' as const }
        for (const [round, { quantities, added }] of [{ quantities: [], added: placed.lines }, ...changes].entries()) {
          const wanted = new Map(quantities.flatMap(([at, quantity]) => (at < lines.length ? [[lines[at]?.uid ?? '', quantity]] : [])))
          const counting = added.filter(({ quantity }) => quantity > 0).map((line, index) => ({ ...line, uid: `${round}-${index}` }))
          const next = [
            ...lines
              .map((line) => ({ ...line, quantity: wanted.get(line.uid ?? '') ?? line.quantity }))
              .filter(({ quantity }) => quantity > 0),
            ...counting,
          ]
          // At least one line stays.
          if (next.length === 0) continue
          lines = next
          order = revisedOrder(order, 'nld', {
            quantities: wanted,
            added: counting.map((line) => pricedLine(line, line.uid)),
            counts: ({ applicable }) => applicable,
            shippingVat,
            hasDeposit: true,
          })
          const cart = { ...placed, lines, shipping }
          const totals = cartTotals(cart, { shippingVat })
          const { totalWeight, totalVat, ...amounts } = order.placed.cartTotals
          expect({
            ...amounts,
            totalWeightGrams: totalWeight,
            totalVat: totalVat.map(({ percentage, amount }) => ({ percentage: Math.round(percentage * 100), amount })),
          }).toEqual(totals)
          expect(order.totalInclVat).toBe(totals.totalInclVat)
          const deposit = depositOf(cart, totals, { enabled: true, share: depositShare as BasisPoints })
          expect(order.upfrontInclVat).toBe(totals.totalInclVat - (deposit?.rest ?? 0))
          const expected = lines.map((line) => pricedLine(line, line.uid ?? ''))
          const ordered = expected.map((line) => placedLine(wireLine(line, 'nld')))
          const charged = ordered.map((line) => ({ ...line, totals: lineWithoutVat(line.totals) }))
          expect(order.placed.lines).toEqual(placed.vatTreatment === 'reverseCharged' ? charged : ordered)
          expect(order.lines).toEqual(expected.map((line) => boughtLine(line, 'nld')))
        }
      },
    ),
    { numRuns: 150 },
  )
})

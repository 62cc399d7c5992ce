import { array, assert, boolean, constant, constantFrom, integer, nat, oneof, property, record } from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'
import type { PlacedOrder } from '../../ports/Orders.ts'
import { cartTotals, goodsAfterDiscounts, totalsWithoutVat } from '../../pricing/cartTotals.ts'
import type { Discount } from '../../pricing/cartTotals.ts'
import { lineTotals, lineWithoutVat } from '../../pricing/linePrice.ts'
import { wirePrices } from '../../pricing/wirePrices.ts'
import { bookedLines } from './bookedLines.ts'
import { bookedTotals } from './bookedTotals.ts'

const arbitraryLine = record({
  base: nat(300_000),
  discount: nat(10_000),
  vat: constantFrom(0, 900, 2100),
  vatIncluded: boolean(),
  quantity: integer({ min: 1, max: 9999 }),
})

const arbitraryDiscount: Arbitrary<Discount> = oneof(
  record({ type: constant('fixedAmount' as const), amount: nat(500_000) }),
  record({ type: constant('percentage' as const), percentage: nat(10_000) }),
)

const arbitraryOrder = record({
  lines: array(arbitraryLine, { minLength: 1, maxLength: 12 }),
  discounts: array(arbitraryDiscount, { maxLength: 3 }),
  shipping: nat(2000),
  policy: constantFrom('highest-rate' as const, 'pro-rata' as const),
}).map(({ lines, discounts, shipping, policy }) => {
  const priced = lines.map(({ quantity, ...price }) => {
    const product = { ...price, lowest30Days: null }
    return {
      quantity,
      vat: price.vat,
      product,
      totals: lineTotals({ product, components: [{ price: product, weightGrams: 0 }] }, quantity),
    }
  })
  const totals = cartTotals(priced, discounts, { amount: shipping, vatIncluded: true }, policy)
  const placed = {
    cartTotals: totals,
    vat: totals.totalVat,
    coupons: discounts.map((discount, index) =>
      discount.type === 'fixedAmount'
        ? { code: `C${index}`, title: '', type: discount.type, amount: discount.amount, applicable: true }
        : { code: `C${index}`, title: '', type: discount.type, amount: discount.percentage / 100, applicable: true },
    ),
    lines: priced.map(({ quantity, product, totals: line }, index) => ({
      uid: `line-${index}`,
      productId: index,
      quantity,
      prices: wirePrices(product),
      options: [],
      totals: line,
    })),
  } as unknown as PlacedOrder
  return { placed, priced, discounts, totals }
})

/** The same order without VAT. */
const withoutVat = (placed: PlacedOrder): PlacedOrder => {
  const totals = totalsWithoutVat({ ...placed.cartTotals, totalVat: [] })
  return {
    ...placed,
    cartTotals: { ...totals, totalVat: [] },
    vat: [],
    lines: placed.lines.map((line) => ({ ...line, totals: lineWithoutVat(line.totals) })),
    reverseCharge: { checkedAt: 0, name: null, consultationNumber: null, shippingInclVat: 0 },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

it('the lines of a booked order add up to the cent, as a whole and by VAT rate', () => {
  assert(
    property(arbitraryOrder, ({ placed, priced, discounts, totals }) => {
      const lines = bookedLines(placed)
      const priceOf = ({ quantity, unitPrice, difference, discount }: (typeof lines)[number]): number =>
        quantity * unitPrice + difference + discount
      expect(sum(lines.map(priceOf))).toBe(totals.totalInclVat - totals.shippingInclVat)
      for (const { rate, leftIncl } of goodsAfterDiscounts(priced, discounts))
        expect(sum(lines.filter(({ vatRate }) => vatRate * 100 === rate).map(priceOf))).toBe(leftIncl)
      // Less than half a cent a piece, and no line costs less than nothing.
      for (const line of lines) {
        expect(Math.abs(line.difference)).toBeLessThanOrEqual(line.quantity / 2)
        expect(line.discount).toBeLessThanOrEqual(0)
        expect(priceOf(line)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 2000 },
  )
})

it('the lines of an order without VAT add up to the cent, at 0 %', () => {
  assert(
    property(arbitraryOrder, ({ placed, totals }) => {
      const lines = bookedLines(withoutVat(placed))
      const prices = lines.map(({ quantity, unitPrice, difference, discount }) => quantity * unitPrice + difference + discount)
      expect(sum(prices)).toBe(totals.totalExclVat - totals.shippingExclVat)
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(0)
      expect(lines.every(({ vatRate }) => vatRate === 0)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

it('the sums and the VAT of a booked order are those of its cart', () => {
  assert(
    property(arbitraryOrder, ({ placed, totals }) => {
      const { subTotal, subTotalWithTax, shipping, shippingWithTax, vat } = bookedTotals(placed, 0)
      expect([subTotal + shipping, subTotalWithTax + shippingWithTax]).toEqual([totals.totalExclVat, totals.totalInclVat])
      expect(sum(vat.map(({ tax }) => tax))).toBe(totals.totalInclVat - totals.totalExclVat)
      expect(vat.map(({ rate }) => rate * 100)).toEqual(totals.totalVat.map(({ percentage }) => percentage))
    }),
  )
})

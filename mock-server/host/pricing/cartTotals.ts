import { allocate } from './allocate.ts'
import type { LineTotals } from './linePrice.ts'
import { divideRounded, withoutVat, withVat } from './rounding.ts'

export interface TotalsLine {
  readonly totals: LineTotals
  /** Basis points. */
  readonly vat: number
  readonly quantity: number
}

export type Discount =
  | { readonly type: 'fixedAmount'; readonly amount: number }
  | { readonly type: 'percentage'; readonly percentage: number }

export interface ShippingCost {
  readonly amount: number
  readonly vatIncluded: boolean
}

export interface CartTotals {
  readonly subtotalInclVat: number
  readonly subtotalExclVat: number
  readonly discountInclVat: number
  readonly discountExclVat: number
  readonly shippingInclVat: number
  readonly shippingExclVat: number
  readonly totalInclVat: number
  readonly totalExclVat: number
  /** Basis points and cents, highest rate first. */
  readonly totalVat: readonly { readonly percentage: number; readonly amount: number }[]
  readonly totalWeight: number
  readonly productsQuantity: number
}

/** The goods of one VAT rate while coupons are taken off. */
interface Bucket {
  readonly rate: number
  readonly goodsIncl: number
  readonly goodsExcl: number
  readonly leftIncl: number
  readonly leftExcl: number
}

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number => items.reduce((total, item) => total + amount(item), 0)

const bucketsOf = (lines: readonly TotalsLine[]): Bucket[] =>
  [...new Set(lines.map((line) => line.vat))]
    .toSorted((a, b) => b - a)
    .map((rate) => {
      const goods = lines.filter((line) => line.vat === rate)
      const goodsIncl = sum(goods, (line) => line.totals.totalInclVat)
      const goodsExcl = sum(goods, (line) => line.totals.totalExclVat)
      return { rate, goodsIncl, goodsExcl, leftIncl: goodsIncl, leftExcl: goodsExcl }
    })

/** Takes an amount off a bucket and keeps 0 ≤ excl ≤ incl in what is left (step 7). */
const takeOff = (bucket: Bucket, incl: number): Bucket => {
  const leftIncl = bucket.leftIncl - incl
  const wished = bucket.leftExcl - withoutVat(incl, bucket.rate)
  return { ...bucket, leftIncl, leftExcl: Math.min(Math.max(wished, 0), leftIncl) }
}

const takePercentage = (buckets: readonly Bucket[], percentage: number): Bucket[] => {
  const whole = divideRounded(sum(buckets, (bucket) => bucket.goodsIncl) * Math.min(percentage, 10_000), 10_000)
  const parts = allocate(
    whole,
    buckets.map((bucket) => bucket.goodsIncl),
  )
  return buckets.map((bucket, index) => takeOff(bucket, parts[index] ?? 0))
}

const takeAmount = (buckets: readonly Bucket[], amount: number): Bucket[] => {
  let open = amount
  return buckets.map((bucket) => {
    const part = Math.min(open, bucket.leftIncl)
    open -= part
    return takeOff(bucket, part)
  })
}

const shippingSides = (shipping: ShippingCost, buckets: readonly Bucket[]) => {
  const rate = buckets[0]?.rate ?? 0
  return shipping.vatIncluded
    ? { incl: shipping.amount, excl: withoutVat(shipping.amount, rate), rate }
    : { incl: withVat(shipping.amount, rate), excl: shipping.amount, rate }
}

/** Totals of a cart (PRC-04, PRC-05; steps 6 to 12). Shipping VAT belongs to the highest rate. Lines of quantity 0 do not count. */
export const cartTotals = (all: readonly TotalsLine[], discounts: readonly Discount[], shipping: ShippingCost | null): CartTotals => {
  const lines = all.filter((line) => line.quantity > 0)
  const whole = bucketsOf(lines)
  const percentage = sum(discounts, (discount) => (discount.type === 'percentage' ? discount.percentage : 0))
  const fixed = sum(discounts, (discount) => (discount.type === 'fixedAmount' ? discount.amount : 0))
  const buckets = takeAmount(takePercentage(whole, percentage), fixed)
  const sent = lines.length === 0 || shipping === null ? { incl: 0, excl: 0, rate: -1 } : shippingSides(shipping, buckets)

  const subtotalInclVat = sum(buckets, (bucket) => bucket.goodsIncl)
  const subtotalExclVat = sum(buckets, (bucket) => bucket.goodsExcl)
  const leftIncl = sum(buckets, (bucket) => bucket.leftIncl)
  const leftExcl = sum(buckets, (bucket) => bucket.leftExcl)
  return {
    subtotalInclVat,
    subtotalExclVat,
    discountInclVat: subtotalInclVat - leftIncl,
    discountExclVat: subtotalExclVat - leftExcl,
    shippingInclVat: sent.incl,
    shippingExclVat: sent.excl,
    totalInclVat: leftIncl + sent.incl,
    totalExclVat: leftExcl + sent.excl,
    totalVat: buckets
      .map((bucket) => ({
        percentage: bucket.rate,
        amount: bucket.leftIncl - bucket.leftExcl + (bucket.rate === sent.rate ? sent.incl - sent.excl : 0),
        goods: bucket.goodsIncl,
      }))
      .filter(({ amount, goods }) => amount !== 0 || goods !== 0)
      .map(({ percentage: rate, amount }) => ({ percentage: rate, amount })),
    totalWeight: sum(lines, (line) => line.totals.totalWeight),
    productsQuantity: sum(lines, (line) => line.quantity),
  }
}

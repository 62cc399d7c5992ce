import { allocate } from './allocate.ts'
import type { LineTotals } from './linePrice.ts'
import { share, withoutVat, withVat } from './rounding.ts'

export interface TotalsLine {
  readonly totals: LineTotals
  /** Basis points. */
  readonly vat: number
  readonly quantity: number
  /** A quote fixed its price: percentages leave it out. */
  readonly isQuoted?: boolean
}

export type Discount =
  | { readonly type: 'fixedAmount'; readonly amount: number }
  | { readonly type: 'percentage'; readonly percentage: number }

export interface ShippingCost {
  readonly amount: number
  readonly vatIncluded: boolean
}

/** The VAT rate of shipping: the highest of the goods, or a share of each rate. */
export type ShippingVat = 'highest-rate' | 'pro-rata'

export interface CartTotals {
  readonly subtotalInclVat: number
  readonly subtotalExclVat: number
  readonly discountInclVat: number
  readonly discountExclVat: number
  readonly shippingInclVat: number
  readonly shippingExclVat: number
  readonly totalInclVat: number
  readonly totalExclVat: number
  /** By rate in basis points, highest first: the VAT and its base. */
  readonly totalVat: readonly { readonly percentage: number; readonly amount: number; readonly exclVat: number }[]
  readonly totalWeight: number
  readonly productsQuantity: number
}

/** The goods of one VAT rate while coupons are subtracted. */
export interface Bucket {
  readonly rate: number
  readonly goodsIncl: number
  readonly goodsExcl: number
  /** The part of the goods whose price a quote fixed. */
  readonly quotedIncl: number
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
      const quotedIncl = sum(
        goods.filter(({ isQuoted }) => isQuoted === true),
        (line) => line.totals.totalInclVat,
      )
      return { rate, goodsIncl, goodsExcl, quotedIncl, leftIncl: goodsIncl, leftExcl: goodsExcl }
    })

/** Subtracts an amount from a bucket and keeps 0 ≤ excl ≤ incl (step 7). */
const takeOff = (bucket: Bucket, incl: number): Bucket => {
  const leftIncl = bucket.leftIncl - incl
  const requested = bucket.leftExcl - withoutVat(incl, bucket.rate)
  return { ...bucket, leftIncl, leftExcl: Math.min(Math.max(requested, 0), leftIncl) }
}

/** What percentages count of a bucket. */
const reducible = ({ goodsIncl, quotedIncl }: Bucket): number => goodsIncl - quotedIncl

const takePercentage = (buckets: readonly Bucket[], percentage: number): Bucket[] => {
  const whole = share(sum(buckets, reducible), Math.min(percentage, 10_000), 10_000)
  const parts = allocate(whole, buckets.map(reducible))
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

/**
 * The share of shipping of each bucket, on the side on which shipping was set (step 10): everything at the highest rate, or shares by the cost of
 * each rate's goods without VAT after coupons; before coupons where coupons leave nothing.
 */
const shippingParts = (amount: number, buckets: readonly Bucket[], policy: ShippingVat): readonly number[] => {
  if (policy === 'highest-rate') return buckets.map((_, index) => (index === 0 ? amount : 0))
  const left = buckets.map((bucket) => bucket.leftExcl)
  return allocate(amount, left.some((part) => part > 0) ? left : buckets.map((bucket) => bucket.goodsExcl))
}

/** Both sides of the shipping share of each bucket, in the order of the buckets. */
const shippingOf = (shipping: ShippingCost | null, buckets: readonly Bucket[], policy: ShippingVat) =>
  shippingParts(shipping?.amount ?? 0, buckets, policy).map((part, index) => {
    const rate = buckets[index]?.rate ?? 0
    return shipping?.vatIncluded === false ? { incl: withVat(part, rate), excl: part } : { incl: part, excl: withoutVat(part, rate) }
  })

/** The goods by rate, before and after discounts (steps 7 to 9). */
export const goodsAfterDiscounts = (lines: readonly TotalsLine[], discounts: readonly Discount[]): readonly Bucket[] => {
  const percentage = sum(discounts, (discount) => (discount.type === 'percentage' ? discount.percentage : 0))
  const fixed = sum(discounts, (discount) => (discount.type === 'fixedAmount' ? discount.amount : 0))
  return takeAmount(takePercentage(bucketsOf(lines), percentage), fixed)
}

/** Totals of a cart (PRC-04, PRC-05; steps 6 to 12). Lines of quantity 0 do not count. */
export const cartTotals = (
  all: readonly TotalsLine[],
  discounts: readonly Discount[],
  shipping: ShippingCost | null,
  policy: ShippingVat,
): CartTotals => {
  const lines = all.filter((line) => line.quantity > 0)
  const buckets = goodsAfterDiscounts(lines, discounts)
  const parts = shippingOf(shipping, buckets, policy)
  const sent = { incl: sum(parts, ({ incl }) => incl), excl: sum(parts, ({ excl }) => excl) }

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
      .map((bucket, index) => ({
        percentage: bucket.rate,
        amount: bucket.leftIncl - bucket.leftExcl + (parts[index]?.incl ?? 0) - (parts[index]?.excl ?? 0),
        exclVat: bucket.leftExcl + (parts[index]?.excl ?? 0),
        goods: bucket.goodsIncl,
      }))
      .filter(({ amount, goods }) => amount !== 0 || goods !== 0)
      .map(({ percentage: rate, amount, exclVat }) => ({ percentage: rate, amount, exclVat })),
    totalWeight: sum(lines, (line) => line.totals.totalWeight),
    productsQuantity: sum(lines, (line) => line.quantity),
  }
}

/** The totals of a cart that is charged without VAT, of its totals with VAT: every amount is its excl. figure (docs/pricing.md). */
export const totalsWithoutVat = (totals: CartTotals): CartTotals => ({
  ...totals,
  subtotalInclVat: totals.subtotalExclVat,
  discountInclVat: totals.discountExclVat,
  shippingInclVat: totals.shippingExclVat,
  totalInclVat: totals.totalExclVat,
  totalVat: [],
})

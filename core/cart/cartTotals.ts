import type { ShopConfig } from '../config/config.ts'
import { allocate } from '../money/allocate.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import { onSide } from '../pricing/price.ts'
import type { Cart, CartTotals, Shipping } from './cart.ts'
import { isInCart, unitWeight } from './cart.ts'
import { goodsBuckets } from './goodsBuckets.ts'
import type { Bucket } from './goodsBuckets.ts'

/** Puts a part of the shipping cost, on the side on which it was fixed, with the VAT of one bucket. */
const ship = (bucket: Bucket, amount: number, { side }: Shipping): void => {
  bucket.shippingIncl = onSide(amount as Cents, side, 'incl', bucket.rate)
  bucket.shippingExcl = onSide(amount as Cents, side, 'excl', bucket.rate)
}

const addShipping = (buckets: readonly Bucket[], shipping: Shipping | null, policy: ShopConfig['shippingVat']): void => {
  const [highest] = buckets
  if (highest === undefined || shipping === null || !(shipping.amount > 0)) return
  if (policy === 'highest-rate') return ship(highest, shipping.amount, shipping)
  const left = buckets.map((bucket) => bucket.leftExcl)
  const weights = left.some((weight) => weight > 0) ? left : buckets.map((bucket) => bucket.goodsExcl)
  const parts = allocate(shipping.amount, weights)
  buckets.forEach((bucket, index) => ship(bucket, parts[index] ?? 0, shipping))
}

const withoutVat = (totals: CartTotals): CartTotals => ({
  ...totals,
  subtotalInclVat: totals.subtotalExclVat,
  discountInclVat: totals.discountExclVat,
  shippingInclVat: totals.shippingExclVat,
  totalInclVat: totals.totalExclVat,
  totalVat: [],
})

/**
 * Totals of a cart (PRC-04, PRC-05), linear in its lines. The order of computation:
 *
 * 1. Every line that counts: selling price × quantity, the other side of VAT once per line (as in `lineTotals`); less the backend's
 *    adjustments of the line, on both sides.
 * 2. Buckets by VAT rate, highest first; subtotal = the sum of the lines.
 * 3. Percentage coupons, added up to at most 100 %, off the subtotal without quoted lines; split over the buckets by what the others cost incl. VAT.
 * 4. Fixed coupons, added up, off the highest rate first; what a bucket cannot bear passes to the next. Never more than the goods cost.
 * 5. Shipping, when there are goods: with the highest rate, or pro rata to the goods excl. VAT after coupons.
 * 6. Total = what is left of the goods + shipping, on both sides; VAT per rate is the difference.
 * 7. Without VAT, every amount incl. is then its amount excl., and there is no VAT.
 *
 * Total incl. − total excl. is the sum of the VAT amounts to the cent (PRC-06); nothing is negative; the order of lines and
 * coupons does not matter.
 * Exact while amounts stay under 2^53 cents. Coupons and shipping below 0, and coupons that do not apply, count as 0.
 */
export const cartTotals = (
  { lines, coupons, shipping, vatTreatment }: Pick<Cart, 'lines' | 'coupons' | 'shipping' | 'vatTreatment'>,
  { shippingVat }: Pick<ShopConfig, 'shippingVat'>,
): CartTotals => {
  const buckets = goodsBuckets(lines, coupons)
  let totalWeightGrams = 0
  let productsQuantity = 0
  for (const line of lines) {
    if (!isInCart(line)) continue
    totalWeightGrams += unitWeight(line) * line.quantity
    productsQuantity += line.quantity
  }
  addShipping(buckets, shipping, shippingVat)

  const totalVat: { readonly percentage: BasisPoints; readonly amount: Cents }[] = []
  let subtotalIncl = 0
  let subtotalExcl = 0
  let leftIncl = 0
  let leftExcl = 0
  let shippingIncl = 0
  let shippingExcl = 0
  for (const bucket of buckets) {
    subtotalIncl += bucket.goodsIncl
    subtotalExcl += bucket.goodsExcl
    leftIncl += bucket.leftIncl
    leftExcl += bucket.leftExcl
    shippingIncl += bucket.shippingIncl
    shippingExcl += bucket.shippingExcl
    const amount = bucket.leftIncl - bucket.leftExcl + bucket.shippingIncl - bucket.shippingExcl
    if (amount !== 0 || bucket.goodsIncl !== 0) totalVat.push({ percentage: bucket.rate, amount: amount as Cents })
  }
  const totals: CartTotals = {
    subtotalInclVat: subtotalIncl as Cents,
    subtotalExclVat: subtotalExcl as Cents,
    discountInclVat: (subtotalIncl - leftIncl) as Cents,
    discountExclVat: (subtotalExcl - leftExcl) as Cents,
    shippingInclVat: shippingIncl as Cents,
    shippingExclVat: shippingExcl as Cents,
    totalInclVat: (leftIncl + shippingIncl) as Cents,
    totalExclVat: (leftExcl + shippingExcl) as Cents,
    totalVat,
    totalWeightGrams,
    productsQuantity,
  }
  return vatTreatment === 'reverseCharged' ? withoutVat(totals) : totals
}

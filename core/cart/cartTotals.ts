import type { ShopConfig } from '../config/config.ts'
import { allocate } from '../money/allocate.ts'
import { round } from '../money/round.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import { onSide, unitSelling } from '../pricing/price.ts'
import type { Cart, CartTotals, Coupon, Shipping } from './cart.ts'
import { isInCart, unitWeight } from './cart.ts'

/** The goods of one VAT rate: what they cost, and what is left of it after coupons. Filled in while one cart is computed. */
interface Bucket {
  readonly rate: BasisPoints
  goodsIncl: number
  goodsExcl: number
  leftIncl: number
  leftExcl: number
  shippingIncl: number
  shippingExcl: number
}

/** The bucket of a rate, made in its place (highest rate first). A country has a handful of rates, so a walk is the fastest search. */
const bucketOf = (buckets: Bucket[], rate: BasisPoints): Bucket => {
  let index = 0
  for (; index < buckets.length; index++) {
    const bucket = buckets[index] as Bucket
    if (bucket.rate === rate) return bucket
    if (bucket.rate < rate) break
  }
  const made: Bucket = { rate, goodsIncl: 0, goodsExcl: 0, leftIncl: 0, leftExcl: 0, shippingIncl: 0, shippingExcl: 0 }
  // Moved up by hand: `splice` makes an array of what it takes out, even of nothing.
  for (let place = buckets.push(made) - 1; place > index; place--) buckets[place] = buckets[place - 1] as Bucket
  buckets[index] = made
  return made
}

/** Takes an amount incl. VAT off; what remains keeps 0 ≤ excl ≤ incl, so a bucket wholly taken gives up exactly its own excl. */
const take = (bucket: Bucket, incl: number): void => {
  const excl = bucket.leftExcl - onSide(incl as Cents, 'incl', 'excl', bucket.rate)
  bucket.leftIncl -= incl
  bucket.leftExcl = excl < 0 ? 0 : excl > bucket.leftIncl ? bucket.leftIncl : excl
}

const takePercentages = (buckets: readonly Bucket[], coupons: readonly Coupon[], subtotalIncl: number): void => {
  let percentage = 0
  for (const coupon of coupons) if (coupon.applies && coupon.type === 'percentage' && coupon.percentage > 0) percentage += coupon.percentage
  if (percentage === 0 || subtotalIncl === 0) return
  const amount = round(subtotalIncl, percentage < 10_000 ? percentage : 10_000, 10_000)
  const parts = allocate(
    amount,
    buckets.map((bucket) => bucket.goodsIncl),
  )
  buckets.forEach((bucket, index) => take(bucket, parts[index] ?? 0))
}

const takeAmounts = (buckets: readonly Bucket[], coupons: readonly Coupon[]): void => {
  let open = 0
  for (const coupon of coupons) if (coupon.applies && coupon.type === 'fixedAmount' && coupon.amount > 0) open += coupon.amount
  for (const bucket of buckets) {
    if (open === 0) return
    const part = open < bucket.leftIncl ? open : bucket.leftIncl
    take(bucket, part)
    open -= part
  }
}

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

/**
 * Totals of a cart (PRC-04, PRC-05), linear in its lines. The order of computation:
 *
 * 1. Every line that counts: selling price × quantity, the other side of VAT once per line (as in `lineTotals`); less the host's
 *    adjustments of the line, on both sides.
 * 2. Buckets by VAT rate, highest first; subtotal = the sum of the lines.
 * 3. Percentage coupons, added up to at most 100 %, off the subtotal; split over the buckets by what their goods cost incl. VAT.
 * 4. Fixed coupons, added up, off the highest rate first; what a bucket cannot bear passes to the next. Never more than the goods cost.
 * 5. Shipping, when there are goods: with the highest rate, or pro rata to the goods excl. VAT after coupons.
 * 6. Total = what is left of the goods + shipping, on both sides; VAT per rate is the difference.
 *
 * Total incl. − total excl. is the sum of the VAT amounts to the cent (PRC-06); nothing is negative; the order of lines and
 * coupons does not matter.
 * Exact while amounts stay under 2^53 cents. Coupons and shipping below 0, and coupons that do not apply, count as 0.
 */
export const cartTotals = (
  { lines, coupons, shipping }: Pick<Cart, 'lines' | 'coupons' | 'shipping'>,
  { shippingVat }: Pick<ShopConfig, 'shippingVat'>,
): CartTotals => {
  const buckets: Bucket[] = []
  let subtotalIncl = 0
  let subtotalExcl = 0
  let totalWeightGrams = 0
  let productsQuantity = 0
  for (const line of lines) {
    if (!isInCart(line)) continue
    const { side, vat } = line.price
    const total = (unitSelling(line.price, line.options) * line.quantity) as Cents
    let incl: number = onSide(total, side, 'incl', vat)
    let excl: number = onSide(total, side, 'excl', vat)
    for (const { inclVat, exclVat } of line.adjustments) {
      incl = Math.max(0, incl - inclVat)
      excl = Math.min(incl, Math.max(0, excl - exclVat))
    }
    const bucket = bucketOf(buckets, vat)
    bucket.goodsIncl = bucket.leftIncl += incl
    bucket.goodsExcl = bucket.leftExcl += excl
    subtotalIncl += incl
    subtotalExcl += excl
    totalWeightGrams += unitWeight(line) * line.quantity
    productsQuantity += line.quantity
  }

  takePercentages(buckets, coupons, subtotalIncl)
  takeAmounts(buckets, coupons)
  addShipping(buckets, shipping, shippingVat)

  const totalVat: { readonly percentage: BasisPoints; readonly amount: Cents }[] = []
  let leftIncl = 0
  let leftExcl = 0
  let shippingIncl = 0
  let shippingExcl = 0
  for (const bucket of buckets) {
    leftIncl += bucket.leftIncl
    leftExcl += bucket.leftExcl
    shippingIncl += bucket.shippingIncl
    shippingExcl += bucket.shippingExcl
    const amount = bucket.leftIncl - bucket.leftExcl + bucket.shippingIncl - bucket.shippingExcl
    if (amount !== 0 || bucket.goodsIncl !== 0) totalVat.push({ percentage: bucket.rate, amount: amount as Cents })
  }
  return {
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
}

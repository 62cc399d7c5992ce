import { allocate } from '../money/allocate.ts'
import { round } from '../money/round.ts'
import type { BasisPoints, Cents } from '../money/units.ts'
import { onSide, unitSelling } from '../pricing/price.ts'
import { priceAt } from '../pricing/volumePrice.ts'
import type { Cart, Coupon } from './cart.ts'
import { isInCart, isQuoted } from './cart.ts'

/** The goods of one VAT rate: what they cost, and what is left of it after coupons. Filled in while one cart is computed. */
export interface Bucket {
  readonly rate: BasisPoints
  goodsIncl: number
  goodsExcl: number
  /** The part of the goods that is made to measure. */
  customIncl: number
  customExcl: number
  /** The part of the goods that percentage coupons count: all but quoted lines. */
  reducibleIncl: number
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
  const made: Bucket = {
    rate,
    goodsIncl: 0,
    goodsExcl: 0,
    customIncl: 0,
    customExcl: 0,
    reducibleIncl: 0,
    leftIncl: 0,
    leftExcl: 0,
    shippingIncl: 0,
    shippingExcl: 0,
  }
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

const takePercentages = (buckets: readonly Bucket[], coupons: readonly Coupon[], reducibleIncl: number): void => {
  let percentage = 0
  for (const coupon of coupons) if (coupon.applies && coupon.type === 'percentage' && coupon.percentage > 0) percentage += coupon.percentage
  if (percentage === 0 || reducibleIncl === 0) return
  const amount = round(reducibleIncl, percentage < 10_000 ? percentage : 10_000, 10_000)
  const parts = allocate(
    amount,
    buckets.map((bucket) => bucket.reducibleIncl),
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

/** What goods cost incl. VAT before coupons, whether or not VAT is charged: free delivery begins at such an amount. */
export const goodsInclVat = (lines: Cart['lines']): Cents =>
  goodsBuckets(lines, []).reduce((sum, { goodsIncl }) => sum + goodsIncl, 0) as Cents

/** The goods of a cart by VAT rate, highest first, before and after its coupons; shipping is still 0 (steps 1 to 4 of `cartTotals`). */
export const goodsBuckets = (lines: Cart['lines'], coupons: Cart['coupons']): Bucket[] => {
  const buckets: Bucket[] = []
  let reducibleIncl = 0
  for (const line of lines) {
    if (!isInCart(line)) continue
    const { side, vat } = line.price
    const total = (unitSelling(priceAt(line.price, line.quantity), line.options) * line.quantity) as Cents
    let incl: number = onSide(total, side, 'incl', vat)
    let excl: number = onSide(total, side, 'excl', vat)
    for (const { inclVat, exclVat } of line.adjustments) {
      incl = Math.max(0, incl - inclVat)
      excl = Math.min(incl, Math.max(0, excl - exclVat))
    }
    const bucket = bucketOf(buckets, vat)
    bucket.goodsIncl = bucket.leftIncl += incl
    bucket.goodsExcl = bucket.leftExcl += excl
    if (line.options.some(({ custom }) => custom !== null)) {
      bucket.customIncl += incl
      bucket.customExcl += excl
    }
    if (isQuoted(line)) continue
    bucket.reducibleIncl += incl
    reducibleIncl += incl
  }
  takePercentages(buckets, coupons, reducibleIncl)
  takeAmounts(buckets, coupons)
  return buckets
}

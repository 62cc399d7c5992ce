import { cartTotals } from '../../core/cart/index.ts'
import type { Cart } from '../../core/cart/index.ts'
import { cartOfLines } from './cartOfLines.ts'
import { rounded } from './figure.ts'
import type { Figure } from './figure.ts'
import { microseconds } from './microseconds.ts'
import { loadPeers } from './peers.ts'

/** The minimum: sums of the lines per VAT rate, in whole numbers, without discounts, coupons, shipping or VAT. */
const bareSums = ({ lines }: Cart): readonly number[] => {
  const rates: number[] = []
  const sums: number[] = []
  for (const { price, quantity } of lines) {
    let place = rates.indexOf(price.vat)
    if (place === -1) {
      place = rates.push(price.vat) - 1
      sums.push(0)
    }
    sums[place] = (sums[place] ?? 0) + price.base * quantity
  }
  return sums
}

/** Totals of carts with three rates, discounts, two coupons and shipping, beside other libraries in the same run. */
export const benchTotals = async (): Promise<readonly Figure[]> => {
  const peers = await loadPeers()
  const figures: Figure[] = []
  const perLine: number[] = []
  for (const lines of [10, 100, 1000, 10_000]) {
    const cart = cartOfLines(lines)
    const compute = (): { readonly totalInclVat: number } => cartTotals(cart, { shippingVat: 'highest-rate' })
    const ours = microseconds(compute, () => cart)
    const bare = microseconds(bareSums, () => cart)
    perLine.push((ours * 1000) / lines)
    figures.push({ what: `cart totals, ${lines} lines`, value: rounded(ours, 2), unit: 'µs' })
    figures.push({ what: '  bare sums of whole numbers', value: rounded(bare, 2), unit: 'µs' })
    figures.push({
      what: '  ours as a multiple of bare sums',
      value: rounded(ours / bare),
      unit: '×',
      ...(lines === 10 ? { target: '15 or less' } : {}),
    })
    for (const { name, target, prepare, total } of peers) {
      const off = Math.abs(total(prepare(cart)) - compute().totalInclVat)
      // The libraries round at different steps; a difference of more than a cent per line would be an error.
      if (off > lines) throw new Error(`${name} computes another sum for ${lines} lines: ${off} cents apart.`)
      const theirs = microseconds(total, () => prepare(cart))
      figures.push({ what: `  ${name}`, value: rounded(theirs, 2), unit: 'µs' })
      figures.push({ what: `  ${name} as a multiple of ours`, value: rounded(theirs / ours), unit: '×', target })
    }
  }
  figures.push({
    what: 'cart totals, time a line at 10 000 lines against 1 000',
    value: rounded((perLine[3] ?? 0) / (perLine[2] ?? 1), 2),
    unit: '×',
    target: 'about 1: linear',
  })
  return figures
}

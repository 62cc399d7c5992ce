import type { Backend } from '../answers/Backend.ts'
import { hasDeposit } from '../catalogue/hasDeposit.ts'
import { depositShare, onDeliveryOf } from '../pricing/deposit.ts'
import type { PricedCart } from './pricedCart.ts'

/** Whole cents that are due with the order: everything that is not due on delivery. */
export const upfront = (backend: Backend, { lines, coupons, vatTreatment, totals }: PricedCart): number => {
  if (!hasDeposit(backend)) return totals.totalInclVat
  const priced = lines.map(({ totals: line, price, stored, options, isQuoted }) => ({
    totals: line,
    vat: price.vat,
    quantity: stored.quantity,
    isQuoted,
    isCustom: options.some(({ custom }) => custom !== null),
  }))
  const discounts = coupons.filter(({ applicable }) => applicable).map(({ discount }) => discount)
  return totals.totalInclVat - onDeliveryOf(priced, discounts, depositShare, vatTreatment === 'reverseCharged' ? 'excl' : 'incl')
}

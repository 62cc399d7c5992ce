import type { ShopConfig } from '../config/config.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { Cart, CartTotals } from './cart.ts'
import { cartTotals } from './cartTotals.ts'

/** Compares amounts and VAT, but not the weight. */
const costTheSame = (one: CartTotals, other: CartTotals): boolean => {
  const figures = ({ totalVat, totalWeightGrams: _weight, ...amounts }: CartTotals): string =>
    JSON.stringify([
      Object.entries(amounts).toSorted(([left], [right]) => (left < right ? -1 : 1)),
      totalVat.map(({ percentage, amount }) => [percentage, amount]),
    ])
  return figures(one) === figures(other)
}

/**
 * A cart's totals: the backend's, because it charges them; the core's own calculation while cart tasks are pending or the backend sent none.
 * A difference between the two is logged, once per response.
 */
export const createDisplayedTotals = (
  terms: () => Pick<ShopConfig, 'shippingVat'>,
  logger: Pick<LoggerPort, 'warn'>,
): ((cart: Cart, pending: number) => CartTotals) => {
  let reported: CartTotals | null = null
  return (cart, pending) => {
    const own = cartTotals(cart, terms())
    const { totals } = cart
    if (totals === null || pending > 0) return own
    if (totals !== reported && !costTheSame(totals, own)) {
      reported = totals
      logger.warn('Totals of the backend differ from those of the shop', { backend: totals, shop: own })
    }
    return totals
  }
}

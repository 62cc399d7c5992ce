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
 * What a cart costs: the figures of the backend, who charges them; while tasks are in progress, or where the backend does not say, what it will
 * charge by our own rules. A difference between the backend's totals and the shop's is logged, once for each cart it sends.
 */
export const createDisplayedTotals = (
  terms: () => Pick<ShopConfig, 'shippingVat'>,
  logger: Pick<LoggerPort, 'warn'>,
): ((cart: Cart, pending: number) => CartTotals) => {
  let outcomeUnknown: CartTotals | null = null
  return (cart, pending) => {
    const own = cartTotals(cart, terms())
    const { totals } = cart
    if (totals === null || pending > 0) return own
    if (totals !== outcomeUnknown && !costTheSame(totals, own)) {
      outcomeUnknown = totals
      logger.warn('Totals of the backend differ from those of the shop', { backend: totals, shop: own })
    }
    return totals
  }
}

import type { ShopConfig } from '../config/config.ts'
import type { LoggerPort } from '../ports/LoggerPort.ts'
import type { Cart, CartTotals } from './cart.ts'
import { cartTotals } from './cartTotals.ts'

/** What is charged and of which kind; the weight is nobody's money. */
const costTheSame = (one: CartTotals, other: CartTotals): boolean => {
  const figures = ({ totalVat, totalWeightGrams: _weight, ...amounts }: CartTotals): string =>
    JSON.stringify([
      Object.entries(amounts).toSorted(([left], [right]) => (left < right ? -1 : 1)),
      totalVat.map(({ percentage, amount }) => [percentage, amount]),
    ])
  return figures(one) === figures(other)
}

/**
 * What a cart costs: the figures of the host, who charges them; while wishes are under way, or where the host does not say, what it will
 * charge by our own rules. A host that charges something else than we compute is told to the log, once for each cart it sends.
 */
export const makeChargedTotals = (
  terms: () => Pick<ShopConfig, 'shippingVat'>,
  logger: Pick<LoggerPort, 'warn'>,
): ((cart: Cart, pending: number) => CartTotals) => {
  let doubted: CartTotals | null = null
  return (cart, pending) => {
    const own = cartTotals(cart, terms())
    const { totals } = cart
    if (totals === null || pending > 0) return own
    if (totals !== doubted && !costTheSame(totals, own)) {
      doubted = totals
      logger.warn('The host charges something else than the shop computes', { host: totals, shop: own })
    }
    return totals
  }
}

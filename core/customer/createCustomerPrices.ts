import { createLinePrices } from '../cart/createLinePrices.ts'
import type { LinePricesDeps } from '../cart/createLinePrices.ts'
import { createOwnPrices } from '../catalogue/createOwnPrices.ts'
import type { OwnPrices, OwnPricesDeps } from '../catalogue/createOwnPrices.ts'

/** The customer's prices, on pages and in the cart (CAT-13, PRD-10, CRT-14). */
export interface CustomerPrices extends OwnPrices {
  readonly refreshLines: () => Promise<void>
}

/** Wires the customer's prices. */
export const createCustomerPrices = (parts: OwnPricesDeps & LinePricesDeps): CustomerPrices => {
  const refresh = createLinePrices(parts)
  return {
    ...createOwnPrices(parts),
    // Not awaited: when the visitor leaves first, prices stay as they are.
    refreshLines: () => refresh().catch(() => undefined),
  }
}

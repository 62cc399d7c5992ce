import { makeLinePrices } from './cart/makeLinePrices.ts'
import type { LinePricesParts } from './cart/makeLinePrices.ts'
import { makeOwnPrices } from './catalogue/makeOwnPrices.ts'
import type { OwnPrices, OwnPricesParts } from './catalogue/makeOwnPrices.ts'

/** What a customer pays, on pages and in the cart; the program comes with the first customer (CAT-13, PRD-10, CRT-14). */
export interface CustomerPrices extends OwnPrices {
  readonly refreshLines: () => Promise<void>
}

export const makeCustomerPrices = (parts: OwnPricesParts & LinePricesParts): CustomerPrices => {
  const refresh = makeLinePrices(parts)
  return {
    ...makeOwnPrices(parts),
    // Nobody waits for it: when the visit is over first, prices stay as they are.
    refreshLines: () => refresh().catch(() => undefined),
  }
}

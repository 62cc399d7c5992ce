import { makeLinePrices } from './cart/makeLinePrices.ts'
import type { LinePricesParts } from './cart/makeLinePrices.ts'
import { makeOwnPrices } from './catalogue/makeOwnPrices.ts'
import type { OwnPrices, OwnPricesParts } from './catalogue/makeOwnPrices.ts'

/** What a customer pays, on pages and in the cart; the program comes with the first customer (CAT-13, PRD-10, CRT-14). */
export interface CustomerPrices extends OwnPrices {
  readonly refreshLines: () => Promise<void>
}

export const makeCustomerPrices = (parts: OwnPricesParts & LinePricesParts): CustomerPrices => ({
  ...makeOwnPrices(parts),
  refreshLines: makeLinePrices(parts),
})

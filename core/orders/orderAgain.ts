import type { CartLine } from '../cart/cart.ts'
import { newLine } from '../cart/newLine.ts'
import type { SelectedOption } from '../catalogue/options.ts'
import type { Product } from '../catalogue/product.ts'
import { onSide, unitSelling } from '../pricing/price.ts'
import { priceAt } from '../pricing/volumePrice.ts'
import type { OrderLine } from './order.ts'

/** The result of a reorder: number of added lines, and titles of unavailable lines and lines with another price. */
export interface ReorderSummary {
  readonly added: number
  readonly gone: readonly string[]
  readonly changed: readonly string[]
}

/** The result for a reordered line: 'gone' is no longer sold, or not with these options; 'changed' has another price. */
export type AgainLine = { readonly type: 'gone' } | { readonly type: 'same' | 'changed'; readonly line: CartLine }

const selectionOf = ({ options }: Pick<OrderLine, 'options'>): readonly SelectedOption[] =>
  options.map(({ groupId, itemId, custom }) => ({ groupId, itemId, ...(custom === null ? {} : { custom }) }))

/** Price per piece incl. VAT. */
const pieceOf = ({ price, options, quantity }: Pick<CartLine, 'price' | 'options' | 'quantity'>): number =>
  onSide(unitSelling(priceAt(price, quantity), options), price.side, 'incl', price.vat)

/**
 * An ordered line as it can be bought now (ACC-03): the product of today with the options of then.
 * @param product as it is sold now; null when it is not
 */
export const orderAgain = (ordered: OrderLine, product: Product | null): AgainLine => {
  if (product === null || product.stock === 0) return { type: 'gone' }
  const made = newLine(product, selectionOf(ordered))
  if (!made.ok) return { type: 'gone' }
  const line = { ...made.value, quantity: ordered.quantity }
  return { type: pieceOf(line) === pieceOf(ordered) ? 'same' : 'changed', line }
}

import type { Cents } from '../money/units.ts'
import { onSide, unitBase, unitSelling } from '../pricing/price.ts'
import type { Price } from '../pricing/price.ts'
import { euros } from './event.ts'
import type { AnalyticsItem } from './event.ts'

/** One piece with what was chosen of it. */
export interface Piece {
  readonly productId: number
  readonly title: string
  readonly price: Price
  readonly options: readonly { readonly price: Price | null }[]
  readonly quantity: number
}

/** A piece as analytics knows it: its price and discount with its options, in euros including VAT (ANA-02). */
export const analyticsItem = ({ productId, title, price, options, quantity }: Piece, index: number): AnalyticsItem => {
  const inclVat = (amount: Cents): Cents => onSide(amount, price.side, 'incl', price.vat)
  const selling = inclVat(unitSelling(price, options))
  return {
    item_id: String(productId),
    // The tag loses a longer text as a whole.
    item_name: title.slice(0, 100),
    discount: euros((inclVat(unitBase(price, options)) - selling) as Cents),
    index,
    price: euros(selling),
    quantity,
  }
}

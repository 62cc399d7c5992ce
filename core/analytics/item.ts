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

/** Longest text that the tag keeps, in characters: a longer one is lost as a whole. */
const longest = 100

/** A text as the tag takes it. */
export const tagText = (text: string): string => Array.from(text).slice(0, longest).join('')

/** A piece as analytics knows it: its price and discount with its options, in euros including VAT (ANA-02). */
export const analyticsItem = ({ productId, title, price, options, quantity }: Piece, index: number): AnalyticsItem => {
  const inclVat = (amount: Cents): Cents => onSide(amount, price.side, 'incl', price.vat)
  const selling = inclVat(unitSelling(price, options))
  return {
    item_id: String(productId),
    item_name: tagText(title),
    discount: euros((inclVat(unitBase(price, options)) - selling) as Cents),
    index,
    price: euros(selling),
    quantity,
  }
}

import type { Price } from '../pricing/price.ts'
import { shownPrice } from '../pricing/shownPrice.ts'
import { priceAt } from '../pricing/volumePrice.ts'
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

/** A piece as analytics knows it: its price and the discount that is shown for it, with its options, in euros including VAT (ANA-02, PRC-08). */
export const analyticsItem = ({ productId, title, price, options, quantity }: Piece, index: number): AnalyticsItem => {
  const { selling, saved } = shownPrice(priceAt(price, quantity), options, { exclVat: false })
  return {
    item_id: String(productId),
    // The tag loses a longer text as a whole.
    item_name: title.slice(0, 100),
    discount: euros(saved),
    index,
    price: euros(selling),
    quantity,
  }
}

import type { Cart, CartLine } from './cart.ts'

/** Whether a line has no price: its quote has expired, and its product has none of its own. It can't be ordered. */
export const hasNoPrice = ({ quote, price }: Pick<CartLine, 'quote' | 'price'>): boolean => quote?.isExpired === true && price.base === 0

/** Whether nothing in a cart has a price, so that there are no sums. */
export const isUnpriced = (lines: Cart['lines']): boolean => lines.length > 0 && lines.every(hasNoPrice)

import type { CartLine } from './cart.ts'

/** Whether a line counts: a whole quantity of 1 or more. Removed lines (0) and quantities that are no number do not. */
export const isInCart = ({ quantity }: Pick<CartLine, 'quantity'>): boolean => quantity > 0 && Number.isSafeInteger(quantity)

import type { CartState } from './cartStore.ts'

/** Whether the cart could not be read and nothing of it is known: it is not an empty one, and no page says a number (CRT-07). */
export const isUnread = ({ status, cart }: Pick<CartState, 'status' | 'cart'>): boolean => status === 'failed' && cart.lines.length === 0

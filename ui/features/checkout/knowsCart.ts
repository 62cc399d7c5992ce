import type { Shop } from '@thuishaven/core'
import type { PageResponse } from '../../framework/router/route.ts'

/** Whether the cart is known; loads it first if needed. A cart that failed to load is not an empty one. */
export const knowsCart = async ({ cart }: Shop): Promise<boolean> => {
  if (cart.getSnapshot().status !== 'ready') await cart.load()
  return cart.getSnapshot().status === 'ready'
}

/** The page without a loaded cart: `CheckoutFrame` reports it and offers a retry. */
export const unknownCartPage = (title: string): PageResponse => ({ kind: 'page', head: { title, noindex: true }, status: 503 })

import type { Shop } from '@thuishaven/core'
import type { PageResponse } from '../../framework/router/route.ts'

/** Whether the cart is known; loads it first if needed. A cart that failed to load is not an empty one. */
export const knowsCart = async ({ cart }: Shop): Promise<boolean> => {
  if (cart.getSnapshot().status !== 'ready') await cart.load()
  return cart.getSnapshot().status === 'ready'
}

/** The page in its place with nothing to order known yet: `CheckoutFrame` says so and offers to try again. */
export const unknownCartPage = (title: string): PageResponse => ({ kind: 'page', head: { title, noindex: true }, status: 503 })

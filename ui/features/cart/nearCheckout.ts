import type { CartStore } from '@thuishaven/core/cart'
import type { Panels } from '../../framework/panels/createPanels.ts'
import { isCartPanel } from './isCartPanel.ts'

/** Milliseconds for which the cart is looked at before its shopper counts as on the way to the checkout. */
const looksFor = 1_500

/**
 * Resolves when the shopper has looked at a filled cart that the backend has confirmed: an add, which opens the cart, has nothing else fetched
 * beside it.
 */
export const nearCheckout = (panels: Panels, cart: Pick<CartStore, 'getSnapshot' | 'subscribe'>): Promise<void> =>
  new Promise((resolve) => {
    let looking: ReturnType<typeof setTimeout> | undefined
    const look = (): void => {
      clearTimeout(looking)
      const { cart: confirmed, pending } = cart.getSnapshot()
      if (isCartPanel(panels.getSnapshot().open) && confirmed.lines.length > 0 && pending === 0) looking = setTimeout(end, looksFor)
    }
    const stops = [panels.subscribe(look), cart.subscribe(look)]
    const end = (): void => {
      for (const stop of stops) stop()
      resolve()
    }
    look()
  })

import { lazy } from '@thuishaven/core'
import type { CartStore } from '@thuishaven/core/cart'
import type { Panels, PanelsOptions } from '../../framework/panels/createPanels.ts'
import type { OutletPanelRow } from '../../framework/panels/PanelRow.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'
import { isCartPanel } from './isCartPanel.ts'

export const cartPanels = lazy(withMessages(() => import('./cart.panel.ts')))

export const cartPanelRow: OutletPanelRow = {
  names: ['cart', 'discountCoupons'],
  module: cartPanels,
  source: 'ui/features/cart/cart.panel.ts',
  // Beside a page that shows the cart itself a second one is of no use.
  isPreloaded: ({ layout }) => layout !== 'checkout',
  isPremounted: true,
}

/** Milliseconds after which a panel counts as seen. */
const seenAfter = 1_500

/** Reports that the cart is viewed (PNL-04), and keeps it open until the shopper can have seen the merge, which is shown once (CRT-13). */
export const cartPanelCallbacks = (cart: Pick<CartStore, 'getSnapshot' | 'cartOpened' | 'cartClosed'>): PanelsOptions => ({
  onChange: (open, before) => {
    if (isCartPanel(before)) cart.cartClosed()
    if (isCartPanel(open)) cart.cartOpened()
  },
  mayLeave: (name, openFor) => name !== 'cart' || !cart.getSnapshot().cart.isMerged || openFor >= seenAfter,
})

/** Opens the cart when it was merged with the account's, now or later (CRT-13); the result ends it. */
export const openMergedCart = ({ getSnapshot, subscribe }: Pick<CartStore, 'getSnapshot' | 'subscribe'>, panels: Panels): (() => void) => {
  const look = (): void => {
    if (getSnapshot().cart.isMerged) panels.open('cart')
  }
  const end = subscribe(look)
  look()
  return end
}

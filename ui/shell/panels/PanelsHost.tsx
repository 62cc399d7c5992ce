import { useEffect, useState } from 'react'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { loadedCartPanels, preloadCartPanel } from './cartPanel.ts'
import type { CartPanels } from './cartPanel.ts'
import { MobileMenu } from './MobileMenu.tsx'

/** Mounts the open panel; a panel's code travels at its first use, or before when the browser has nothing to do. */
export const PanelsHost = () => {
  const { panels } = useShop()
  const { open, closing } = useStore(panels)
  const shown = open ?? closing
  const [ofCart, setOfCart] = useState<CartPanels | null>(loadedCartPanels)
  useEffect(() => {
    const load = () => void preloadCartPanel().then(setOfCart)
    if (shown === 'cart' || shown === 'discountCoupons') {
      load()
      return
    }
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 4000 }) : null
    return () => {
      if (idle !== null) cancelIdleCallback(idle)
    }
  }, [shown])
  if (shown === 'cart' && ofCart !== null) return <ofCart.CartPanel />
  if (shown === 'discountCoupons' && ofCart !== null) return <ofCart.CouponsPanel />
  if (shown === 'mobileNavigationPanel') return <MobileMenu />
  return null
}

import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { loadedCartPanel, preloadCartPanel } from './cartPanel.ts'
import { MobileMenu } from './MobileMenu.tsx'

/** Mounts the open panel; a panel's code travels at its first use, or before when the browser has nothing to do. */
export const PanelsHost = () => {
  const { panels } = useShop()
  const { open, closing } = useStore(panels)
  const shown = open ?? closing
  const [Cart, setCart] = useState<ComponentType | null>(loadedCartPanel)
  useEffect(() => {
    const load = () => void preloadCartPanel().then((component) => setCart(() => component))
    if (shown === 'cart') {
      load()
      return
    }
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: 4000 }) : null
    return () => {
      if (idle !== null) cancelIdleCallback(idle)
    }
  }, [shown])
  if (shown === 'cart' && Cart !== null) return <Cart />
  if (shown === 'mobileNavigationPanel') return <MobileMenu />
  return null
}

import { useEffect, useState } from 'react'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useLogFault } from '../errors/useLogFault.ts'
import { loadCartPanel, loadedCartPanels, preloadCartPanel } from './cartPanel.ts'
import type { CartPanels } from './cartPanel.ts'
import { MobileMenu } from './MobileMenu.tsx'

/** Closes a panel that could not be shown, and says so; the page under it stays as it is. */
const PanelFailed = () => {
  const { panels, toasts } = useShop()
  const { text } = useText()
  const sentence = text('error.panelFailed')
  useEffect(() => {
    panels.close()
    toasts.show({ type: 'is-error', message: { text: sentence } })
  }, [panels, toasts, sentence])
  return null
}

const OfCart = ({ shown }: { readonly shown: 'cart' | 'discountCoupons' }) => {
  const [panels, setPanels] = useState<CartPanels | 'missing' | null>(loadedCartPanels)
  useEffect(() => {
    loadCartPanel().then(setPanels, () => setPanels('missing'))
  }, [])
  if (panels === null) return null
  if (panels === 'missing') return <PanelFailed />
  return shown === 'cart' ? <panels.CartPanel /> : <panels.CouponsPanel />
}

/** Mounts the open panel; a panel's code travels at its first use, or before when the browser has nothing to do. */
export const PanelsHost = () => {
  const { panels } = useShop()
  const logFault = useLogFault()
  const { open, closing } = useStore(panels)
  const shown = open ?? closing
  useEffect(() => {
    const idle = 'requestIdleCallback' in window ? requestIdleCallback(preloadCartPanel, { timeout: 4000 }) : null
    return () => {
      if (idle !== null) cancelIdleCallback(idle)
    }
  }, [])
  return (
    <ErrorBoundary resetKey={shown} onFault={logFault} fallback={PanelFailed}>
      {shown === 'cart' || shown === 'discountCoupons' ? <OfCart shown={shown} /> : null}
      {shown === 'mobileNavigationPanel' ? <MobileMenu /> : null}
    </ErrorBoundary>
  )
}

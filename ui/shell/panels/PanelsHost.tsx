import { Activity, useEffect, useState } from 'react'
import { useShop, useStore } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useLogFault } from '../errors/useLogFault.ts'
import { useShopLocation } from '../location/LocationContext.ts'
import { cartPanels, menuPanel, searchPanel } from './laterPanels.ts'
import type { LaterPanels } from './laterPanels.ts'
import { usePanels } from './PanelsContext.ts'

/** Closes a panel that could not be shown, and says so; the page under it stays as it is. */
const PanelFailed = () => {
  const { toasts } = useShop()
  const panels = usePanels()
  const { text } = useText()
  const sentence = text('error.panelFailed')
  useEffect(() => {
    panels.close()
    toasts.show({ type: 'error', message: { text: sentence } })
  }, [panels, toasts, sentence])
  return null
}

/** The panels as soon as they are wanted and there; 'missing' when their file did not come. */
const useLater = <Panels,>(later: LaterPanels<Panels>, wanted: boolean): Panels | 'missing' | null => {
  const [panels, setPanels] = useState<Panels | 'missing' | null>(later.loaded)
  useEffect(() => {
    if (wanted) later.load().then(setPanels, () => setPanels('missing'))
  }, [later, wanted])
  return panels === 'missing' && !wanted ? null : panels
}

/** Whether the browser has had nothing to do since the page became alive. */
const useIdle = (): boolean => {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: 4000 })
    return () => cancelIdleCallback(waiting)
  }, [])
  return idle
}

/** Shows the open panel. The cart is made ready out of sight when the browser has time, so that its click has little left to do. */
export const PanelsHost = () => {
  const panels = usePanels()
  useEffect(() => panels.watchCart(), [panels])
  const { current } = useShopLocation()
  const logFault = useLogFault()
  const { open, closing } = useStore(panels)
  const shown = open ?? closing
  const idle = useIdle()
  // Beside a page that shows the cart itself a second one is of no use.
  const ahead = idle && current.layout !== 'checkout'
  const ofCart = useLater(cartPanels, ahead || shown === 'cart' || shown === 'discountCoupons')
  const menu = useLater(menuPanel, idle || shown === 'mobileNavigationPanel')
  const search = useLater(searchPanel, shown === 'search')
  const cart = ofCart === 'missing' ? null : ofCart
  const missing =
    (ofCart === 'missing' && (shown === 'cart' || shown === 'discountCoupons')) ||
    (menu === 'missing' && shown === 'mobileNavigationPanel') ||
    (search === 'missing' && shown === 'search')
  return (
    <ErrorBoundary resetKey={shown} onFault={logFault} fallback={PanelFailed}>
      {missing ? <PanelFailed /> : null}
      {cart !== null && (shown === 'cart' || ahead) ? (
        <Activity mode={shown === 'cart' ? 'visible' : 'hidden'}>
          <cart.CartPanel />
        </Activity>
      ) : null}
      {cart !== null && shown === 'discountCoupons' ? <cart.CouponsPanel /> : null}
      {menu !== null && menu !== 'missing' && shown === 'mobileNavigationPanel' ? <menu.MobileMenu /> : null}
      {search !== null && search !== 'missing' && shown === 'search' ? <search.SearchPanel /> : null}
    </ErrorBoundary>
  )
}

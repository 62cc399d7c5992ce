import { Activity, useEffect } from 'react'
import { useStore } from '../../bindings/useStore.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { useReportError } from '../errors/useReportError.ts'
import { useShopLocation } from '../location/RouterContext.ts'
import { useIdle } from '../useIdle.ts'
import { cartPanels, consentPanel, contactWidget, customerPanels, languageOffer, menuPanel, searchPanel } from './lazyPanels.ts'
import { isCartPanel } from './createPanels.ts'
import { PanelFailed } from './PanelFailed.tsx'
import { usePanels } from './PanelsContext.ts'
import { useLazy } from './useLazy.ts'

/** Shows the open panel. The cart is made ready out of sight when the browser has time, so that its click has little left to do. */
export const PanelOutlet = () => {
  const panels = usePanels()
  useEffect(() => panels.watchCart(), [panels])
  const { current } = useShopLocation()
  const {
    contactWidget: { enabled: contactOn },
  } = useConfig()
  const reportError = useReportError()
  const { open, closing } = useStore(panels)
  const shown = open ?? closing
  const idle = useIdle()
  // Beside a page that shows the cart itself a second one is of no use.
  const ahead = idle && current.layout !== 'checkout'
  const ofCart = useLazy(cartPanels, isCartPanel(shown), ahead)
  const menu = useLazy(menuPanel, shown === 'mobileNavigationPanel', idle)
  const search = useLazy(searchPanel, shown === 'search')
  const offer = useLazy(languageOffer, false, idle)
  const isOfCustomer = shown === 'account' || shown === 'addresses' || shown === 'paymentOrder'
  const ofCustomer = useLazy(customerPanels, isOfCustomer)
  const contact = useLazy(contactWidget, false, ahead && contactOn)
  const consent = useLazy(consentPanel, shown === 'cookieWall')
  const cart = ofCart === 'missing' ? null : ofCart
  const missing = [ofCart, menu, search, ofCustomer, consent].some((panels) => panels === 'missing')
  return (
    <ErrorBoundary resetKey={shown} onError={reportError} fallback={PanelFailed}>
      {missing ? <PanelFailed isMissing /> : null}
      {contact !== null && contact !== 'missing' && ahead ? <contact.ContactWidget /> : null}
      {cart !== null && (isCartPanel(shown) || ahead) ? (
        <Activity mode={isCartPanel(shown) ? 'visible' : 'hidden'}>
          <cart.CartPanel />
        </Activity>
      ) : null}
      {menu !== null && menu !== 'missing' && shown === 'mobileNavigationPanel' ? <menu.MobileMenu /> : null}
      {offer !== null && offer !== 'missing' ? <offer.LanguageOffer /> : null}
      {search !== null && search !== 'missing' && shown === 'search' ? <search.SearchPanel /> : null}
      {ofCustomer !== null && ofCustomer !== 'missing' && isOfCustomer ? <ofCustomer.CustomerPanel name={shown} /> : null}
      {consent !== null && consent !== 'missing' && shown === 'cookieWall' ? <consent.CookieWall /> : null}
    </ErrorBoundary>
  )
}

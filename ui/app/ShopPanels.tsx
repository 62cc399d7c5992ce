import { useEffect } from 'react'
import { useShop, useConfig, useReportError } from '../features/shop/index.ts'
import { openMergedCart } from '../features/cart/index.ts'
import { contactWidget } from '../features/contact/index.ts'
import { useShopLocation } from '../framework/router/RouterContext.ts'
import { PanelOutlet } from '../framework/panels/PanelOutlet.tsx'
import { usePanels } from '../framework/panels/PanelsContext.ts'
import { useLazy } from '../framework/panels/useLazy.ts'
import { outletPanels } from './panelTable.ts'
import { savesData } from '../framework/hydration/savesData.ts'
import { useIdle } from '../framework/hydration/useIdle.ts'
import { languageOffer } from '../features/language/index.ts'

/** The shop's panels, and other parts that load when the browser is idle. */
export const ShopPanels = () => {
  const { cart, search } = useShop()
  const panels = usePanels()
  useEffect(() => openMergedCart(cart, panels), [cart, panels])
  const isIdle = useIdle()
  const { layout } = useShopLocation().current
  const { enabled } = useConfig().contactWidget
  // Its panel is drawn ahead, which needs what the panel shows.
  useLazy(search, false, isIdle && !savesData())
  const offer = useLazy(languageOffer, false, isIdle)
  const showsContact = isIdle && layout !== 'checkout'
  const contact = useLazy(contactWidget, false, showsContact && enabled)
  return (
    <PanelOutlet rows={outletPanels} isIdle={isIdle} onError={useReportError()}>
      {contact !== null && contact !== 'missing' && showsContact ? <contact.ContactWidget /> : null}
      {offer !== null && offer !== 'missing' ? <offer.LanguageOffer /> : null}
    </PanelOutlet>
  )
}

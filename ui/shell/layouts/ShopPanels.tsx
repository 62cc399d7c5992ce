import { useEffect } from 'react'
import { useShop } from '../../bindings/ShopContext.ts'
import { useConfig } from '../../bindings/useConfig.ts'
import { openMergedCart } from '../../pages/cart/cartPanels.ts'
import { contactWidget } from '../contact/lazyContactWidget.ts'
import { useReportError } from '../errors/useReportError.ts'
import { useShopLocation } from '../location/RouterContext.ts'
import { PanelOutlet } from '../panels/PanelOutlet.tsx'
import { usePanels } from '../panels/PanelsContext.ts'
import { useLazy } from '../panels/useLazy.ts'
import { outletPanels } from '../panelTable.ts'
import { useIdle } from '../useIdle.ts'
import { languageOffer } from './lazyLanguageOffer.ts'

/** The shop's panels, and what comes beside them when the browser is idle, because nobody waits for it. */
export const ShopPanels = () => {
  const { cart } = useShop()
  const panels = usePanels()
  useEffect(() => openMergedCart(cart, panels), [cart, panels])
  const isIdle = useIdle()
  const { layout } = useShopLocation().current
  const { enabled } = useConfig().contactWidget
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

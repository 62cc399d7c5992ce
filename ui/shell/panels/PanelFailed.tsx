import { useEffect } from 'react'
import { useShop } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import { usePanels } from './PanelsContext.ts'

/** Closes a panel that could not be shown, and says so; the page under it stays as it is. */
export const PanelFailed = () => {
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

import { useCallback, useState } from 'react'
import { useShop, pathTo } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useLocation } from '../../framework/router/useLocation.ts'

/** Signs out and leads to the login (SES-04); pressed twice it does so once. */
export const useLogout = (): { readonly leaving: boolean; readonly logout: () => Promise<void> } => {
  const { cart, locale, session, toasts, wishlist } = useShop()
  const { text } = useMessages()
  const [, navigate] = useLocation()
  const [leaving, setLeaving] = useState(false)
  const logout = useCallback(async () => {
    if (leaving) return
    setLeaving(true)
    // Unsaved changes are lost at logout: they are retried once, and the shopper is notified of those that cannot be saved.
    cart.retry()
    await cart.settled()
    const list = wishlist.loaded()
    if (list?.isPending()) await list.refresh()
    const sessionUnknown = cart.getSnapshot().pending > 0 || list?.isPending() === true
    await session.logout()
    if (sessionUnknown) toasts.show({ type: 'warning', message: { text: text('account.lostAtLogout') } })
    await navigate(pathTo(locale, 'account.login'))
  }, [leaving, cart, wishlist, session, toasts, text, navigate, locale])
  return { leaving, logout }
}

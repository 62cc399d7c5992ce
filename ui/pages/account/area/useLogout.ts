import { useCallback, useState } from 'react'
import { useShop } from '../../../bindings/ShopContext.ts'
import { pathTo } from '../../../shell/paths.ts'
import { useShopLocation } from '../../../shell/location/LocationContext.ts'

/** Signs out and leads to the login (SES-04); pressed twice it does so once. */
export const useLogout = (): { readonly leaving: boolean; readonly logout: () => Promise<void> } => {
  const { locale, session } = useShop()
  const { navigate } = useShopLocation()
  const [leaving, setLeaving] = useState(false)
  const logout = useCallback(async () => {
    if (leaving) return
    setLeaving(true)
    await session.logout()
    await navigate(pathTo(locale, 'account.login'))
  }, [leaving, session, navigate, locale])
  return { leaving, logout }
}

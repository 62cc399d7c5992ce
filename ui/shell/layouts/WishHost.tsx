import type { ReactNode } from 'react'
import { useShop } from '../../bindings/ShopContext.ts'
import { WishFormContext } from '../../shop/wishlist/WishFormContext.ts'
import { WishContext } from '../../shop/wishlist/Wish.tsx'
import { wishes } from '../panels/laterPanels.ts'
import { useLater } from '../panels/useLater.ts'
import { pathTo } from '../paths.ts'
import { useIdle } from '../useIdle.ts'

const WithForm = ({ children }: { readonly children: ReactNode }) => (
  <WishFormContext value={pathTo(useShop().locale, 'wishlist')}>{children}</WishFormContext>
)

/** Brings the hearts once the page is quiet; nothing but they renders again. */
export const WishHost = ({ children }: { readonly children: ReactNode }) => {
  const shown = useLater(wishes, false, useIdle())
  return (
    <WishContext value={shown === null || shown === 'missing' ? null : shown}>
      {import.meta.env.SSR ? <WithForm>{children}</WithForm> : children}
    </WishContext>
  )
}

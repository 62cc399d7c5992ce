import type { ReactNode } from 'react'
import { WishContext } from '../../shop/wishlist/Wish.tsx'
import { wishes } from '../panels/laterPanels.ts'
import { useLater } from '../panels/useLater.ts'
import { useIdle } from '../useIdle.ts'

/** Brings the hearts once the page is quiet; nothing but they renders again. */
export const WishHost = ({ children }: { readonly children: ReactNode }) => {
  const shown = useLater(wishes, useIdle())
  return <WishContext value={shown === null || shown === 'missing' ? null : shown}>{children}</WishContext>
}

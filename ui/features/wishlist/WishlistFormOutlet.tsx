import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useShop, pathTo } from '../shop/index.ts'
import { ProductCardAction } from '../product-card/index.ts'
import { WishlistFormContext } from './WishlistFormContext.ts'
import { LazyCompareTick, LazyWishlistButton, lazyHearts } from './Wishlist.tsx'
import type { WishlistButtonProps } from './WishlistButton.tsx'
import { wishlistButtons } from './lazyWishlistButtons.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { useIdle } from '../../framework/hydration/useIdle.ts'

const WithForm = ({ children }: { readonly children: ReactNode }) => (
  <WishlistFormContext value={pathTo(useShop().locale, 'wishlist')}>{children}</WishlistFormContext>
)

const onPicture = ({ productId, title }: WishlistButtonProps) => (
  <>
    <LazyWishlistButton productId={productId} title={title} />
    <LazyCompareTick productId={productId} title={title} />
  </>
)

/** Brings hearts and ticks once the page is quiet; nothing but they renders again. */
export const WishlistFormOutlet = ({ children }: { readonly children: ReactNode }) => {
  const shown = useLazy(wishlistButtons, false, useIdle())
  useEffect(() => lazyHearts.set(shown === 'missing' ? null : shown), [shown])
  return <ProductCardAction value={onPicture}>{import.meta.env.SSR ? <WithForm>{children}</WithForm> : children}</ProductCardAction>
}

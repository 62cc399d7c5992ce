import type { ReactNode } from 'react'
import { useShop } from '../../bindings/ShopContext.ts'
import { ProductCardAction } from '../../shop/cards/ProductCardAction.ts'
import { WishlistFormContext } from '../../shop/wishlist/WishlistFormContext.ts'
import { LazyWishlistButton, WishlistContext } from '../../shop/wishlist/Wishlist.tsx'
import type { WishlistButtonProps } from '../../shop/wishlist/WishlistButton.tsx'
import { wishlistButtons } from '../../shop/wishlist/lazyWishlistButtons.ts'
import { useLazy } from '../panels/useLazy.ts'
import { pathTo } from '../paths.ts'
import { useIdle } from '../useIdle.ts'

const WithForm = ({ children }: { readonly children: ReactNode }) => (
  <WishlistFormContext value={pathTo(useShop().locale, 'wishlist')}>{children}</WishlistFormContext>
)

const heartOf = ({ productId, title }: WishlistButtonProps) => <LazyWishlistButton productId={productId} title={title} />

/** Brings the hearts once the page is quiet; nothing but they renders again. */
export const WishlistFormOutlet = ({ children }: { readonly children: ReactNode }) => {
  const shown = useLazy(wishlistButtons, false, useIdle())
  return (
    <WishlistContext value={shown === null || shown === 'missing' ? null : shown}>
      <ProductCardAction value={heartOf}>{import.meta.env.SSR ? <WithForm>{children}</WithForm> : children}</ProductCardAction>
    </WishlistContext>
  )
}

import type { SessionControl } from './account/createSessionStore.ts'
import type { CartControl } from './cart/createCartStore.ts'
import type { SearchControl } from './catalogue/createSearchStore.ts'
import type { Lazy } from './lazy.ts'
import type { StoragePort } from './ports/StoragePort.ts'
import type { WishlistStore } from './wishlist/createWishlistStore.ts'
import { wishlistStorageKey } from './wishlist/wishlistStorageKey.ts'

export interface SessionFollowers {
  readonly cart: CartControl
  readonly checkout: { readonly forget: () => void }
  readonly search: Lazy<SearchControl>
  readonly storage: StoragePort
  readonly wishlist: Lazy<WishlistStore>
}

/** What signing in and out means for the other parts of the shop (SES-04, SES-05). */
export const followSession = (session: SessionControl, { cart, checkout, search, storage, wishlist }: SessionFollowers): void =>
  session.watch({
    signedIn: () => {
      search.loaded()?.clear()
      void cart.reload()
      // A guest's wishlist comes along.
      wishlist.load().then(
        ({ refresh }) => refresh(),
        () => undefined,
      )
    },
    // What could not be sent without a session.
    restored: () => {
      const loaded = wishlist.loaded()
      if (loaded?.isPending() === true) void loaded.refresh()
    },
    signedOut: () => {
      search.loaded()?.forget()
      cart.forget()
      checkout.forget()
      wishlist.loaded()?.forget()
      storage.remove(wishlistStorageKey)
    },
  })

import type { SessionControl } from './account/createSessionStore.ts'
import type { CartControl } from './cart/createCartStore.ts'
import type { SearchControl } from './catalogue/createSearchStore.ts'
import type { Lazy } from './lazy.ts'
import type { AlertStore } from './notifications/createAlertStore.ts'
import type { StoragePort } from './ports/StoragePort.ts'
import type { WishlistStore } from './wishlist/createWishlistStore.ts'
import { wishlistStorageKey } from './wishlist/wishlistStorageKey.ts'

export interface SessionFollowers {
  readonly alert: Pick<AlertStore, 'show'>
  readonly cart: CartControl
  readonly checkout: { readonly forget: () => void }
  readonly search: Lazy<SearchControl>
  readonly storage: StoragePort
  readonly wishlist: Lazy<WishlistStore>
}

/** Effects of login and logout on the other parts of the shop (SES-04, SES-05). */
export const followSession = (session: SessionControl, { alert, cart, checkout, search, storage, wishlist }: SessionFollowers): void =>
  session.watch({
    signedIn: () => {
      search.loaded()?.clear()
      void cart.reload()
      // A guest's wishlist moves to the account.
      wishlist.load().then(
        ({ refresh }) => refresh(),
        () => undefined,
      )
    },
    // However late the response is, and whichever page or action requested it (SES-03).
    ended: () => alert.show({ tone: 'warning', title: { key: 'phrases.Attention' }, message: { key: 'phrases.accountSessionEnded' } }),
    // Sends changes that needed a session.
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

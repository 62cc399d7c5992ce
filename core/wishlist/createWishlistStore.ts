import type { ToastStore } from '../notifications/createToastStore.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { LifecyclePort } from '../ports/LifecyclePort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { TabsPort } from '../ports/TabsPort.ts'
import type { Run } from '../run.ts'
import { createStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import type { WishlistPort } from './WishlistPort.ts'
import { persistedWishlist as kept } from './persistedWishlist.ts'
import type { GuestWishlistPort } from './GuestWishlistPort.ts'
import { wishlistStorageKey } from './wishlistStorageKey.ts'
import { maxWishlistItems, emptyWishlist, ofCustomer, wishlistOf, withResponse, withChange } from './wishlist.ts'
import type { Wishlist } from './wishlist.ts'

/** Milliseconds before the second, third, … attempt to send pending changes to the backend; the last one repeats, as in the cart. */
const pauses = [1_000, 4_000, 6_000, 10_000, 15_000]

/** Product numbers on the wishlist, the latest first. */
export interface WishlistStore extends Store<readonly number[]> {
  /** Adds or removes a product immediately; false when the list is full. */
  readonly put: (productId: number, wished: boolean) => boolean
  /** Sends pending changes to the backend and adopts its list; does nothing for a guest. Returns whether no change is pending. */
  readonly refresh: () => Promise<boolean>
  /** Whether a customer's change waits for the backend. */
  readonly isPending: () => boolean
  /** Deletes the list from the device; changes that the backend has received stay in the account. */
  readonly forget: () => void
  readonly stop: () => void
}

/** Dependencies of the wishlist of a device. */
export interface WishlistDeps {
  readonly ports: {
    readonly clock: Pick<ClockPort, 'after'>
    readonly guestWishlist: GuestWishlistPort
    readonly page: LifecyclePort
    readonly storage: StoragePort
    readonly tabs: TabsPort
  }
  readonly run: Run<{ readonly wishlist: WishlistPort }>
  /** Number of the signed-in customer; null: a guest. */
  readonly customerId: () => string | null
  readonly toasts: Pick<ToastStore, 'show'>
}

/**
 * The wishlist of a device: a guest's list is persisted on it, and moves to the account at login. All tabs share one stored list, and one tab at
 * a time calls the backend; a change whose response was lost is sent again, which has no further effect.
 */
export const createWishlistStore = ({ ports, run, customerId, toasts }: WishlistDeps): WishlistStore => {
  const { clock, guestWishlist, page, storage, tabs } = ports
  let isOver = false
  let list = kept.read(storage.get(wishlistStorageKey)) ?? emptyWishlist
  const store = createStore(wishlistOf(list))

  const show = (next: Wishlist): void => {
    list = next
    const shown = wishlistOf(next)
    if (shown.join() !== store.getSnapshot().join()) store.set(shown)
  }
  const keep = (next: Wishlist): void => {
    show(next)
    const text = kept.print(next)
    storage.set(wishlistStorageKey, text)
    // A full device would keep an older list for the next reader.
    if (storage.get(wishlistStorageKey) !== text) storage.remove(wishlistStorageKey)
  }
  /** The list as it is by now: another tab may have written. */
  const latest = (): Wishlist => {
    const known = kept.read(storage.get(wishlistStorageKey)) ?? list
    const owner = customerId()
    return owner === null ? known : ofCustomer(known, owner)
  }

  const isPending = (): boolean => customerId() !== null && latest().changes.length > 0
  let retries = 0
  let stopWaiting = (): void => undefined
  const scheduleRetry = (): void => {
    stopWaiting()
    if (!isPending()) return
    stopWaiting = clock.after(pauses[Math.min(retries, pauses.length) - 1] ?? 0, () => void refresh())
  }

  const notify = (): Promise<boolean> =>
    tabs.alone(wishlistStorageKey, async () => {
      const owner = customerId()
      if (owner === null) return true
      let sent: Wishlist['changes']
      do {
        sent = latest().changes
        // The page may be closed meanwhile, which cancels the call.
        const result = await run(({ wishlist }) => wishlist.changeWishlist(sent)).catch(() => null)
        if (result?.ok !== true || customerId() !== owner) return false
        keep(withResponse(latest(), sent, result.value))
      } while (list.changes.length > 0)
      return true
    })
  const refresh = async (): Promise<boolean> => {
    stopWaiting()
    const isHeard = await notify()
    retries = isHeard ? 0 : retries + 1
    // More than a hiccup.
    if (retries === 2) toasts.show({ type: 'warning', message: { key: 'wishlist.unsaved' } })
    if (!isHeard && !isOver) scheduleRetry()
    return isHeard
  }

  // Adopts items from before scripts ran, once.
  const early = guestWishlist.take().filter((productId) => !wishlistOf(list).includes(productId))
  if (early.length > 0)
    keep(
      early
        .slice(0, maxWishlistItems - wishlistOf(list).length)
        .toReversed()
        .reduce((known, productId) => withChange(known, { productId, wished: true }), list),
    )

  const ends = [
    storage.watch((key) => {
      if (key === wishlistStorageKey || key === null) show(kept.read(storage.get(wishlistStorageKey)) ?? emptyWishlist)
    }),
    page.watch((moment) => {
      if (moment === 'online' && latest().changes.length > 0) void refresh()
      // Changes of other tabs were missed by a page that was put away.
      if (moment === 'restored') show(latest())
    }),
  ]

  // Sends changes that an earlier page could not send.
  stopWaiting = clock.after(0, () => {
    if (isPending()) void refresh()
  })

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    put: (productId, wished) => {
      const before = latest()
      const shown = wishlistOf(before)
      if (wished && shown.includes(productId)) return true
      if (wished && shown.length >= maxWishlistItems) return false
      keep(withChange(before, { productId, wished }))
      void refresh()
      return true
    },
    refresh,
    isPending,
    forget: () => {
      stopWaiting()
      show(emptyWishlist)
      storage.remove(wishlistStorageKey)
    },
    stop: () => {
      isOver = true
      stopWaiting()
      for (const end of ends) end()
    },
  }
}

import type { ToastStore } from '../notifications/makeToastStore.ts'
import type { ClockPort } from '../ports/ClockPort.ts'
import type { CookiesPort } from '../ports/CookiesPort.ts'
import type { PagePort } from '../ports/PagePort.ts'
import type { StoragePort } from '../ports/StoragePort.ts'
import type { TabsPort } from '../ports/TabsPort.ts'
import type { Run } from '../run.ts'
import { makeStore } from '../store/store.ts'
import type { Store } from '../store/store.ts'
import type { WishlistPort } from './WishlistPort.ts'
import { keptWishlist as kept } from './keptWishlist.ts'
import { readWishes, wishCookie } from './wishCookie.ts'
import { wishlistDrawer } from './wishlistDrawer.ts'
import { mostWishes, noWishes, ofCustomer, wishesOf, withAnswer, withChange } from './wishlist.ts'
import type { Wishlist } from './wishlist.ts'

/** Milliseconds before the second, third, … try to tell the host what it has not heard; the last one repeats, as in the cart. */
const pauses = [1_000, 4_000, 6_000, 10_000, 15_000]

/** Numbers of the products that a shopper wants to keep in mind, the latest first. */
export interface WishlistStore extends Store<readonly number[]> {
  /** Puts a product on the list or takes it off, at once; false when the list is full. */
  readonly put: (productId: number, wished: boolean) => boolean
  /** Tells the host what it has not heard, and takes over what it tells; of a guest nothing is asked. Answers whether all is heard. */
  readonly refresh: () => Promise<boolean>
  /** Whether a customer's change waits for the host. */
  readonly isPending: () => boolean
  /** Everything goes from the device; what the host has heard stays in the account. */
  readonly forget: () => void
  readonly stop: () => void
}

export interface WishlistParts {
  readonly ports: {
    readonly clock: Pick<ClockPort, 'after'>
    readonly cookies: CookiesPort
    readonly customer: WishlistPort
    readonly page: PagePort
    readonly storage: StoragePort
    readonly tabs: TabsPort
  }
  readonly run: Run
  /** Number of the customer who is signed in; null: a guest. */
  readonly customerId: () => string | null
  readonly toasts: Pick<ToastStore, 'show'>
}

/**
 * The wish list of a device: a guest's stays on it, and comes along into the account at login. All tabs write the same drawer and one of them
 * at a time asks the host; a change whose answer was lost is told again, which changes nothing.
 */
export const makeWishlistStore = ({ ports, run, customerId, toasts }: WishlistParts): WishlistStore => {
  const { clock, cookies, customer, page, storage, tabs } = ports
  let isOver = false
  let list = kept.read(storage.get(wishlistDrawer)) ?? noWishes
  const store = makeStore(wishesOf(list))

  const show = (next: Wishlist): void => {
    list = next
    const shown = wishesOf(next)
    if (shown.join() !== store.getSnapshot().join()) store.set(shown)
  }
  const keep = (next: Wishlist): void => {
    show(next)
    const text = kept.print(next)
    storage.set(wishlistDrawer, text)
    // A full device would tell an older list to the next one who reads.
    if (storage.get(wishlistDrawer) !== text) storage.remove(wishlistDrawer)
  }
  /** The list as it is by now: another tab may have written. */
  const latest = (): Wishlist => {
    const known = kept.read(storage.get(wishlistDrawer)) ?? list
    const who = customerId()
    return who === null ? known : ofCustomer(known, who)
  }

  const isPending = (): boolean => customerId() !== null && latest().changes.length > 0
  let tries = 0
  let stopWaiting = (): void => undefined
  const tryLater = (): void => {
    stopWaiting()
    if (!isPending()) return
    stopWaiting = clock.after(pauses[Math.min(tries, pauses.length) - 1] ?? 0, () => void refresh())
  }

  const tell = (): Promise<boolean> =>
    tabs.alone(wishlistDrawer, async () => {
      const who = customerId()
      if (who === null) return true
      let sent
      do {
        sent = latest().changes
        // Whoever asked may have gone meanwhile, and the call with them.
        const answer = await run(customer.changeWishlist(sent)).catch(() => null)
        if (answer?.ok !== true || customerId() !== who) return false
        keep(withAnswer(latest(), sent, answer.value))
      } while (list.changes.length > 0)
      return true
    })
  const refresh = async (): Promise<boolean> => {
    stopWaiting()
    const isHeard = await tell()
    tries = isHeard ? 0 : tries + 1
    // More than a hiccup.
    if (tries === 2) toasts.show({ type: 'warning', message: { key: 'wishlist.unsaved' } })
    if (!isHeard && !isOver) tryLater()
    return isHeard
  }

  // What was wished while no script ran comes along, once.
  const early = readWishes(cookies.get(wishCookie)).filter((productId) => !wishesOf(list).includes(productId))
  if (cookies.get(wishCookie) !== null) cookies.remove(wishCookie)
  if (early.length > 0)
    keep(
      early
        .slice(0, mostWishes - wishesOf(list).length)
        .toReversed()
        .reduce((known, productId) => withChange(known, { productId, wished: true }), list),
    )

  const ends = [
    storage.watch((key) => {
      if (key === wishlistDrawer || key === null) show(kept.read(storage.get(wishlistDrawer)) ?? noWishes)
    }),
    page.watch((moment) => {
      if (moment === 'online' && latest().changes.length > 0) void refresh()
      // Changes of other tabs were missed by a page that was put away.
      if (moment === 'restored') show(latest())
    }),
  ]

  // What an earlier page could not tell any more.
  stopWaiting = clock.after(0, () => {
    if (isPending()) void refresh()
  })

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    put: (productId, wished) => {
      const before = latest()
      const shown = wishesOf(before)
      if (wished && shown.includes(productId)) return true
      if (wished && shown.length >= mostWishes) return false
      keep(withChange(before, { productId, wished }))
      void refresh()
      return true
    },
    refresh,
    isPending,
    forget: () => {
      stopWaiting()
      show(noWishes)
      storage.remove(wishlistDrawer)
    },
    stop: () => {
      isOver = true
      stopWaiting()
      for (const end of ends) end()
    },
  }
}

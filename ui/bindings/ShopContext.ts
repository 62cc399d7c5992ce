import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Shop, Store } from '@thuishaven/core'

export const ShopContext = createContext<Shop | null>(null)

/** The shop of this visitor. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error('useShop was called outside <ShopContext>: render the tree below the App component.')
  return shop
}

const atFirst = new WeakMap<Store<unknown>, unknown>()

/**
 * Remembers what the stores say as the page is about to come alive. A part of the page that comes alive later than the rest is compared
 * with what the server wrote, not with what the rest has learnt meanwhile, such as the cart that the device keeps.
 */
export const snapshotForHydration = (stores: readonly Store<unknown>[]): void => {
  for (const store of stores) atFirst.set(store, store.getSnapshot())
}

/** The present value of a core store; renders again when it changes. */
export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, () => (atFirst.has(store) ? (atFirst.get(store) as State) : store.getSnapshot()))

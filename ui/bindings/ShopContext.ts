import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Shop, Store } from '@thuishaven/core'

export const ShopContext = createContext<Shop | null>(null)

/** The shop of this visitor. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext)
  if (shop === null) throw new Error('useShop was called outside <ShopContext>: render the tree below the App component.')
  return shop
}

/** The present value of a core store; renders again when it changes. */
export const useStore = <State>(store: Store<State>): State => useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)

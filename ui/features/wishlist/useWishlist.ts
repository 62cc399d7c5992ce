import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WishlistStore } from '@thuishaven/core/wishlist'
import { useShop } from '../shop/index.ts'

const never = () => () => undefined
const none = () => null

/** The numbers of the products on the wishlist, the latest first; null until they are read from the device. */
export const useWishlist = (): readonly number[] | null => {
  const { wishlist } = useShop()
  const [store, setStore] = useState<WishlistStore | null>(wishlist.loaded)
  useEffect(() => {
    let gone = false
    // If it fails to load now it is loaded with the next press of a heart.
    wishlist.load().then(
      (loaded) => {
        if (!gone) setStore(loaded)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [wishlist])
  return useSyncExternalStore(store?.subscribe ?? never, store?.getSnapshot ?? none, none)
}

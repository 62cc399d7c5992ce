import { createStore } from '@thuishaven/core'
import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import { snapshotForHydration, useStore } from '../../framework/hydration/useStore.ts'
import type { Store } from '../../framework/hydration/useStore.ts'
import { PlainWishlistForm } from './PlainWishlistForm.tsx'
import styles from './PlainWishlistForm.module.css'
import type { WishlistButtonProps } from './WishlistButton.tsx'

/** What draws hearts; null before it is there. */
export type Hearts = { readonly WishlistButton: ComponentType<WishlistButtonProps> } | null

/**
 * The hearts of the browser, set once they have come. A store, not the value of a context: when that changes, React renders every part of the page
 * that it has not hydrated yet anew, in place of the server's elements, and with them go the focus and the press of a shopper who was quicker.
 */
export const lazyHearts = createStore<Hearts>(null)
// What hydrates after they came was rendered without them.
snapshotForHydration([lazyHearts])

/** Where hearts come from, the same as long as the page lives. */
export const WishlistContext = createContext<Store<Hearts>>(lazyHearts)

/** A heart that keeps a product in mind. It comes when the page is quiet, because nobody waits for it; without a script it is a plain form. */
export const LazyWishlistButton = (props: WishlistButtonProps) => {
  const hearts = useStore(useContext(WishlistContext))
  if (hearts !== null) return <hearts.WishlistButton {...props} />
  return import.meta.env.SSR ? (
    <noscript>
      <PlainWishlistForm {...props} className={styles.heart} />
    </noscript>
  ) : (
    <noscript />
  )
}

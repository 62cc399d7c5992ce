import { createStore } from '@thuishaven/core'
import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import { snapshotForHydration, useStore } from '../../framework/hydration/useStore.ts'
import type { Store } from '../../framework/hydration/useStore.ts'
import { PlainWishlistForm } from './PlainWishlistForm.tsx'
import styles from './PlainWishlistForm.module.css'
import type { WishlistButtonProps } from './WishlistButton.tsx'

/** The components on a card's picture; null before they are loaded. */
export type Hearts = {
  readonly WishlistButton: ComponentType<WishlistButtonProps>
  readonly CompareTick: ComponentType<WishlistButtonProps>
} | null

/**
 * The hearts in the browser, set once they are loaded. A store, not a context value: when that changes React re-renders every part of the page
 * that is not hydrated yet, replaces the server's elements, and loses the focus and the press of a quick shopper.
 */
export const lazyHearts = createStore<Hearts>(null)
// Parts that hydrate after the hearts have loaded were rendered without them.
snapshotForHydration([lazyHearts])

/** The source of hearts, constant for the lifetime of the page. */
export const WishlistContext = createContext<Store<Hearts>>(lazyHearts)

/** A heart that adds a product to the wishlist. It loads when the browser is idle; without JavaScript it is a plain form. */
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

/** A tick that compares a product with others. It loads with the hearts; without JavaScript the product's page has a link. */
export const LazyCompareTick = (props: WishlistButtonProps) => {
  const hearts = useStore(useContext(WishlistContext))
  return hearts === null ? null : <hearts.CompareTick {...props} />
}

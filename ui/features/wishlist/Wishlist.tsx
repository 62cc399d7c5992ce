import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import { PlainWishlistForm } from './PlainWishlistForm.tsx'
import styles from './PlainWishlistForm.module.css'
import type { WishlistButtonProps } from './WishlistButton.tsx'

/** What draws hearts, as soon as it is there. */
export const WishlistContext = createContext<{ readonly WishlistButton: ComponentType<WishlistButtonProps> } | null>(null)

/** A heart that keeps a product in mind. It comes when the page is quiet, because nobody waits for it; without a script it is a plain form. */
export const LazyWishlistButton = (props: WishlistButtonProps) => {
  const hearts = useContext(WishlistContext)
  if (hearts !== null) return <hearts.WishlistButton {...props} />
  return import.meta.env.SSR ? (
    <noscript>
      <PlainWishlistForm {...props} className={styles.heart} />
    </noscript>
  ) : (
    <noscript />
  )
}

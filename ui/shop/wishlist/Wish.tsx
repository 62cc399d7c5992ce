import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import { PlainWish } from './PlainWish.tsx'
import styles from './PlainWish.module.css'
import type { WishButtonProps } from './WishButton.tsx'

/** What draws hearts, as soon as it is there. */
export const WishContext = createContext<{ readonly WishButton: ComponentType<WishButtonProps> } | null>(null)

/** A heart that keeps a product in mind. It comes when the page is quiet, because nobody waits for it; without a script it is a plain form. */
export const Wish = (props: WishButtonProps) => {
  const hearts = useContext(WishContext)
  if (hearts !== null) return <hearts.WishButton {...props} />
  return import.meta.env.SSR ? (
    <noscript>
      <PlainWish {...props} className={styles.heart} />
    </noscript>
  ) : (
    <noscript />
  )
}

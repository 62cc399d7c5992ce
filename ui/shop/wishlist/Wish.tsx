import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { WishButtonProps } from './WishButton.tsx'

/** What draws hearts, as soon as it is there. */
export const WishContext = createContext<{ readonly WishButton: ComponentType<WishButtonProps> } | null>(null)

/** A heart that keeps a product in mind. It comes when the page is quiet: nobody waits for it, and without a script it would do nothing. */
export const Wish = (props: WishButtonProps) => {
  const hearts = useContext(WishContext)
  return hearts === null ? null : <hearts.WishButton {...props} />
}

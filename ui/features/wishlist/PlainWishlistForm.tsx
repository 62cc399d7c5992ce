import { useContext } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import type { WishlistButtonProps } from './WishlistButton.tsx'
import { WishlistFormContext } from './WishlistFormContext.ts'

export interface PlainWishlistFormProps extends WishlistButtonProps {
  readonly className?: string | undefined
  /** Whether the product is on the list already. */
  readonly wished?: boolean
}

/** A heart as a plain form that adds the product to the list or removes it. */
export const PlainWishlistForm = ({ productId, title, corner, className, wished = false }: PlainWishlistFormProps) => {
  const address = useContext(WishlistFormContext)
  const { text } = useMessages()
  return (
    <form method="post" action={address} className={className} data-corner={corner}>
      <button
        name={wished ? 'drop' : 'keep'}
        value={productId}
        aria-label={wished ? `${title}: ${text('wishlist.remove')}` : text('wishlist.keep', { title })}
      >
        {wished ? '♥' : '♡'}
      </button>
    </form>
  )
}

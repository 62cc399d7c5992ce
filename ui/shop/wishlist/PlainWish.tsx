import { useContext } from 'react'
import { useText } from '../../messages/useText.ts'
import type { WishButtonProps } from './WishButton.tsx'
import { WishFormContext } from './WishFormContext.ts'

export interface PlainWishProps extends WishButtonProps {
  readonly className?: string | undefined
  /** Whether the product stands on the list already. */
  readonly wished?: boolean
}

/** A heart as a plain form: pressed, the product goes on the list, or off it. */
export const PlainWish = ({ productId, title, corner, className, wished = false }: PlainWishProps) => {
  const address = useContext(WishFormContext)
  const { text } = useText()
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

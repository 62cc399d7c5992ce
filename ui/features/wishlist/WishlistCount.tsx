import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useWishlist } from './useWishlist.ts'

/** How many products are on the wishlist; nothing of an empty one. */
export const WishlistCount = ({ className }: { readonly className: string | undefined }) => {
  const { text } = useMessages()
  const count = useWishlist()?.length ?? 0
  return count === 0 ? null : (
    <>
      <VisuallyHidden>{text('wishlist.count', { count })}</VisuallyHidden>
      <span className={className} aria-hidden="true" data-testid="wish-count">
        {count}
      </span>
    </>
  )
}

import { VisuallyHidden } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useWishlist } from './useWishlist.ts'

/** The number of products on the wishlist; renders nothing for an empty one. */
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

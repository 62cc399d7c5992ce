import Heart from 'lucide-react/icons/heart'
import { VisuallyHidden, classes } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PageLink } from '../shop/index.ts'
import { wishlistButtons } from './lazyWishlistButtons.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { useIdle } from '../../framework/hydration/useIdle.ts'
import { headerStyles } from '../header-parts/index.ts'

/** Link to the wishlist with its number of products; on narrow screens it is in the menu. */
export const WishlistLink = () => {
  const { text } = useMessages()
  const shown = useLazy(wishlistButtons, false, useIdle())
  return (
    <PageLink className={classes(headerStyles.tool, headerStyles.wishlist)} to="wishlist">
      <Heart aria-hidden="true" size={22} strokeWidth={1.5} />
      <VisuallyHidden>{text('shell.wishlist')}</VisuallyHidden>
      {shown === null || shown === 'missing' ? null : <shown.WishlistCount className={headerStyles.count} />}
    </PageLink>
  )
}

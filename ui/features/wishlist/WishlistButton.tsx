import Heart from 'lucide-react/icons/heart'
import { useShop } from '../shop/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useWishlist } from './useWishlist.ts'
import styles from './WishlistButton.module.css'

export interface WishlistButtonProps {
  readonly productId: number
  readonly title: string
  /** Placement of the button. */
  readonly corner?: 'top' | 'start' | 'bottom'
}

/** A toggle in the corner of a picture: pressed when the product is on the wishlist. */
export const WishlistButton = ({ productId, title, corner = 'bottom' }: WishlistButtonProps) => {
  const { wishlist, toasts } = useShop()
  const { text } = useMessages()
  const wished = useWishlist()?.includes(productId) ?? false
  const label = text('wishlist.keep', { title })
  const press = async (): Promise<void> => {
    const store = await wishlist.load().catch(() => null)
    if (store === null) toasts.show({ type: 'error', message: { key: 'error.connection' } })
    else if (!store.put(productId, !wished)) toasts.show({ type: 'warning', message: { text: text('wishlist.full') } })
  }
  return (
    <button
      type="button"
      className={styles.heart}
      data-corner={corner}
      aria-pressed={wished}
      aria-label={label}
      title={label}
      onClick={() => void press()}
    >
      <Heart aria-hidden="true" size={20} strokeWidth={1.5} />
    </button>
  )
}

import Heart from 'lucide-react/icons/heart'
import { useShop } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import { useWishlist } from './useWishlist.ts'
import styles from './WishButton.module.css'

export interface WishButtonProps {
  readonly productId: number
  readonly title: string
  /** Of what it stands in. */
  readonly corner?: 'top' | 'bottom'
}

/** In the corner of a picture: pressed, the product is on the wish list. */
export const WishButton = ({ productId, title, corner = 'bottom' }: WishButtonProps) => {
  const { wishlist, toasts } = useShop()
  const { text } = useText()
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

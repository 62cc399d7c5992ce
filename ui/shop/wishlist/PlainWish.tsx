import { useShop } from '../../bindings/ShopContext.ts'
import { useText } from '../../messages/useText.ts'
import { pathTo } from '../../shell/paths.ts'
import type { WishButtonProps } from './WishButton.tsx'

export interface PlainWishProps extends WishButtonProps {
  readonly className?: string | undefined
  /** Whether the product stands on the list already. */
  readonly wished?: boolean
}

/** A heart as a plain form: pressed, the product goes on the list, or off it. */
export const PlainWish = ({ productId, title, corner, className, wished = false }: PlainWishProps) => {
  const { locale } = useShop()
  const { text } = useText()
  return (
    <form method="post" action={pathTo(locale, 'wishlist')} className={className} data-corner={corner}>
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

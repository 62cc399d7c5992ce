import { useQuery } from '@tanstack/react-query'
import { productQuery, useShop, flashAt } from '../shop/index.ts'
import type { Store } from '../../framework/hydration/useStore.ts'
import { Grid } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { PlainWishlistForm } from './PlainWishlistForm.tsx'
import styleOfHeart from './PlainWishlistForm.module.css'
import type { WishlistButtonProps } from './WishlistButton.tsx'
import { WishlistContext } from './Wishlist.tsx'
import type { Hearts } from './Wishlist.tsx'
import { WishedProduct } from './WishedProduct.tsx'
import styles from './WishlistPage.module.css'

const Full = (props: WishlistButtonProps) => <PlainWishlistForm {...props} wished className={styleOfHeart.heart} />

/** One that the shop no longer has, or that failed to load, can still be removed. */
const WishlistItem = ({ productId, isAlone }: { readonly productId: number; readonly isAlone: boolean }) => {
  const { text } = useMessages()
  const shop = useShop()
  const { data: product } = useQuery({ ...productQuery(shop, productId), enabled: false })
  if (product !== undefined) return <WishedProduct product={product} isAlone={isAlone} />
  return (
    <div className={styles.missing}>
      <p>{text('wishlist.gone')}</p>
      <Full productId={productId} title={String(productId)} />
    </div>
  )
}

const hearts: Hearts = { WishlistButton: Full, CompareTick: () => null }
const plainHearts: Store<Hearts> = { getSnapshot: () => hearts, subscribe: () => () => undefined }

/** The list from the server, for visitors without JavaScript. */
export const PlainWishlist = ({ search }: { readonly search: URLSearchParams }) => {
  const { wishlist } = useShop()
  const { text, t } = useMessages()
  const items = wishlist.loaded()?.getSnapshot() ?? []
  const flash = flashAt(`?${search}`)
  return (
    <WishlistContext value={plainHearts}>
      {flash === null ? null : <p role="alert">{t(flash)}</p>}
      {items.length > 0 ? (
        <Grid as="ul" className={styles.list} data-alone={items.length === 1 || undefined}>
          {items.map((productId) => (
            <li key={productId}>
              <WishlistItem productId={productId} isAlone={items.length === 1} />
            </li>
          ))}
        </Grid>
      ) : (
        <p>
          {text('wishlist.empty')}. {text('wishlist.emptyText')}
        </p>
      )}
    </WishlistContext>
  )
}

import { useQuery } from '@tanstack/react-query'
import { productQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Grid } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { ProductCard } from '../../shop/cards/ProductCard.tsx'
import { saidAt } from '../../shop/said.ts'
import { PlainWish } from '../../shop/wishlist/PlainWish.tsx'
import styleOfHeart from '../../shop/wishlist/PlainWish.module.css'
import type { WishButtonProps } from '../../shop/wishlist/WishButton.tsx'
import { WishContext } from '../../shop/wishlist/Wish.tsx'
import { AddToCart } from './AddToCart.tsx'
import styles from './WishlistPage.module.css'

const Full = (props: WishButtonProps) => <PlainWish {...props} wished className={styleOfHeart.heart} />

/** One that the shop no longer has, or that could not be asked for, can still be taken off. */
const Wished = ({ productId }: { readonly productId: number }) => {
  const { text } = useText()
  const { data: product } = useQuery({ ...productQuery(useShop(), productId), enabled: false })
  if (product !== undefined)
    return (
      <>
        <ProductCard product={product} />
        <AddToCart product={product} />
      </>
    )
  return (
    <div className={styles.missing}>
      <p>{text('wishlist.gone')}</p>
      <Full productId={productId} title={String(productId)} />
    </div>
  )
}

const hearts = { WishButton: Full }

/** The list as the server knows it, for who has no script. */
export const PlainWishlist = ({ search }: { readonly search: URLSearchParams }) => {
  const { wishlist } = useShop()
  const { text, say } = useText()
  const wishes = wishlist.loaded()?.getSnapshot() ?? []
  const said = saidAt(`?${search}`)
  return (
    <WishContext value={hearts}>
      {said === null ? null : <p role="alert">{say(said)}</p>}
      {wishes.length > 0 ? (
        <Grid as="ul" className={styles.list}>
          {wishes.map((productId) => (
            <li key={productId}>
              <Wished productId={productId} />
            </li>
          ))}
        </Grid>
      ) : (
        <p>
          {text('wishlist.empty')}. {text('wishlist.emptyText')}
        </p>
      )}
    </WishContext>
  )
}

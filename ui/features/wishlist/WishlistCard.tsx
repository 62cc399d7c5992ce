import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf, productQuery, useShop } from '../shop/index.ts'
import { Button, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { WishedProduct } from './WishedProduct.tsx'
import styles from './WishlistPage.module.css'

/** A product of the list; one that is no longer sold shows that and can be removed, one that failed to load can be retried. */
export const WishlistCard = ({ productId, isAlone }: { readonly productId: number; readonly isAlone: boolean }) => {
  const shop = useShop()
  const { text } = useMessages()
  const [hidden, setHidden] = useState(false)
  const { data: product, error, refetch } = useQuery(productQuery(shop, productId))
  if (hidden) return null
  const isGone = failureOf(error)?._tag === 'NotFound'
  const remove = async (): Promise<void> => {
    ;(await shop.wishlist.load()).put(productId, false)
    setHidden(true)
  }
  return (
    <li>
      {product !== undefined ? (
        <WishedProduct product={product} isAlone={isAlone} />
      ) : error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <div className={styles.missing}>
          <p>{text(isGone ? 'wishlist.gone' : 'wishlist.notRead')}</p>
          <Button variant="secondary" size="s" onClick={() => void (isGone ? remove() : refetch())}>
            {text(isGone ? 'wishlist.remove' : 'error.again')}
          </Button>
        </div>
      )}
    </li>
  )
}

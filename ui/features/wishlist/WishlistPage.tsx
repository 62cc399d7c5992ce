import { useEffect, useState } from 'react'
import { useShop, PageLink, pathTo } from '../shop/index.ts'
import { useStore } from '../../framework/hydration/useStore.ts'
import { Container, EmptyState, Grid, HeartDrawing, LinkButton, Skeleton } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { PageProps } from '../../framework/router/route.ts'
import { Suggestions } from '../product-card/index.ts'
import { useWishlist } from './useWishlist.ts'
import { PlainWishlist } from './PlainWishlist.tsx'
import { WishlistCard } from './WishlistCard.tsx'
import styles from './WishlistPage.module.css'

/** Removed products stay visible with an empty heart while the page is open, so that another press undoes a mistake. */
const useShown = (wishlist: readonly number[] | null): readonly number[] | null => {
  const [shown, setShown] = useState(wishlist)
  if (wishlist !== null && (shown === null || wishlist.some((id) => !shown.includes(id))))
    setShown([...wishlist, ...(shown ?? []).filter((id) => !wishlist.includes(id))])
  return shown
}

/** Up to here a list leaves most of the page empty, so products that others choose follow it. */
const oneRow = 4

/** The shopper's wishlist. */
export const WishlistPage = ({ search }: PageProps) => {
  const shop = useShop()
  const { text } = useMessages()
  const { isAuthenticated } = useStore(shop.session)
  const wishlist = useWishlist()
  const shown = useShown(wishlist)
  useEffect(() => {
    // Another device may have changed it. The persisted list is shown meanwhile, and without a response too.
    if (isAuthenticated)
      shop.wishlist.load().then(
        ({ refresh }) => refresh(),
        () => undefined,
      )
  }, [shop, isAuthenticated])
  return (
    <Container as="section" className={styles.page}>
      <header className={styles.head}>
        <h1>{text('wishlist.title')}</h1>
        <p className={styles.note}>
          {isAuthenticated ? (
            text('wishlist.inAccount')
          ) : (
            <>
              {text('wishlist.onDevice')} <PageLink to="account.login">{text('wishlist.login')}</PageLink>
            </>
          )}
        </p>
        {shown === null || shown.length === 0 ? null : (
          <p className={styles.share}>
            <PageLink to="share">{text('sharing.wishlist')}</PageLink>
          </p>
        )}
      </header>
      <noscript>{import.meta.env.SSR ? <PlainWishlist search={search} /> : null}</noscript>
      {shown === null ? (
        <Grid aria-hidden="true" className={styles.waiting}>
          <Skeleton height="29rem" />
          <Skeleton height="29rem" />
        </Grid>
      ) : shown.length === 0 ? (
        <EmptyState
          align="start"
          drawing={<HeartDrawing />}
          title={text('wishlist.empty')}
          action={<LinkButton href={pathTo(shop.locale, 'home')}>{text('cart.goOn')}</LinkButton>}
        >
          {text('wishlist.emptyText')}
        </EmptyState>
      ) : (
        <Grid as="ul" className={styles.list} data-alone={shown.length === 1 || undefined}>
          {shown.map((id) => (
            <WishlistCard key={id} productId={id} isAlone={shown.length === 1} />
          ))}
        </Grid>
      )}
      {shown !== null && shown.length > oneRow ? null : (
        <div className={styles.rest} data-waiting={shown === null || undefined}>
          <Suggestions most={oneRow} layout="cards" level={2} without={shown ?? undefined} />
        </div>
      )}
    </Container>
  )
}

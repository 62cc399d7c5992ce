import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productQuery } from '../../bindings/queries.ts'
import { useShop } from '../../bindings/ShopContext.ts'
import { Container, Grid } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { ProductCard } from '../../shop/cards/ProductCard.tsx'
import styles from './ProductPage.module.css'

const most = 4

/** One that is no longer there leaves no gap. */
const ViewedCard = ({ productId }: { readonly productId: number }) => {
  const { data: product } = useQuery(productQuery(useShop(), productId))
  return product === undefined ? null : (
    <li>
      <ProductCard product={product} level={3} />
    </li>
  )
}

/** What this shopper looked at before, from the device alone. */
export const RecentlyViewed = ({ productId }: { readonly productId: number }) => {
  const shop = useShop()
  const { text } = useText()
  const [before, setBefore] = useState<readonly number[]>([])
  useEffect(() => {
    let gone = false
    const take = (known: readonly number[]): void => {
      if (!gone) setBefore(known.filter((id) => id !== productId).slice(0, most))
    }
    void shop.viewed().then(
      (viewed) => take(viewed.getSnapshot()),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [shop, productId])
  if (before.length === 0) return null
  return (
    <Container as="section" className={styles.related}>
      <h2>{text('productPanels.viewed')}</h2>
      <Grid as="ul" columns="cards" className={styles.list}>
        {before.map((id) => (
          <ViewedCard key={id} productId={id} />
        ))}
      </Grid>
    </Container>
  )
}

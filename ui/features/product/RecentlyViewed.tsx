import { useQuery } from '@tanstack/react-query'
import { productQuery, useShop } from '../shop/index.ts'
import { Container, Grid } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductCard, useViewed } from '../product-card/index.ts'
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

/** Recently viewed products, from the device only. */
export const RecentlyViewed = ({ productId }: { readonly productId: number }) => {
  const { text } = useMessages()
  const before = useViewed()
    .filter((id) => id !== productId)
    .slice(0, most)
  if (before.length === 0) return null
  return (
    <Container as="section" className={styles.related}>
      <h2>{text('productPanels.viewed')}</h2>
      <Grid as="ul" columns="strip">
        {before.map((id) => (
          <ViewedCard key={id} productId={id} />
        ))}
      </Grid>
    </Container>
  )
}

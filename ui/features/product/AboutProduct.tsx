import { memo } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { Container, Grid, Prose } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductCard } from '../product-card/index.ts'
import { hasChoices } from './hasChoices.ts'
import styles from './ProductPage.module.css'
import { ProductReviews } from './ProductReviews.tsx'
import { SafetyAndMaker } from './SafetyAndMaker.tsx'
import { Specifications } from './Specifications.tsx'
import { RecentlyViewed } from './LazyRecentlyViewed.tsx'
import { useProductInfo } from './useProductInfo.ts'

/** Product information below the pictures and the buy box. It does not depend on the selection, so typing a measure does not render it again. */
export const AboutProduct = memo(({ product }: { readonly product: Product }) => {
  const { text } = useMessages()
  const readings = useProductInfo(product)
  // Accessories first; alternatives only where there are none.
  const belongs = product.belongs.length > 0
  const around = product[belongs ? 'belongs' : 'related']
  return (
    <>
      <Container className={styles.details}>
        <div>
          <section aria-labelledby="description" className={styles.description}>
            <h2 id="description">{text('product.description')}</h2>
            <Prose html={product.longDescription} />
          </section>
          {product.reviews === null ? null : <ProductReviews reviews={product.reviews} />}
        </div>
        <div>
          {hasChoices(product) ? <Specifications product={product} /> : null}
          {product.legalFacts === null ? null : <SafetyAndMaker facts={product.legalFacts} />}
          {readings.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id} className={styles.description}>
              <h2 id={id}>{title}</h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
      </Container>
      {around.length > 0 ? (
        <Container as="section" className={styles.related}>
          <h2>{text(belongs ? 'product.belongs' : 'product.related')}</h2>
          <Grid as="ul" columns="cards" className={styles.list}>
            {around.map((card) => (
              <li key={card.productId}>
                <ProductCard product={card} level={3} />
              </li>
            ))}
          </Grid>
        </Container>
      ) : null}
      <RecentlyViewed productId={product.productId} />
    </>
  )
})

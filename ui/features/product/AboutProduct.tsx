import { memo } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { Container, Grid, Prose } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { ProductCard } from '../product-card/index.ts'
import { DeliveryAndReturns } from './DeliveryAndReturns.tsx'
import { hasLongBuyBox } from './hasLongBuyBox.ts'
import styles from './ProductPage.module.css'
import { ProductReviews } from './ProductReviews.tsx'
import { SafetyAndMaker } from './SafetyAndMaker.tsx'
import { Specifications } from './Specifications.tsx'
import { RecentlyViewed } from './LazyRecentlyViewed.tsx'

/** So many accessories stand below the description; a row as wide as the page would be mostly empty. */
const few = 2
const rowSizes = '(width >= 48rem) 12rem, 32vw'
/** As wide as three in a row are; the widths of four are a little smaller. */
const threeSizes = '(width >= 100rem) 29rem, (width >= 48rem) calc(31.2vw - 1.4rem), calc(46.8vw - 1.05rem)'

/** Product information below the pictures and the buy box. It does not depend on the selection, so typing a measure does not render it again. What goes where keeps both columns about as long. */
export const AboutProduct = memo(({ product }: { readonly product: Product }) => {
  const { text } = useMessages()
  const { belongs, reviews } = product
  const hasFew = belongs.length > 0 && belongs.length <= few
  const isLong = hasLongBuyBox(product)
  // Accessories first; alternatives only where there is no row of them.
  const hasRow = belongs.length > few
  const around = hasRow ? belongs : product.related
  // Beside a manufacturer and what the law wants written with it there is no room for more; below both columns there is.
  const isWide = !isLong && !hasFew && product.legalFacts?.warnings !== undefined
  const delivery = <DeliveryAndReturns product={product} wide={isWide} />
  return (
    <>
      <Container className={styles.details}>
        <div>
          <section aria-labelledby="description" className={styles.description}>
            <h2 id="description">{text('product.description')}</h2>
            <Prose html={product.longDescription} />
          </section>
          {hasFew ? (
            <section className={styles.few}>
              <h2>{text('product.belongs')}</h2>
              <ul>
                {belongs.map((card) => (
                  <li key={card.productId}>
                    <ProductCard product={card} level={3} layout="row" sizes={rowSizes} />
                  </li>
                ))}
              </ul>
            </section>
          ) : isLong ? (
            delivery
          ) : null}
        </div>
        <div>
          {isLong ? <Specifications product={product} /> : null}
          {product.legalFacts === null ? null : <SafetyAndMaker facts={product.legalFacts} />}
          {isWide || (isLong && !hasFew) ? null : delivery}
        </div>
      </Container>
      {isWide ? <Container>{delivery}</Container> : null}
      {reviews === null ? null : (
        <Container>
          <ProductReviews reviews={reviews} />
        </Container>
      )}
      {around.length > 0 ? (
        <Container as="section" className={styles.related}>
          <h2>{text(hasRow ? 'product.belongs' : 'product.related')}</h2>
          <Grid as="ul" columns="strip">
            {around.map((card) => (
              <li key={card.productId}>
                <ProductCard product={card} level={3} {...(around.length === 3 ? { sizes: threeSizes } : {})} />
              </li>
            ))}
          </Grid>
        </Container>
      ) : null}
      <RecentlyViewed productId={product.productId} />
    </>
  )
})

import { Suspense, lazy } from 'react'
import type { ReactNode } from 'react'
import type { Product } from '@thuishaven/core/catalogue'
import { Container, Grid, classes, sanitised } from '../../kit/index.ts'
import { useText } from '../../messages/useText.ts'
import { useShopLocation } from '../../shell/location/LocationContext.ts'
import { useWhole } from '../../shell/location/useWhole.ts'
import { laterWithWords } from '../../shell/panels/laterPanels.ts'
import { useLater } from '../../shell/panels/useLater.ts'
import { PageBreadcrumbs } from '../../shop/breadcrumbs/PageBreadcrumbs.tsx'
import { ProductCard } from '../../shop/cards/ProductCard.tsx'
import { BuyBox } from './BuyBox.tsx'
import type { MadeToMeasure } from './BuyBox.tsx'
import styles from './ProductPage.module.css'
import { ProductPanelsHost } from './ProductPanelsHost.tsx'
import { Specifications } from './Specifications.tsx'
import { Viewed } from './Viewed.tsx'
import { useBuying } from './useBuying.ts'
import type { Choices } from './useChoices.ts'
import { useReadings } from './useReadings.ts'

/** The server draws them, the first time too, where a lazy part would not be there yet; their program comes after the page's, and has little to do. */
const ProductReviews = import.meta.env.SSR
  ? (await import('./ProductReviews.tsx')).ProductReviews
  : lazy(async () => ({ default: (await import('./ProductReviews.tsx')).ProductReviews }))
/** For who comes by the link of a mail. */
const confirmedRequest = laterWithWords(() => import('./ConfirmedRequest.tsx'))

export interface ProductViewProps {
  readonly product: Product
  /** What there is to choose of it; nothing of most products. */
  readonly options?: ReactNode
  /** In the place of the plain price, where there is something to choose. */
  readonly price?: ReactNode
  readonly choices: Choices
  /** What stands beside the box: pictures, or the drawing of what is made to measure. */
  readonly stage: ReactNode
  readonly made?: MadeToMeasure | null
  /** Above the description. */
  readonly children?: ReactNode
}

/** One product: the stage and the buy box first, then what there is to know. */
export const ProductView = ({ product, options = null, price, choices, stage, made = null, children }: ProductViewProps) => {
  const { text } = useText()
  const buying = useBuying(product, choices, made)
  const readings = useReadings(product)
  // What goes with it helps who has chosen; rivals stand in only where nothing does.
  const around = product.belongs.length > 0 ? product.belongs : product.related
  const requestUid = /[?&]tell=([\w-]+)/.exec(useShopLocation().current.href)?.[1] ?? null
  const isWhole = useWhole()
  const confirmed = useLater(confirmedRequest, requestUid !== null)
  return (
    <>
      {requestUid === null || confirmed === null || confirmed === 'missing' ? null : <confirmed.ConfirmedRequest uid={requestUid} />}
      <Container>
        <PageBreadcrumbs className={styles.crumbs} crumbs={product.breadcrumbs} />
        <Grid columns="product" className={classes(styles.top, made !== null && styles.made)}>
          {stage}
          <BuyBox product={product} options={options} price={price} buying={buying} made={made} />
        </Grid>
      </Container>
      {isWhole ? (
        <>
          {children}
          <Container className={styles.details}>
            <div>
              <section aria-labelledby="description" className={styles.description}>
                <h2 id="description">{text('product.description')}</h2>
                {/* Sanitised where it came in. */}
                <div className="prose" dangerouslySetInnerHTML={sanitised(product.longDescription)} />
              </section>
              {product.reviews === null ? null : (
                <Suspense>
                  <ProductReviews reviews={product.reviews} />
                </Suspense>
              )}
            </div>
            <div>
              <Specifications product={product} />
              {readings.map(({ id, title, html }) => (
                <section key={id} aria-labelledby={id} className={styles.description}>
                  <h2 id={id}>{title}</h2>
                  <div className="prose" dangerouslySetInnerHTML={sanitised(html)} />
                </section>
              ))}
            </div>
          </Container>
          {around.length > 0 ? (
            <Container as="section" className={styles.related}>
              <h2>{text(product.belongs.length > 0 ? 'product.belongs' : 'product.related')}</h2>
              <Grid as="ul" columns="cards" className={styles.list}>
                {around.map((card) => (
                  <li key={card.productId}>
                    <ProductCard product={card} level={3} />
                  </li>
                ))}
              </Grid>
            </Container>
          ) : null}
          <Viewed productId={product.productId} />
        </>
      ) : (
        <div className={styles.below} />
      )}
      <ProductPanelsHost product={product} buying={buying} made={made} readings={readings} />
    </>
  )
}

import { Suspense, lazy as lazyComponent, useMemo } from 'react'
import type { ReactNode } from 'react'
import { lazy } from '@thuishaven/core'
import type { Product } from '@thuishaven/core/catalogue'
import { Container, Grid, classes } from '../../kit/index.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { useBelowFold } from '../../framework/router/useBelowFold.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'
import { PageBreadcrumbs } from '../breadcrumbs/index.ts'
import { BuyBox } from './BuyBox.tsx'
import type { MadeToMeasure } from './madeToMeasure.ts'
import styles from './ProductPage.module.css'
import { ProductPanelOutlet } from './ProductPanelOutlet.tsx'
import { useBuying } from './useBuying.ts'
import type { Choices } from './useChoices.ts'

/** The server draws it, the first time too, where a lazy part would not be there yet; its program comes after the page's, and has little to do. */
const AboutProduct = import.meta.env.SSR
  ? (await import('./AboutProduct.tsx')).AboutProduct
  : lazyComponent(async () => ({ default: (await import('./AboutProduct.tsx')).AboutProduct }))

/** For who comes by the link of a mail. */
const confirmedRequest = lazy(withMessages(() => import('./ConfirmedRequest.tsx')))

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
  const buying = useBuying(product, choices, made)
  const requestUid = /[?&]tell=([\w-]+)/.exec(useShopLocation().current.href)?.[1] ?? null
  const isWhole = useBelowFold()
  // One element for one product: an update before its program is there would replace what the server drew, and take the focus along.
  const about = useMemo(
    () => (
      <Suspense fallback={<div className={styles.belowFold} />}>
        <AboutProduct product={product} />
      </Suspense>
    ),
    [product],
  )
  const confirmed = useLazy(confirmedRequest, requestUid !== null)
  return (
    <>
      {requestUid === null || confirmed === null || confirmed === 'missing' ? null : <confirmed.ConfirmedRequest uid={requestUid} />}
      <Container>
        <PageBreadcrumbs className={styles.crumbs} crumbs={product.breadcrumbs} />
        <Grid columns="product" className={classes(styles.top, made !== null && styles.madeToMeasure)}>
          {stage}
          <BuyBox product={product} options={options} price={price} buying={buying} made={made} />
        </Grid>
      </Container>
      {isWhole ? (
        <>
          {children}
          {about}
        </>
      ) : (
        <div className={styles.belowFold} />
      )}
      <ProductPanelOutlet product={product} buying={buying} made={made} />
    </>
  )
}

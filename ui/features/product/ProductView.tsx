import { Suspense, useMemo } from 'react'
import type { ReactNode } from 'react'
import { lazy } from '@thuishaven/core'
import type { Product } from '@thuishaven/core/catalogue'
import { Container, Grid, classes, lazyPart } from '../../kit/index.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { useBelowFold } from '../../framework/router/useBelowFold.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'
import { PageBreadcrumbs } from '../breadcrumbs/index.ts'
import { BuyBox, assurances, energyArrow } from './BuyBox.tsx'
import type { MadeToMeasure } from './madeToMeasure.ts'
import styles from './ProductPage.module.css'
import { PartFailed } from './PartFailed.tsx'
import { ProductPanelOutlet } from './ProductPanelOutlet.tsx'
import { useBuying } from './useBuying.ts'
import type { Choices } from './useChoices.ts'

/** Rendered by the server from the first request on, when a lazy module would not be loaded yet; in the browser its small module loads after the page's. */
const aboutProduct = lazyPart(async () => (await import('./AboutProduct.tsx')).AboutProduct, PartFailed)
const AboutProduct = import.meta.env.SSR ? (await import('./AboutProduct.tsx')).AboutProduct : aboutProduct.Part

/** Fetches what the page renders after its first screen. */
export const preloadParts = (): void => {
  assurances.preload()
  energyArrow.preload()
  aboutProduct.preload()
}

/** For a visit through a mailed link. */
const confirmedRequest = lazy(withMessages(() => import('./ConfirmedRequest.tsx')))

export interface ProductViewProps {
  readonly product: Product
  /** Its options; most products have none. */
  readonly options?: ReactNode
  /** In the place of the plain price, where there is something to choose. */
  readonly price?: ReactNode
  readonly choices: Choices
  /** Content beside the buy box: pictures, or the drawing of a made-to-measure product. */
  readonly stage: ReactNode
  readonly made?: MadeToMeasure | null
}

/** One product: the stage and the buy box first, then what there is to know. */
export const ProductView = ({ product, options = null, price, choices, stage, made = null }: ProductViewProps) => {
  const buying = useBuying(product, choices, made)
  const requestUid = /[?&]tell=([\w-]+)/.exec(useShopLocation().current.href)?.[1] ?? null
  const isWhole = useBelowFold()
  // One element per product: an update before its module has loaded would replace the server-rendered HTML and lose the focus.
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
      {isWhole ? about : <div className={styles.belowFold} />}
      <ProductPanelOutlet product={product} buying={buying} made={made} />
    </>
  )
}

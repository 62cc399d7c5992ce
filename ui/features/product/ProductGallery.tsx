import { memo, useRef, useState } from 'react'
import { lazy } from '@thuishaven/core'
import type { Product } from '@thuishaven/core/catalogue'
import { Gallery } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { panelAddress } from '../../framework/panels/addressedPanel.ts'
import { productPanels } from './productPanels.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { useLazy } from '../../framework/panels/useLazy.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'
import { LazyWishlistButton } from '../wishlist/index.ts'
import styles from './ProductPage.module.css'
import { stageSizes } from './stageSizes.ts'

const magnifier = lazy(withMessages(() => import('./Magnifier.tsx')))

/** The pictures of a product: enlarged beside the gallery on hover, full screen on click (PRD-01…PRD-04). */
export const ProductGallery = memo(({ product }: { readonly product: Product }) => {
  const { text } = useMessages()
  const panels = usePanels()
  const { current } = useShopLocation()
  const stage = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(0)
  const [near, setNear] = useState(false)
  const lens = useLazy(magnifier, near)
  const picture = product.pictures[selected]
  const approach = (): void => {
    setNear(true)
    productPanels.preload()
  }
  return (
    <div className={styles.gallery} onPointerEnter={approach} onFocus={approach}>
      <Gallery
        pictures={product.pictures}
        ratio={4 / 5}
        priority
        stage={stage}
        onSelect={setSelected}
        sizes={stageSizes}
        opens={{
          href: (index) => panelAddress(current.href, 'mediagallery', String(index + 1)),
          open: (index) => panels.open('mediagallery', String(index + 1)),
        }}
        texts={{
          label: text('product.pictures', { title: product.title }),
          previous: text('product.previousPicture'),
          next: text('product.nextPicture'),
          thumbnail: (position, count) => text('product.thumbnail', { position, count }),
          more: (remaining) => text('product.more', { count: remaining }),
        }}
      />
      <LazyWishlistButton productId={product.productId} title={product.title} corner="top" />
      {lens === null || lens === 'missing' || picture === undefined ? null : <lens.Magnifier stage={stage} picture={picture} />}
    </div>
  )
})

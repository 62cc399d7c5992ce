import type { Product } from '@thuishaven/core/catalogue'
import { useStore } from '../../../framework/hydration/useStore.ts'
import { Panel, Prose } from '../../../kit/index.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useShopLocation } from '../../../framework/router/RouterContext.ts'
import { withoutPanel } from '../../../framework/router/withoutPanel.ts'
import { isProductPanel } from '../productPanelNames.ts'
import { usePanels } from '../../../framework/panels/PanelsContext.ts'
import type { MadeToMeasure } from '../madeToMeasure.ts'
import { SpecificationTable } from '../SpecificationTable.tsx'
import type { Buying } from '../useBuying.ts'
import { useProductInfo } from '../useProductInfo.ts'
import { useSpecifications } from '../useSpecifications.ts'
import { ConfigurationPanel } from './ConfigurationPanel.tsx'
import { MediaGallery } from './MediaGallery.tsx'
import styles from './ProductPanels.module.css'
import { VariationsPanel } from './VariationsPanel.tsx'

export interface ProductPanelsProps {
  readonly product: Product
  readonly buying: Buying
  readonly made: MadeToMeasure | null
}

/** The panels of a product (PNL-01, PNL-05): each has the product's title and a close button. */
export const ProductPanels = ({ product, buying, made }: ProductPanelsProps) => {
  const { text } = useMessages()
  const panels = usePanels()
  const { open, closing, subject } = useStore(panels)
  const { current } = useShopLocation()
  const specifications = useSpecifications(product)
  const readings = useProductInfo(product)
  const frame = {
    title: product.title,
    closeLabel: text('productPanels.close'),
    closeHref: withoutPanel(current.href),
    state: open === null ? ('closing' as const) : ('open' as const),
    onClose: panels.close,
  }
  const shown = open ?? closing
  switch (isProductPanel(shown) ? shown : null) {
    case 'specifications':
      return (
        <Panel {...frame} width="wide" isText>
          <h3 className={styles.subject}>{text('product.specifications')}</h3>
          <SpecificationTable rows={specifications} />
        </Panel>
      )
    case 'description':
      return (
        <Panel {...frame} width="wide" isText>
          <h3 className={styles.subject}>{text('product.description')}</h3>
          <Prose html={product.longDescription} />
        </Panel>
      )
    case 'readMore': {
      const reading = readings.find(({ id }) => id === subject) ?? readings[0]
      return reading === undefined ? null : (
        // A few lines: as high as they are.
        <Panel {...frame} side="centre" isText>
          <h3 className={styles.subject}>{reading.title}</h3>
          <Prose html={reading.html + reading.more} />
        </Panel>
      )
    }
    case 'variations':
      return <VariationsPanel frame={frame} product={product} buying={buying} made={made} />
    case 'configuration':
      return <ConfigurationPanel frame={frame} product={product} choices={buying.choices} made={made} groupId={subject} />
    case 'mediagallery':
      return <MediaGallery frame={frame} pictures={product.pictures} start={Number(subject ?? 1) - 1} />
    case null:
      return null
  }
}

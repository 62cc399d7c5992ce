import { lazy } from '@thuishaven/core'
import type { PanelName } from '../../shell/panels/createPanels.ts'
import type { PanelRow } from '../../shell/panels/PanelRow.ts'
import { withMessages } from '../../shell/panels/withMessages.ts'

/** The panels of a product, which its page shows (PNL-05). */
const productPanelNames = ['specifications', 'description', 'readMore', 'variations', 'configuration', 'mediagallery'] as const
export type ProductPanelName = (typeof productPanelNames)[number]

export const isProductPanel = (name: PanelName | null): name is ProductPanelName => productPanelNames.some((known) => known === name)

/** All panels of a product travel together. */
export const productPanels = lazy(withMessages(() => import('./panels/index.ts')))

/** They stand on the product's own page only. */
export const productPanelRow: PanelRow = {
  names: productPanelNames,
  module: productPanels,
  source: 'ui/pages/product/panels/index.ts',
  routes: ['product', 'productWithOptions', 'madeToMeasure'],
}

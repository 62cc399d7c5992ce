import { lazy } from '@thuishaven/core'
import type { PanelName } from '../../framework/panels/createPanels.ts'
import type { PanelRow } from '../../framework/panels/PanelRow.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'

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
  source: 'ui/features/product/panels/index.ts',
  routes: ['product', 'productWithOptions', 'madeToMeasure'],
}

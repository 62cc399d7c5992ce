import { lazy } from '@thuishaven/core'
import type { PanelRow } from '../../framework/panels/PanelRow.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'
import { productPanelNames } from './productPanelNames.ts'

/** All panels of a product travel together. */
export const productPanels = lazy(withMessages(() => import('./panels/index.ts')))

/** Available on the product's own page only. */
export const productPanelRow: PanelRow = {
  names: productPanelNames,
  module: productPanels,
  source: 'ui/features/product/panels/index.ts',
  routes: ['product', 'productWithOptions', 'madeToMeasure'],
}

import type { PanelName } from '../../framework/panels/createPanels.ts'

/** The panels of a product, which its page shows (PNL-05). */
export const productPanelNames = ['specifications', 'description', 'readMore', 'variations', 'configuration', 'mediagallery'] as const
export type ProductPanelName = (typeof productPanelNames)[number]

export const isProductPanel = (name: PanelName | null): name is ProductPanelName => productPanelNames.some((known) => known === name)

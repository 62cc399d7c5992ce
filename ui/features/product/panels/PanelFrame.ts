import type { PanelProps } from '../../../kit/index.ts'

/** Common props of a product's panels: title and closing. */
export type PanelFrame = Pick<PanelProps, 'title' | 'closeLabel' | 'closeHref' | 'state' | 'onClose'>

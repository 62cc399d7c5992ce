import type { PanelProps } from '../../../kit/index.ts'

/** What all panels of a product have in common: its title, the way to close it. */
export type PanelFrame = Pick<PanelProps, 'title' | 'closeLabel' | 'closeHref' | 'state' | 'onClose'>

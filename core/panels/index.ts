/** Panels over the page, one at a time. */
export type { PanelName, PanelState, PanelStore } from './makePanelStore.ts'

export { preloadMainPicture } from './preloadMainPicture.ts'
export { productPanelRow } from './productPanels.ts'
export type { ProductPanelName } from './productPanelNames.ts'

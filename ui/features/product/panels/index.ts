export { ProductPanels } from './ProductPanels.tsx'

export { CartPanel } from './CartPanel.tsx'

export { CartPanel } from './CartPanel.tsx'
export { CouponsPanel } from './CouponsPanel.tsx'

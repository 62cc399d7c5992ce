export { CartPanel as Panel } from './CartPanel.tsx'

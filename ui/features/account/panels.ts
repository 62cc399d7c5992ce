export { CustomerPanel as Panel } from './CustomerPanel.tsx'

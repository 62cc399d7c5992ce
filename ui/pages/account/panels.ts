export { CustomerPanel } from './CustomerPanel.tsx'

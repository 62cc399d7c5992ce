export { AccountLink } from './AccountLink.tsx'
export { customerPanelRow } from './customerPanels.ts'
export type { CustomerPanelName } from './customerPanels.ts'

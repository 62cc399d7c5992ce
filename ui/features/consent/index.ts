export { consentPanel, consentPanelRow, wallOpen } from './consentPanel.ts'

import type { PanelName } from '../../framework/panels/createPanels.ts'
import { AccountPanel } from './AccountPanel.tsx'
import { AddressPanel } from './AddressPanel.tsx'
import { PayOrderPanel } from '../orders/index.ts'

/** The customer's panels, by name: they travel together. */
export const CustomerPanel = ({ name }: { readonly name: PanelName }) => {
  if (name === 'account') return <AccountPanel />
  return name === 'addresses' ? <AddressPanel /> : <PayOrderPanel />
}

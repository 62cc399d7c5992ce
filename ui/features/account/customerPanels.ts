import { lazy } from '@thuishaven/core'
import type { OutletPanelRow } from '../../framework/panels/PanelRow.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'

export type CustomerPanelName = 'account' | 'addresses' | 'paymentOrder'

/** Account panel, address panel and payment panel are loaded together. */
export const customerPanels = lazy(withMessages(() => import('./panels.ts'), 'account'))

export const customerPanelRow: OutletPanelRow = {
  names: ['account', 'addresses', 'paymentOrder'],
  module: customerPanels,
  source: 'ui/features/account/panels.ts',
  routes: ['account'],
}

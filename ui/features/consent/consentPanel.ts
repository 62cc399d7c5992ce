import { lazy } from '@thuishaven/core'
import type { AddressedPanel } from '../../framework/panels/addressedPanel.ts'
import type { OutletPanelRow } from '../../framework/panels/PanelRow.ts'

export const consentPanel = lazy(() => import('./panel.ts'))

export const consentPanelRow: OutletPanelRow = {
  names: ['cookieWall'],
  module: consentPanel,
  source: 'ui/features/consent/panel.ts',
}

/** The consent wall that opens automatically without a choice (CNS-01). */
export const wallOpen: AddressedPanel = { name: 'cookieWall', about: null, row: consentPanelRow }

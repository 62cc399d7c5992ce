import { lazy } from '@thuishaven/core'
import type { AddressedPanel } from '../../shell/panels/addressedPanel.ts'
import type { OutletPanelRow } from '../../shell/panels/PanelRow.ts'

export const consentPanel = lazy(() => import('./panel.ts'))

export const consentPanelRow: OutletPanelRow = {
  names: ['cookieWall'],
  module: consentPanel,
  source: 'ui/pages/consent/panel.ts',
}

/** The consent wall as it opens by itself, for who has not chosen (CNS-01). */
export const wallOpen: AddressedPanel = { name: 'cookieWall', about: null, row: consentPanelRow }

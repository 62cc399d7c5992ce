import { lazy } from '@thuishaven/core'
import { savesData } from '../../framework/hydration/savesData.ts'
import type { OutletPanelRow } from '../../framework/panels/PanelRow.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'

export const searchPanel = lazy(withMessages(() => import('./panel.ts')))

export const searchPanelRow: OutletPanelRow = {
  names: ['search'],
  module: searchPanel,
  isPreloaded: () => !savesData(),
  isPremounted: true,
}

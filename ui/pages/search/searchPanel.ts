import { lazy } from '@thuishaven/core'
import type { OutletPanelRow } from '../../shell/panels/PanelRow.ts'
import { withMessages } from '../../shell/panels/withMessages.ts'

export const searchPanel = lazy(withMessages(() => import('./panel.ts')))

export const searchPanelRow: OutletPanelRow = {
  names: ['search'],
  module: searchPanel,
}

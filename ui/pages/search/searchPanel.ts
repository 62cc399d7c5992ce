import { lazy } from '@thuishaven/core'
import type { PanelRow } from '../../shell/panels/PanelRow.ts'
import { withMessages } from '../../shell/panels/withMessages.ts'

export const searchPanel = lazy(withMessages(() => import('./panel.ts')))

export const searchPanelRow: PanelRow = {
  names: ['search'],
  shownBy: 'outlet',
  module: searchPanel,
  source: 'ui/pages/search/panel.ts',
}

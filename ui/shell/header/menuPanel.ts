import { lazy } from '@thuishaven/core'
import type { OutletPanelRow } from '../panels/PanelRow.ts'
import { withMessages } from '../panels/withMessages.ts'

/** The menu on small screens. */
export const menuPanel = lazy(withMessages(() => import('../panels/MobileMenu.tsx').then(({ MobileMenu }) => ({ Panel: MobileMenu }))))

export const menuPanelRow: OutletPanelRow = {
  names: ['mobileNavigationPanel'],
  module: menuPanel,
  source: 'ui/shell/panels/MobileMenu.tsx',
  isPreloaded: () => true,
}

/** What is below an item of the menu on wide screens. */
export const subMenu = lazy(() => import('./SubMenu.tsx'))

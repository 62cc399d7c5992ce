import { lazy } from '@thuishaven/core'
import type { OutletPanelRow } from '../../framework/panels/PanelRow.ts'
import { withMessages } from '../../framework/panels/withMessages.ts'

/** The menu on small screens. */
export const menuPanel = lazy(withMessages(() => import('./MobileMenu.tsx').then(({ MobileMenu }) => ({ Panel: MobileMenu }))))

export const menuPanelRow: OutletPanelRow = {
  names: ['mobileNavigationPanel'],
  module: menuPanel,
  source: 'ui/features/navigation/MobileMenu.tsx',
  isPreloaded: () => true,
  isPremounted: true,
}

/** The children of a menu item on wide screens. */
export const subMenu = lazy(() => import('./SubMenu.tsx'))

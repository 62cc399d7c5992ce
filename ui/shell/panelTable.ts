import type { CartPanelName } from '../pages/cart/cartPanels.ts'
import { cartPanelRow } from '../pages/cart/cartPanels.ts'
import type { CustomerPanelName } from '../pages/account/customerPanels.ts'
import { customerPanelRow } from '../pages/account/customerPanels.ts'
import { consentPanelRow } from '../pages/consent/consentPanel.ts'
import type { ProductPanelName } from '../pages/product/productPanels.ts'
import { productPanelRow } from '../pages/product/productPanels.ts'
import { searchPanelRow } from '../pages/search/searchPanel.ts'
import { menuPanelRow } from './header/menuPanel.ts'
import type { OutletPanelRow, PanelRow } from './panels/PanelRow.ts'

declare module './panels/createPanels.ts' {
  interface Register {
    readonly panel: CartPanelName | CustomerPanelName | ProductPanelName | 'search' | 'mobileNavigationPanel' | 'cookieWall'
  }
}

/** The panels that the outlet shows. */
export const outletPanels: readonly OutletPanelRow[] = [cartPanelRow, menuPanelRow, searchPanelRow, customerPanelRow, consentPanelRow]

/** All panels of the shop; one at a time is open (PNL-01). */
export const panelTable: readonly PanelRow[] = [...outletPanels, productPanelRow]

import type { CartPanelName } from '../features/cart/index.ts'
import { cartPanelRow } from '../features/cart/index.ts'
import type { CustomerPanelName } from '../features/account/index.ts'
import { customerPanelRow } from '../features/account/index.ts'
import { consentPanelRow } from '../features/consent/index.ts'
import type { ProductPanelName } from '../features/product/index.ts'
import { productPanelRow } from '../features/product/index.ts'
import { searchPanelRow } from '../features/search/index.ts'
import { menuPanelRow } from '../features/navigation/index.ts'
import type { OutletPanelRow, PanelRow } from '../framework/panels/PanelRow.ts'

declare module '../framework/panels/createPanels.ts' {
  interface Register {
    readonly panel: CartPanelName | CustomerPanelName | ProductPanelName | 'search' | 'mobileNavigationPanel' | 'cookieWall'
  }
}

/** The panels that the outlet shows. */
export const outletPanels: readonly OutletPanelRow[] = [cartPanelRow, menuPanelRow, searchPanelRow, customerPanelRow, consentPanelRow]

/** All panels of the shop; one at a time is open (PNL-01). */
export const panelTable: readonly PanelRow[] = [...outletPanels, productPanelRow]

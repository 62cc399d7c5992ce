import { urlOf } from '../../bindings/urlOf.ts'
import { isProductPanel, productPanelNames } from './createPanels.ts'
import type { PanelName } from './createPanels.ts'
import { withoutPanel } from '../location/withoutPanel.ts'

const everywhere: readonly PanelName[] = ['cart', 'discountCoupons', 'mobileNavigationPanel', 'cookieWall']

/** Pages that show a product, with its panels. */
const productPages: ReadonlySet<string> = new Set(['product', 'productWithOptions', 'madeToMeasure'])

/** A panel that an address asks for, and what of it. */
export interface AddressedPanel {
  readonly name: PanelName
  readonly about: string | null
}

/** The consent wall as it opens by itself, for who has not chosen (CNS-01). */
export const wallOpen: AddressedPanel = { name: 'cookieWall', about: null }

/**
 * The panel that an address asks for with `?panel=` and, of some, `about=`; the server renders it open, for a press before the page was
 * alive or without a script. A product's panels stand on its own page only.
 */
export const addressedPanel = (search: URLSearchParams, routeId: string): AddressedPanel | null => {
  const offered = productPages.has(routeId) ? [...everywhere, ...productPanelNames] : everywhere
  const name = offered.find((known) => known === search.get('panel'))
  return name === undefined ? null : { name, about: isProductPanel(name) ? search.get('about') : null }
}

/** The same address with a panel open. */
export const panelAddress = (href: string, panel: PanelName, about?: string): string => {
  const url = urlOf(withoutPanel(href))
  url.searchParams.set('panel', panel)
  if (about !== undefined) url.searchParams.set('about', about)
  return url.pathname + url.search
}

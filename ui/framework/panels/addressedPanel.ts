import { urlOf } from '../router/urlOf.ts'
import { withoutPanel } from '../router/withoutPanel.ts'
import type { PanelName } from './createPanels.ts'
import type { PanelRow } from './PanelRow.ts'

/** A panel that an address requests, and what of it. */
export interface AddressedPanel {
  readonly name: PanelName
  readonly about: string | null
  readonly row: PanelRow
}

/**
 * The panel that an address requests with `?panel=` and, of some, `about=`; the server renders it open, for a press before hydration or
 * without a script.
 */
export const addressedPanel = (table: readonly PanelRow[], search: URLSearchParams, routeId: string): AddressedPanel | null => {
  for (const row of table) {
    const name = row.names.find((known) => known === search.get('panel'))
    if (name !== undefined && row.source !== undefined && row.routes?.includes(routeId) !== false)
      return { name, about: search.get('about'), row }
  }
  return null
}

/** The same address with a panel open. */
export const panelAddress = (href: string, panel: PanelName, about?: string): string => {
  const url = urlOf(withoutPanel(href))
  url.searchParams.set('panel', panel)
  if (about !== undefined) url.searchParams.set('about', about)
  return url.pathname + url.search
}

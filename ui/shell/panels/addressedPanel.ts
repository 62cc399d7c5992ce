import type { PanelName } from './makePanels.ts'

const addressed: readonly PanelName[] = ['cart', 'mobileNavigationPanel']

/** The panel that an address asks for with `?panel=`; the server renders it open, for a press before the page was alive or without a script. */
export const addressedPanel = (search: URLSearchParams): PanelName | null => addressed.find((name) => name === search.get('panel')) ?? null

/** The same address without a panel: where closing it leads without a script. */
export const withoutPanel = (href: string): string => {
  const url = new URL(href, 'http://shop.invalid')
  url.searchParams.delete('panel')
  return url.pathname + url.search
}

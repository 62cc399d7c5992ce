import { urlOf } from './urlOf.ts'

/** The same address without a panel: where closing it leads without a script. A panel is no part of a page's address. */
export const withoutPanel = (href: string): string => {
  const url = urlOf(href)
  url.searchParams.delete('panel')
  url.searchParams.delete('about')
  return url.pathname + url.search
}

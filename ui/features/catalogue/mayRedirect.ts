import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import { contentQueryOf } from '@thuishaven/core/catalogue'
import type { NavigationItem } from '@thuishaven/core/catalogue'
import { configQuery, contentQuery } from '../shop/index.ts'
import type { Route } from '../../framework/router/route.ts'
import { parseFilterPath } from './filterPaths.ts'

/** The list of an address, without filters, order and page. */
const listOf = (href: string): string => parseFilterPath(contentQueryOf(href).path).path

const isIn = (items: readonly NavigationItem[], list: string): boolean =>
  items.some(({ url, children }) => listOf(url) === list || isIn(children, list))

/**
 * Whether an address can only be an owner's redirect rule: the catch-all page, and no list that the menu links to or that was shown before. A
 * prefetch of its content would be useless, and the browser would log a 404.
 */
export const mayRedirect = (
  route: Route,
  href: string,
  { shop, queries }: { readonly shop: Shop; readonly queries: QueryClient },
): boolean => {
  if (route.id !== 'category') return false
  const list = listOf(href)
  const menu = queries.getQueryData(configQuery(shop).queryKey)?.menus.navigation
  if (menu !== undefined && (isIn(menu.desktop, list) || isIn(menu.mobile, list))) return false
  const [kind, locale] = contentQuery(shop, contentQueryOf(href)).queryKey
  return !queries.getQueriesData({ queryKey: [kind, locale] }).some(([key, page]) => page !== undefined && listOf(String(key[2])) === list)
}

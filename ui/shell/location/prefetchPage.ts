import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import { localeOfPath, trailingSlashRedirect } from '@thuishaven/core/routing'
import type { Locale } from '@thuishaven/core/locale'
import { fetchResult, redirectQuery } from '../../bindings/queries.ts'
import type { PageInput } from '../page.ts'
import { findRoute, routeById } from '../routes.ts'
import type { PageKind, Route } from '../routes.ts'
import { mayRedirect } from './mayRedirect.ts'
import { pageOf } from './pageOf.ts'
import type { LoadedPage, ResolvedPage } from './resolvedPage.ts'

export interface PrefetchInput {
  readonly shop: Shop
  readonly queries: QueryClient
  readonly locale: Locale
  readonly text: PageInput['text']
  readonly prepare: (page: PageKind) => Promise<void>
  readonly origin: string
}

/** Pages that are the same whoever asks: to make another one ready could change what it will say. */
const isForAll = ({ guard, layout }: Route): boolean => guard === null && (layout === 'ecommerce' || layout === 'business')

/** How often a page may point to another one. */
const mostHops = 3

/**
 * Makes a page ready as far as a click would: its code, its answers and the word whether a rule leads elsewhere (NET-05). What fails is
 * for the click to find out.
 * @param requested path and search as in the address bar
 * @returns the page, to be drawn out of sight; null where only the click can tell what shows
 */
export const prefetchPage = async (
  requested: string,
  { shop, queries, locale, text, prepare, origin }: PrefetchInput,
): Promise<ResolvedPage | null> => {
  let href = requested
  let route: Route | null = null
  for (let hop = 0; hop < mostHops; hop += 1) {
    const url = new URL(href, origin)
    const { locale: language, path } = localeOfPath(url.pathname)
    const found = language === locale && trailingSlashRedirect(href) === null ? findRoute(locale, path) : null
    if (found === null) return null
    route ??= found.route
    if (!isForAll(route)) return null
    const { name, params } = found
    const load = async (shown: Route): Promise<LoadedPage> => {
      const [module] = await Promise.all([shown.open(), prepare(shown)])
      const input = { shop, queries, locale, origin, href, path, search: url.searchParams, name, params, text }
      return { module, response: await module.load(input) }
    }
    const early: Promise<LoadedPage> | null = mayRedirect(route, href, { shop, queries }) ? null : load(route)
    early?.catch(() => undefined)
    const rule = await fetchResult(queries, redirectQuery(shop, path))
    // The click asks again where the rule leads.
    if (!rule.ok || rule.value !== null) return null
    const { module, response }: LoadedPage = await (early ?? load(route))
    if (response.kind === 'instead') route = routeById(response.route)
    else if (response.kind === 'redirect') [href, route] = [response.to, null]
    else return response.kind === 'page' ? pageOf({ route, module, response, requested: { name, params }, href, path }) : null
  }
  return null
}

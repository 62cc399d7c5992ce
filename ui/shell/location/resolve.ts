import type { QueryClient } from '@tanstack/react-query'
import { canonicalPath, localeOfPath, ruleRedirect } from '@thuishaven/core/routing'
import type { Shop } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import type { Redirect } from '@thuishaven/core/routing'
import { fetchResult, redirectQuery } from '../../bindings/queries.ts'
import { urlOf } from '../../bindings/urlOf.ts'
import { nameOfOtherLanguage, pathTo } from '../paths.ts'
import type { PageInput } from '../page.ts'
import { findRoute, routeById } from '../routes.ts'
import type { PageKind, Route } from '../routes.ts'
import { pageOf } from './pageOf.ts'
import { loginFor, refusedBy } from './guards.ts'
import { mayRedirect } from './mayRedirect.ts'
import type { LoadedPage, Resolution, ResolvedPage, ResolvedRedirect } from './resolvedPage.ts'

export interface ResolveInput {
  readonly shop: Shop
  readonly queries: QueryClient
  readonly locale: Locale
  readonly text: PageInput['text']
  /** Fetches what the pages of a layout need beside their code: the messages of forms. */
  readonly prepare: (page: PageKind) => Promise<void>
  /** Path and search as in the address bar. */
  readonly href: string
  /** Scheme and backend of the shop, by which a rule's absolute address of its own pages is known. */
  readonly origin: string
  /** In this navigation the backend was asked already who this is, and did not say. */
  readonly sessionUnknown?: boolean | undefined
}

const redirect = (to: string, status: 301 | 302 | 303, whole = false): ResolvedRedirect => ({ kind: 'redirect', to, status, whole })

/** Pages whose content depends on who asks: without an answer to that nothing right can be shown. */
const sessionRoutes: ReadonlySet<string> = new Set(['checkout', 'checkoutStep'])

/** Milliseconds that a page waits for the word who asks, where a visitor may see it too; for any other it is worth the whole wait. */
const sessionTimeout = 2000

/** Milliseconds that a page which is ready waits for the word whether a rule leads elsewhere. A server asks for that word with a patience of its own. */
const timeout = 500

/** No slash at the end, and one at the beginning: a relative link can come out as '//x', which the address bar would take for another backend. */
const slashRedirect = (href: string): Redirect | null => {
  const to = canonicalPath(href)
  return to === href ? null : { status: 301, to }
}

const decoded = (path: string): string | null => {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/** Where a path leads that is no page's: each page answers by its own name in a language (RTE-07), and an account begins with its overview (RTE-05). */
const nameRedirect = (locale: Locale, path: string, query: string): Redirect | null => {
  const to = path === '/account' ? pathTo(locale, 'account.overview') : nameOfOtherLanguage(locale, path)
  return to === null ? null : { status: 301, to: to + query }
}

/**
 * From an address to a page: the one way in, on the server for a first request and in the browser for every navigation, so that
 * both have the same outcome (RTE-16). Judged in the order of RTE-13: session, canonical form, redirect rule (old addresses are the first
 * of them), and then guard and page. What does not depend on the answers before it is asked for meanwhile.
 */
export const resolve = async (input: ResolveInput): Promise<Resolution> => {
  const { shop, queries, text, href, origin, prepare } = input
  const url = urlOf(href)

  const { locale, path } = localeOfPath(url.pathname)
  // One redirect for all that is wrong with an address (RTE-11, RTE-12): what follows is asked for the path as it should stand.
  const asIs = canonicalPath(path)
  const moved = nameRedirect(locale, asIs, url.search) ?? slashRedirect(href)

  const errorPage = async (status: number, because: 'route' | 'parameter' | 'host'): Promise<ResolvedPage> => {
    const route = routeById('error')
    const module = await route.open()
    const params = { status: String(status), because, requested: decoded(url.pathname) ?? url.pathname }
    const response = await module.load({
      shop,
      queries,
      locale,
      origin,
      href,
      path,
      search: url.searchParams,
      name: 'content',
      params,
      text,
    })
    const head = response.kind === 'page' ? response.head : { title: String(status), noindex: true }
    return { kind: 'page', href, routeId: route.id, name: 'content', layout: route.layout, module, params, path, head, status }
  }

  const found = moved === null && decoded(path) !== null ? findRoute(locale, path) : null
  const isLoading = { name: found?.name ?? 'content', params: found?.params ?? {} }

  const load = async (route: Route): Promise<LoadedPage> => {
    const [module] = await Promise.all([route.open(), prepare(route)])
    const response = await module.load({ shop, queries, locale, origin, href, path, search: url.searchParams, ...isLoading, text })
    return { module, response }
  }
  // Pages that do not depend on who asks are loaded while the other questions travel. A server does not mind asking in vain.
  const startsEarly =
    found !== null &&
    found.route.guard === null &&
    found.route.layout !== 'checkout' &&
    (import.meta.env.SSR || !mayRedirect(found.route, href, input))
  const early = startsEarly ? load(found.route) : null
  early?.catch(() => undefined)
  const requested = decoded(path) === null ? null : fetchResult(queries, redirectQuery(shop, asIs))
  requested?.catch(() => undefined)

  /** Nothing, once the page has waited long enough. One that is not there waits for the rule, which may say where it is. */
  const late = async (): Promise<typeof requested> => {
    const loaded = import.meta.env.SSR ? null : await early?.catch(() => null)
    return loaded?.response.kind === 'page' ? new Promise((resolve) => setTimeout(resolve, timeout, null)) : requested
  }

  const guard = found?.route.guard ?? null
  const needsSession = found !== null && (sessionRoutes.has(found.route.id) || (guard !== null && guard !== 'auth'))
  const wasSignedIn = shop.session.getSnapshot().isAuthenticated
  /** Told whenever the word comes. Whom the backend could not be asked about may well be signed in still. */
  const notify = (session: Awaited<ReturnType<Shop['session']['restore']>>): void => {
    if (wasSignedIn && session === 'visitor')
      shop.alert.show({ tone: 'warning', title: { key: 'phrases.Attention' }, message: { key: 'phrases.accountSessionEnded' } })
  }
  const restoreSession = async () => {
    const isLoading = shop.session.restore()
    isLoading.then(notify, () => undefined)
    return needsSession ? isLoading : shop.session.restore(sessionTimeout)
  }
  const session = input.sessionUnknown === true ? 'lost' : await restoreSession()
  const rule = await Promise.race([requested, late()])
  if (rule?.ok === true && rule.value !== null) {
    const ruled = ruleRedirect(rule.value, href, origin)
    if (ruled !== null) return redirect(ruled.to, ruled.status, ruled.whole)
  }
  if (moved !== null) return redirect(moved.to, moved.status)
  if (found === null) return errorPage(404, decoded(path) === null ? 'parameter' : 'route')
  if (session === 'lost' && sessionRoutes.has(found.route.id)) return { ...loginFor(shop, href), sessionUnknown: true }
  const refused = guard === null ? null : refusedBy(guard, shop, href)
  if (refused !== null && refused !== 'noCustomer') return { ...refused, sessionUnknown: session === 'lost' }

  let route = refused === 'noCustomer' ? routeById('noCustomer') : found.route
  let loading = early ?? load(route)
  for (;;) {
    const { module, response } = await loading
    switch (response.kind) {
      case 'page':
        return pageOf({ route, module, response, requested: isLoading, href, path })
      case 'redirect':
        return redirect(response.to, response.status)
      case 'notFound':
        return errorPage(404, response.because)
      case 'failed':
        return errorPage(503, 'host')
      case 'instead':
        route = routeById(response.route)
        loading = load(route)
    }
  }
}

import { canonicalPath, localeOfPath } from '@thuishaven/core/routing'
import { urlOf } from './urlOf.ts'
import type { Locale, LocalePaths } from '@thuishaven/core/locale'
import type { LoaderContext, PathName } from './register.ts'
import type { LoadedPage, Resolution, ResolvedPage, ResolvedRedirect } from './resolvedPage.ts'
import type { FoundRoute, PageParams, Route } from './route.ts'

/** The visitor's session: 'lost' when the backend did not respond. */
export type SessionResult = 'signed-in' | 'visitor' | 'lost'

/** The router's configuration for a shop. */
export interface RouterOptions {
  /** The first route that shows a path without language prefix. */
  readonly match: (locale: Locale, path: string) => FoundRoute | null
  /** @throws when there is no such route */
  readonly routeById: (id: string) => Route
  /** Routes that replace a missing or failed page. */
  readonly errorPage: { readonly routeId: string; readonly name: PathName }
  /** The canonical name of an alias path, with its language prefix; null when the path is no alias. */
  readonly movedTo: (locale: Locale, path: string) => string | null
  /** The paths of a page in all languages, for its head; null where its content has them. */
  readonly pathsOf: (name: PathName, params: PageParams) => LocalePaths | null
  /** Target of the owner's redirect rule for an address; null without a rule, and when the backend fails. */
  readonly redirectRule: (address: Address, request: RouteRequest) => Promise<ResolvedRedirect | null>
  /** Whether an address can only be such a rule: then nothing is loaded before the rule is known. */
  readonly mayRedirect: (route: Route, request: RouteRequest) => boolean
  /** Restores the session, as far as the route needs it. */
  readonly restoreSession: (route: Route | null, request: RouteRequest) => Promise<SessionResult>
  /** The redirect or replacement route for a refused visitor; null when access is allowed. */
  readonly guard: (route: Route, session: SessionResult, request: RouteRequest) => ResolvedRedirect | Route | null
}

export interface RouteRequest {
  /** Path and search as in the address bar. */
  readonly href: string
  /** Public origin of the shop. */
  readonly origin: string
  readonly locale: Locale
  readonly context: LoaderContext
  /** Fetches what a page needs beside its code: its messages. */
  readonly loadMessages: (route: Route) => Promise<void>
  /** The session was requested earlier in this navigation, and the backend did not respond. */
  readonly sessionUnknown?: boolean | undefined
}

/** An address, read once. */
export interface Address {
  readonly href: string
  readonly locale: Locale
  readonly search: URLSearchParams
  /** Path without language prefix, as requested. */
  readonly path: string
  /** Its canonical form: exactly one slash at its beginning and none at its end. */
  readonly canonical: string
  /** The whole path for people to read; as it is written where a percent escape in it is malformed. */
  readonly readable: string
  readonly isMalformed: boolean
  readonly found: FoundRoute | null
  /** The redirect of an address that is not canonical. */
  readonly moved: ResolvedRedirect | null
}

/** Milliseconds that a loaded page waits for the redirect rule of its address. A server has its own timeout. */
const ruleTimeout = 500

export const redirectTo = (to: string, status: 301 | 302 | 303): ResolvedRedirect => ({ kind: 'redirect', to, status, whole: false })

const decodedPath = (path: string): string | null => {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/** One redirect for all that is wrong with an address (RTE-11, RTE-12). */
const readAddress = (options: RouterOptions, href: string): Address => {
  const { pathname, search, searchParams } = urlOf(href)
  const { locale, path } = localeOfPath(pathname)
  const canonical = canonicalPath(path)
  const decoded = decodedPath(pathname)
  const isMalformed = decoded === null
  const name = options.movedTo(locale, canonical)
  const to = name === null ? canonicalPath(href) : name + search
  const moved = to === href ? null : redirectTo(to, 301)
  const found = moved === null && !isMalformed ? options.match(locale, path) : null
  return { href, locale, search: searchParams, path, canonical, readable: decoded ?? pathname, isMalformed, found, moved }
}

interface Place {
  readonly name: PathName
  readonly params: PageParams
}

const loadPage = async (route: Route, { search, href, path }: Address, place: Place, request: RouteRequest): Promise<LoadedPage> => {
  const { context, locale, origin, loadMessages } = request
  const [module] = await Promise.all([route.importPage(), loadMessages(route)])
  const response = await module.load({ ...context, locale, origin, href, path, search, ...place })
  return { route, module, response }
}

/** A loaded page, ready to render. */
const pageOf = (
  options: RouterOptions,
  { route, module, response }: LoadedPage & { readonly response: { readonly kind: 'page' } },
  { href, path }: Address,
  { name, params }: Place,
): ResolvedPage => {
  const paths = options.pathsOf(name, params)
  return {
    kind: 'page',
    href,
    routeId: route.id,
    name,
    layout: route.layout,
    isPublic: route.isPublic,
    module,
    params: response.params ?? params,
    path,
    // The shop's own paths are in the table; paths of the owner's content came with the content.
    head: {
      ...(paths === null ? {} : { paths }),
      ...response.head,
      // Nothing of a shopper's own belongs in a search engine (SEO-04).
      ...(route.isPublic ? {} : { noindex: true }),
    },
    status: response.status ?? 200,
  }
}

const errorPage = async (
  options: RouterOptions,
  address: Address,
  request: RouteRequest,
  status: 404 | 503,
  reason: 'route' | 'parameter' | 'unavailable',
): Promise<ResolvedPage> => {
  const params = { status: String(status), reason, requested: address.readable }
  const place: Place = { name: options.errorPage.name, params }
  const loaded = await loadPage(options.routeById(options.errorPage.routeId), address, place, request)
  const response =
    loaded.response.kind === 'page' ? loaded.response : ({ kind: 'page', head: { title: String(status), noindex: true } } as const)
  return { ...pageOf(options, { ...loaded, response }, address, place), status }
}

/** Loads a route, and the one that its response points to. */
const finish = async (
  options: RouterOptions,
  address: Address,
  place: Place,
  request: RouteRequest,
  loading: Promise<LoadedPage>,
): Promise<Resolution> => {
  const loaded = await loading
  const { response } = loaded
  switch (response.kind) {
    case 'page':
      return pageOf(options, { ...loaded, response }, address, place)
    case 'redirect':
      return redirectTo(response.to, response.status)
    case 'notFound':
      return errorPage(options, address, request, 404, response.reason)
    case 'failed':
      return errorPage(options, address, request, 503, 'unavailable')
    case 'rewrite':
      return finish(options, address, place, request, loadPage(options.routeById(response.route), address, place, request))
  }
}

/** The rule, unless the page is ready and has waited long enough for it. A missing page waits for the rule, which may have its target. */
const ruleInTime = async (rule: Promise<ResolvedRedirect | null>, early: Promise<LoadedPage> | null): Promise<ResolvedRedirect | null> => {
  if (import.meta.env.SSR) return rule
  const late = async (): Promise<ResolvedRedirect | null> => {
    const loaded = await early?.catch(() => null)
    return loaded?.response.kind === 'page' ? new Promise((resolve) => setTimeout(resolve, ruleTimeout, null)) : rule
  }
  return Promise.race([rule, late()])
}

const load = async (
  options: RouterOptions,
  request: RouteRequest,
  address: Address,
  session: () => Promise<SessionResult>,
): Promise<Resolution> => {
  const { found, moved, isMalformed } = address
  // Pages that do not depend on the session are loaded during the other requests. On a server a needless request is cheap.
  const startsEarly =
    found?.route.guard === null && !found.route.waitsForSession && (import.meta.env.SSR || !options.mayRedirect(found.route, request))
  const early = found !== null && startsEarly ? loadPage(found.route, address, found, request) : null
  early?.catch(() => undefined)
  const rule = isMalformed ? Promise.resolve(null) : options.redirectRule(address, request)
  rule.catch(() => undefined)

  const restored = await session()
  const ruled = await ruleInTime(rule, early)
  if (ruled !== null) return ruled
  if (moved !== null) return moved
  if (found === null) return errorPage(options, address, request, 404, isMalformed ? 'parameter' : 'route')
  const guarded = options.guard(found.route, restored, request)
  if (guarded !== null && 'kind' in guarded) return guarded
  return finish(options, address, found, request, early ?? loadPage(guarded ?? found.route, address, found, request))
}

/**
 * Resolves an address to a page, for a first request on the server and for every navigation and prefetch in the browser, so that all have the
 * same outcome (RTE-16). Evaluated in the order of RTE-13: session, canonical form, redirect rule (old addresses first), then guard and page.
 * Independent requests are sent at the same time.
 */
export const loadRoute = (options: RouterOptions, request: RouteRequest): Promise<Resolution> => {
  const address = readAddress(options, request.href)
  const restore = async (): Promise<SessionResult> =>
    request.sessionUnknown === true ? 'lost' : options.restoreSession(address.found?.route ?? null, request)
  return load(options, request, address, restore)
}

/** How often one address may point to another. */
const mostHops = 3

/**
 * Prefetches the page of a link, as far as it is the same for every session (NET-05): its code, its responses, and its redirect rule. Failures are
 * ignored until the click.
 * @returns the page, to be prerendered; null where only the click decides which page is shown
 */
export const prefetchRoute = async (options: RouterOptions, request: RouteRequest): Promise<ResolvedPage | null> => {
  let { href } = request
  for (let hop = 0; hop < mostHops; hop += 1) {
    const address = readAddress(options, href)
    if (address.locale !== request.locale || address.found?.route.isPublic !== true) return null
    const resolution = await load(options, { ...request, href }, address, () => Promise.resolve('visitor'))
    if (resolution.kind === 'page') return resolution.routeId === options.errorPage.routeId ? null : resolution
    if (resolution.whole) return null
    href = resolution.to
  }
  return null
}

import { ruleRedirect } from '@thuishaven/core/routing'
import { fetchResult, redirectQuery, nameOfOtherLanguage, pathsTo, pathTo } from '../features/shop/index.ts'
import { loginFor, refusedBy } from './guards.ts'
import type { RouterOptions } from '../framework/router/loadRoute.ts'
import { mayRedirect } from '../features/catalogue/index.ts'
import type { Route } from '../framework/router/route.ts'
import { findRoute, routeById } from './routes.ts'

/** Pages whose content depends on the caller: without a response to that nothing right can be shown. */
const sessionRoutes: ReadonlySet<string> = new Set(['checkout', 'checkoutStep'])

const needsSession = ({ id, guard }: Route): boolean => sessionRoutes.has(id) || (guard !== null && guard !== 'auth')

/** Milliseconds that a page waits for the session, if a visitor may see it too; a page for customers waits for the whole timeout. */
const sessionTimeout = 2000

/** How this shop's addresses lead to its pages. */
export const routerOptions: RouterOptions = {
  match: findRoute,
  routeById,
  errorPage: { routeId: 'error', name: 'content' },
  // The account path leads to its overview (RTE-05), and each page has one path per language (RTE-07).
  movedTo: (locale, path) => (path === '/account' ? pathTo(locale, 'account.overview') : nameOfOtherLanguage(locale, path)),
  pathsOf: (name, params) => (name === 'content' ? null : pathsTo(name, params)),
  redirectRule: async ({ canonical }, { context: { shop, queries }, href, origin }) => {
    const rule = await fetchResult(queries, redirectQuery(shop, canonical))
    const ruled = rule.ok && rule.value !== null ? ruleRedirect(rule.value, href, origin) : null
    return ruled === null ? null : { kind: 'redirect', ...ruled }
  },
  mayRedirect: (route, { href, context }) => mayRedirect(route, href, context),
  restoreSession: (route, { context: { shop } }) =>
    shop.session.restore(route !== null && needsSession(route) ? undefined : sessionTimeout),
  guard: (route, session, { href, context: { shop } }) => {
    if (session === 'lost' && sessionRoutes.has(route.id)) return { ...loginFor(shop, href), sessionUnknown: true }
    const refused = route.guard === null ? null : refusedBy(route.guard, shop, href)
    if (refused === 'noCustomer') return routeById('noCustomer')
    return refused === null ? null : { ...refused, sessionUnknown: session === 'lost' }
  },
}

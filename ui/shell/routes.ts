import type { LayoutName, PageModule } from './page.ts'

/** These layouts hold forms, whose sentences other pages do not need. */
export const needsFormSentences = (layout: LayoutName): boolean => layout === 'checkout' || layout === 'account'

/** auth: guests only; authenticated: a verified session; authenticated-account: one with a customer account (RTE-10). */
export type GuardName = 'auth' | 'authenticated' | 'authenticated-account'

export interface Route {
  readonly id: string
  /** Matches the path without language prefix; named groups are the page's parameters. */
  readonly pattern: RegExp
  readonly layout: LayoutName
  readonly guard: GuardName | null
  readonly open: () => Promise<PageModule>
  /** The module that `open` loads, from the project's root: the server preloads its files. */
  readonly source: string
}

const article = () => import('../pages/content/page.ts')

/** In order; the first match wins. The last one takes what is left (RTE-04). */
export const routes: readonly Route[] = [
  {
    id: 'home',
    pattern: /^\/$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/home/page.ts'),
    source: 'ui/pages/home/page.ts',
  },
  {
    id: 'product',
    pattern: /^\/product\/(?<id>[^/]+)(?:\/(?<slug>.+))?$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/product/page.ts'),
    source: 'ui/pages/product/page.ts',
  },
  {
    id: 'login',
    pattern: /^\/account\/login$/,
    layout: 'account',
    guard: 'auth',
    open: () => import('../pages/account/login.page.ts'),
    source: 'ui/pages/account/login.page.ts',
  },
  {
    id: 'register',
    pattern: /^\/account\/register$/,
    layout: 'account',
    guard: 'auth',
    open: () => import('../pages/account/register.page.ts'),
    source: 'ui/pages/account/register.page.ts',
  },
  {
    id: 'reset',
    pattern: /^\/account\/reset$/,
    layout: 'account',
    guard: null,
    open: () => import('../pages/account/reset.page.ts'),
    source: 'ui/pages/account/reset.page.ts',
  },
  {
    id: 'account',
    pattern: /^\/account\/(?<section>overview|orders|invoices|tickets|information)(?:\/(?<id>[^/]+))?$/,
    layout: 'account',
    guard: 'authenticated-account',
    open: () => import('../pages/account/account.page.ts'),
    source: 'ui/pages/account/account.page.ts',
  },
  {
    id: 'checkout',
    pattern: /^\/checkout$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/start.page.ts'),
    source: 'ui/pages/checkout/start.page.ts',
  },
  {
    id: 'checkoutLogin',
    pattern: /^\/checkout\/login$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/login.page.ts'),
    source: 'ui/pages/checkout/login.page.ts',
  },
  {
    id: 'checkoutStep',
    pattern: /^\/checkout\/(?<slug>gegevens|bezorging|overzicht|betalen|information|delivery|overview|pay)$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/step.page.ts'),
    source: 'ui/pages/checkout/step.page.ts',
  },
  {
    id: 'payment',
    pattern: /^\/checkout\/(?<paymentUid>[^/]+)$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/result.page.ts'),
    source: 'ui/pages/checkout/result.page.ts',
  },
  {
    id: 'marketing',
    pattern:
      /^\/(?<page>webshop|pricing|manifesto|reviews|blogs|events|contact|products\/(?:customers|orders|point-of-sale|products|purchases|webshop))$/,
    layout: 'business',
    guard: null,
    open: article,
    source: 'ui/pages/content/page.ts',
  },
  {
    id: 'category',
    pattern: /^\/(?<slug>.+)$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/catalogue/page.ts'),
    source: 'ui/pages/catalogue/page.ts',
  },
]

/** Pages that no address names by itself: another page's answer points to them. */
export const unnamedRoutes: readonly Route[] = [
  {
    id: 'article',
    pattern: /^$/,
    layout: 'ecommerce',
    guard: null,
    open: article,
    source: 'ui/pages/content/page.ts',
  },
  {
    id: 'error',
    pattern: /^$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/error/page.ts'),
    source: 'ui/pages/error/page.ts',
  },
]

export const routeById = (id: string): Route => {
  const route = [...routes, ...unnamedRoutes].find((candidate) => candidate.id === id)
  if (route === undefined) throw new Error(`There is no route '${id}': routes are listed in ui/shell/routes.ts.`)
  return route
}

export const sourceOf = (id: string): string => routeById(id).source

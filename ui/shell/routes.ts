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

const article = () => import('../pages/content/index.ts')

/** In order; the first match wins. The last one takes what is left (RTE-04). */
export const routes: readonly Route[] = [
  {
    id: 'home',
    pattern: /^\/$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/home/index.ts'),
    source: 'ui/pages/home/index.ts',
  },
  {
    id: 'product',
    pattern: /^\/product\/(?<id>[^/]+)(?:\/(?<slug>.+))?$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/product/index.ts'),
    source: 'ui/pages/product/index.ts',
  },
  {
    id: 'login',
    pattern: /^\/account\/login$/,
    layout: 'account',
    guard: 'auth',
    open: () => import('../pages/account/login.ts'),
    source: 'ui/pages/account/login.ts',
  },
  {
    id: 'register',
    pattern: /^\/account\/register$/,
    layout: 'account',
    guard: 'auth',
    open: () => import('../pages/account/register.ts'),
    source: 'ui/pages/account/register.ts',
  },
  {
    id: 'reset',
    pattern: /^\/account\/reset$/,
    layout: 'account',
    guard: null,
    open: () => import('../pages/account/reset.ts'),
    source: 'ui/pages/account/reset.ts',
  },
  {
    id: 'account',
    pattern: /^\/account\/(?<section>overview|orders|invoices|tickets|information)(?:\/(?<id>[^/]+))?$/,
    layout: 'account',
    guard: 'authenticated-account',
    open: () => import('../pages/account/index.ts'),
    source: 'ui/pages/account/index.ts',
  },
  {
    id: 'checkout',
    pattern: /^\/checkout$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/start.ts'),
    source: 'ui/pages/checkout/start.ts',
  },
  {
    id: 'checkoutLogin',
    pattern: /^\/checkout\/login$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/login.ts'),
    source: 'ui/pages/checkout/login.ts',
  },
  {
    id: 'checkoutStep',
    pattern: /^\/checkout\/(?<slug>gegevens|bezorging|overzicht|betalen|information|delivery|overview|pay)$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/step.ts'),
    source: 'ui/pages/checkout/step.ts',
  },
  {
    id: 'payment',
    pattern: /^\/checkout\/(?<paymentUid>[^/]+)$/,
    layout: 'checkout',
    guard: null,
    open: () => import('../pages/checkout/result.ts'),
    source: 'ui/pages/checkout/result.ts',
  },
  {
    id: 'marketing',
    pattern:
      /^\/(?<page>webshop|pricing|manifesto|reviews|blogs|events|contact|products\/(?:customers|orders|point-of-sale|products|purchases|webshop))$/,
    layout: 'business',
    guard: null,
    open: article,
    source: 'ui/pages/content/index.ts',
  },
  {
    id: 'category',
    pattern: /^\/(?<slug>.+)$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/catalogue/index.ts'),
    source: 'ui/pages/catalogue/index.ts',
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
    source: 'ui/pages/content/index.ts',
  },
  {
    id: 'error',
    pattern: /^$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/error/index.ts'),
    source: 'ui/pages/error/index.ts',
  },
]

export const routeById = (id: string): Route => {
  const route = [...routes, ...unnamedRoutes].find((candidate) => candidate.id === id)
  if (route === undefined) throw new Error(`There is no route '${id}': routes are listed in ui/shell/routes.ts.`)
  return route
}

export const sourceOf = (id: string): string => routeById(id).source

import type { PageModule } from './page.ts'

export type LayoutName = 'ecommerce' | 'business' | 'checkout' | 'account'

/** auth: guests only; authenticated: a verified session; authenticated-account: one with a customer account (RTE-10). */
export type GuardName = 'auth' | 'authenticated' | 'authenticated-account'

export interface Route {
  readonly id: string
  /** Matches the path without language prefix; named groups are the page's parameters. */
  readonly pattern: RegExp
  readonly layout: LayoutName
  readonly guard: GuardName | null
  readonly open: () => Promise<PageModule>
}

const content = () => import('../pages/content/index.ts')
const checkout = () => import('../pages/checkout/index.ts')
const account = () => import('../pages/account/index.ts')

/** In order; the first match wins. The last one takes what is left (RTE-04). */
export const routes: readonly Route[] = [
  { id: 'home', pattern: /^\/$/, layout: 'ecommerce', guard: null, open: () => import('../pages/home/index.ts') },
  {
    id: 'product',
    pattern: /^\/product\/(?<id>[^/]+)(?:\/(?<slug>.+))?$/,
    layout: 'ecommerce',
    guard: null,
    open: () => import('../pages/product/index.ts'),
  },
  { id: 'login', pattern: /^\/account\/login$/, layout: 'account', guard: 'auth', open: () => import('../pages/account/login.ts') },
  { id: 'register', pattern: /^\/account\/register$/, layout: 'account', guard: 'auth', open: () => import('../pages/account/register.ts') },
  { id: 'reset', pattern: /^\/account\/reset$/, layout: 'account', guard: null, open: () => import('../pages/account/reset.ts') },
  {
    id: 'account',
    pattern: /^\/account\/(?<section>overview|orders|invoices|tickets|information)(?:\/(?<id>[^/]+))?$/,
    layout: 'account',
    guard: 'authenticated-account',
    open: account,
  },
  { id: 'checkout', pattern: /^\/checkout$/, layout: 'checkout', guard: null, open: checkout },
  { id: 'checkoutLogin', pattern: /^\/checkout\/login$/, layout: 'checkout', guard: null, open: () => import('../pages/checkout/login.ts') },
  { id: 'checkoutStep', pattern: /^\/checkout\/(?<slug>[^/]+)$/, layout: 'checkout', guard: null, open: checkout },
  {
    id: 'marketing',
    pattern: /^\/(?<page>webshop|pricing|manifesto|reviews|blogs|events|contact|products\/(?:customers|orders|point-of-sale|products|purchases|webshop))$/,
    layout: 'business',
    guard: null,
    open: content,
  },
  { id: 'content', pattern: /^\/(?<slug>.+)$/, layout: 'ecommerce', guard: null, open: () => import('../pages/catalogue/index.ts') },
]

/** Pages that no address names. */
export const errorRoute: Route = {
  id: 'error',
  pattern: /^$/,
  layout: 'ecommerce',
  guard: null,
  open: () => import('../pages/error/index.ts'),
}

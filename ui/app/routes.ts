import { lazy } from '@thuishaven/core'
import type { Locale } from '@thuishaven/core/locale'
import type { GuardName, LayoutName } from '../framework/router/register.ts'
import type { FoundRoute, PageModule, Route } from '../framework/router/route.ts'
import './routerTypes.ts'
import { matchPath } from '../features/shop/index.ts'
import type { PathName } from '../features/shop/index.ts'

/** Pages with forms, whose messages other pages do not need: business pages have the contact form, and the rug calculator, the comparison and the wishlist use them too. */
export const needsFormMessages = ({ id, layout }: PageKind): boolean =>
  layout !== 'ecommerce' || id === 'madeToMeasure' || id === 'compare' || id === 'wishlist'

/** Messages of the account pages, the comparison, the wishlist and the contact form. */
export const needsAccountMessages = ({ id, layout }: PageKind): boolean =>
  layout === 'account' || id === 'contact' || id === 'compare' || id === 'wishlist'

/** The properties of a route that select its messages. */
export type PageKind = Pick<Route, 'id' | 'layout'>

const modules = import.meta.glob<PageModule>('../features/*/{page,*.page}.ts')

const route = (id: string, page: string, layout: LayoutName, names: readonly PathName[], guard: GuardName | null = null): Route => {
  const importPage = modules[`../features/${page}.ts`]
  if (importPage === undefined)
    throw new Error(`There is no page ui/features/${page}.ts, which the route '${id}' in ui/app/routes.ts opens.`)
  const isPublic = layout === 'ecommerce' || layout === 'business'
  const waitsForSession = layout === 'checkout'
  return { id, names, layout, guard, isPublic, waitsForSession, importPage: lazy(importPage).load, source: `ui/features/${page}.ts` }
}

const customer = 'authenticated-account'

/** In order; the first match wins. Any other path belongs to the shop owner's content: a category or an article (RTE-04). */
export const routes: readonly Route[] = [
  route('home', 'home/page', 'ecommerce', ['home']),
  route('product', 'product/page', 'ecommerce', ['product']),
  route('productWithOptions', 'product/withOptions.page', 'ecommerce', []),
  route('madeToMeasure', 'product/madeToMeasure.page', 'ecommerce', []),
  route('login', 'account/login.page', 'account', ['account.login'], 'auth'),
  route('register', 'account/register.page', 'account', ['account.register'], 'auth'),
  route('reset', 'account/reset.page', 'account', ['account.reset']),
  route('loginLink', 'account/loginLink.page', 'account', ['account.loginLink']),
  route('verify', 'account/verify.page', 'account', ['account.verify']),
  route('email', 'account/email.page', 'account', ['account.email']),
  route('order', 'orders/order.page', 'account', ['order']),
  route('quickOrder', 'orders/quickOrder.page', 'account', ['quickOrder']),
  route('withdraw', 'orders/withdraw.page', 'account', ['withdraw']),
  route(
    'account',
    'account/account.page',
    'account',
    ['account.overview', 'account.orders', 'account.order', 'account.invoices', 'account.tickets', 'account.information'],
    customer,
  ),
  route('company', 'company/page', 'account', ['account.company'], customer),
  route('search', 'catalogue/search.page', 'ecommerce', ['search']),
  route('compare', 'compare/page', 'ecommerce', ['compare']),
  route('requestQuote', 'quotes/request.page', 'account', ['requestQuote']),
  route('quote', 'quotes/quote.page', 'account', ['quote']),
  route('quotes', 'quotes/list.page', 'account', ['account.quotes'], customer),
  route('share', 'sharing/share.page', 'account', ['share']),
  route('shared', 'sharing/shared.page', 'account', ['shared']),
  route('wishlist', 'wishlist/page', 'ecommerce', ['wishlist']),
  route('checkout', 'checkout/start.page', 'checkout', ['checkout']),
  route('checkoutLogin', 'checkout/login.page', 'checkout', ['checkout.login']),
  route('checkoutStep', 'checkout/step.page', 'checkout', [
    'checkout.information',
    'checkout.delivery',
    'checkout.overview',
    'checkout.pay',
  ]),
  route('payment', 'checkout/result.page', 'checkout', ['checkout.payment']),
  route('contact', 'content/contact.page', 'business', ['contact']),
  route('legalGuarantee', 'content/legalGuarantee.page', 'ecommerce', ['legalGuarantee']),
  route('business', 'content/business.page', 'business', [
    'products',
    'products.customers',
    'products.orders',
    'products.pointOfSale',
    'products.products',
    'products.purchases',
    'products.webshop',
  ]),
  route('marketing', 'content/page', 'business', ['webshop', 'pricing', 'manifesto', 'reviews', 'blogs', 'events']),
  route('category', 'catalogue/page', 'ecommerce', ['content']),
  route('noCustomer', 'account/noCustomer.page', 'account', []),
  route('article', 'content/page', 'ecommerce', []),
  route('error', 'error/page', 'ecommerce', []),
]

export const routeById = (id: string): Route => {
  const found = routes.find((candidate) => candidate.id === id)
  if (found === undefined) throw new Error(`There is no route '${id}': routes are listed in ui/app/routes.ts.`)
  return found
}

export const sourceOf = (id: string): string => routeById(id).source

/** The page that a path without language prefix shows in a language. */
export const findRoute = (locale: Locale, path: string): FoundRoute | null => {
  for (const candidate of routes) {
    for (const name of candidate.names) {
      const params = matchPath(locale, name, path)
      if (params !== null) return { route: candidate, name, params }
    }
  }
  return null
}

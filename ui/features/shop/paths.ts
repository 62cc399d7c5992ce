import { checkoutSlugs, localeOfPath, localePath } from '@thuishaven/core/routing'
import { localeCodes, perLocale } from '@thuishaven/core/locale'
import type { Locale, LocalePaths } from '@thuishaven/core/locale'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { matchPattern } from '../../framework/router/matchPattern.ts'

/** A path that is the same in every language. */
const all = <Path extends string>(path: Path): Readonly<Record<Locale, Path>> => perLocale(() => path)
const step = (name: CheckoutStep): LocalePaths => perLocale((locale) => `/checkout/${checkoutSlugs[locale][name]}`)

/**
 * Every address that the shop names itself, without the language prefix, in wouter's notation: the one table from which routes, links,
 * canonical and alternate addresses and the sitemap come (RTE-01, RTE-05, RTE-07). What the shop's owner names comes with the content.
 */
export const paths = {
  home: all('/'),
  product: all('/product/:productId/*?'),
  'account.login': all('/account/login'),
  'account.register': all('/account/register'),
  'account.reset': all('/account/reset'),
  'account.loginLink': { nld: '/account/inloglink', eng: '/account/login-link' },
  'account.verify': { nld: '/account/bevestigen', eng: '/account/verify' },
  'account.email': all('/account/email'),
  'account.overview': all('/account/overview'),
  'account.orders': all('/account/orders'),
  'account.order': all('/account/orders/:id'),
  'account.invoices': all('/account/invoices'),
  'account.company': all('/account/company'),
  'account.quotes': all('/account/quotes'),
  'account.tickets': all('/account/tickets'),
  'account.information': all('/account/information'),
  order: { nld: '/bestelling', eng: '/order' },
  withdraw: { nld: '/herroepen', eng: '/withdraw' },
  quickOrder: { nld: '/snel-bestellen', eng: '/quick-order' },
  legalGuarantee: { nld: '/wettelijke-garantie', eng: '/legal-guarantee' },
  search: { nld: '/zoeken/*?', eng: '/search/*?' },
  compare: { nld: '/vergelijken', eng: '/compare' },
  requestQuote: { nld: '/offerte-aanvragen', eng: '/request-quote' },
  quote: { nld: '/offerte', eng: '/quote' },
  share: { nld: '/delen', eng: '/share' },
  shared: { nld: '/gedeeld', eng: '/shared' },
  wishlist: { nld: '/verlanglijst', eng: '/wishlist' },
  checkout: all('/checkout'),
  'checkout.login': all('/checkout/login'),
  'checkout.information': step('information'),
  'checkout.delivery': step('delivery'),
  'checkout.overview': step('overview'),
  'checkout.pay': step('pay'),
  'checkout.payment': all('/checkout/:paymentUid'),
  webshop: all('/webshop'),
  pricing: all('/pricing'),
  manifesto: all('/manifesto'),
  reviews: all('/reviews'),
  blogs: all('/blogs'),
  events: all('/events'),
  contact: all('/contact'),
  products: all('/products'),
  'products.customers': all('/products/customers'),
  'products.orders': all('/products/orders'),
  'products.pointOfSale': all('/products/point-of-sale'),
  'products.products': all('/products/products'),
  'products.purchases': all('/products/purchases'),
  'products.webshop': all('/products/webshop'),
  content: all('/*'),
} as const satisfies Readonly<Record<string, LocalePaths>>

export type PathName = keyof typeof paths

type Names<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

/** The parts of a path that have to be given. */
type Params<Name extends PathName> = [Names<(typeof paths)[Name][Locale]>] extends [never]
  ? readonly []
  : readonly [params: Readonly<Record<Names<(typeof paths)[Name][Locale]>, string>>]

/** Pages whose address needs nothing but the name. */
export type PathNameAlone = { [Name in PathName]: Params<Name> extends readonly [] ? Name : never }[PathName]

/** Parameters of an address by the names in its pattern; '*' is the unchanged rest. */
export type PathParams = Readonly<Record<string, string>>

const filled = (pattern: string, params: PathParams = {}): string =>
  pattern.replaceAll(/\/(?::(\w+)|(\*)\??)/g, (_part, name: string | undefined) => {
    const value = params[name ?? '*'] ?? ''
    return value === '' ? '' : `/${name === undefined ? value : encodeURIComponent(value)}`
  }) || '/'

/** The address of a page in one language, as in the address bar: `pathTo('eng', 'checkout.pay')` is '/en/checkout/pay'. */
export const pathTo = <Name extends PathName>(locale: Locale, name: Name, ...[params]: Params<Name>): string =>
  localePath(locale, filled(paths[name][locale], params))

/** The address of a page in every language. */
export const pathsTo = (name: PathName, params: PathParams): LocalePaths =>
  perLocale((locale) => localePath(locale, filled(paths[name][locale], params)))

/** Parameters of a page's path; null when it is not this page's path in this language. */
export const matchPath = (locale: Locale, name: PathName, path: string): PathParams | null => matchPattern(paths[name][locale], path)

const names = Object.keys(paths) as PathName[]

/** The page that a path names, the first in the table. */
export const namedBy = (locale: Locale, path: string): { readonly name: PathName; readonly params: PathParams } | null => {
  for (const name of names) {
    const params = matchPath(locale, name, path)
    if (params !== null) return { name, params }
  }
  return null
}

/**
 * The path in this language for a path that only another language has: '/checkout/pay' in Dutch is '/checkout/betalen' (RTE-07). Each page has
 * one path per language; null when the path belongs to no page in another language.
 */
export const nameOfOtherLanguage = (locale: Locale, path: string): string | null => {
  const here = namedBy(locale, path)
  if (here !== null && !/[:*]/.test(paths[here.name][locale])) return null
  for (const other of localeCodes) {
    const there = other === locale ? null : namedBy(other, path)
    if (there === null || there.name === 'content' || paths[there.name][other] === paths[there.name][locale]) continue
    return pathsTo(there.name, there.params)[locale]
  }
  return null
}

/** The same page of the shop itself in another language; other paths are unchanged (LOC-02). Query and fragment stay. */
export const inLanguage = (locale: Locale, address: string): string => {
  const end = address.search(/[?#]|$/)
  const [path, rest] = [address.slice(0, end), address.slice(end)]
  const from = localeOfPath(path)
  const named = namedBy(from.locale, from.path)
  return (named === null || named.name === 'content' ? localePath(locale, from.path) : pathsTo(named.name, named.params)[locale]) + rest
}

import { checkoutSlugs, localeOfPath, localePath } from '@thuishaven/core/routing'
import type { Locale, LocalePaths } from '@thuishaven/core/locale'
import type { CheckoutStep } from '@thuishaven/core/routing'
import { matchPattern } from '../../framework/router/matchPattern.ts'

interface Pattern {
  readonly nld: string
  readonly eng: string
}

const both = <Path extends string>(path: Path) => ({ nld: path, eng: path }) as const
const step = (name: CheckoutStep) => ({ nld: `/checkout/${checkoutSlugs.nld[name]}`, eng: `/checkout/${checkoutSlugs.eng[name]}` }) as const

/**
 * Every address that the shop names itself, without the language prefix, in wouter's notation: the one table from which routes, links,
 * canonical and alternate addresses and the sitemap come (RTE-01, RTE-05, RTE-07). What the shop's owner names comes with the content.
 */
export const paths = {
  home: both('/'),
  product: both('/product/:productId/*?'),
  'account.login': both('/account/login'),
  'account.register': both('/account/register'),
  'account.reset': both('/account/reset'),
  'account.email': both('/account/email'),
  'account.overview': both('/account/overview'),
  'account.orders': both('/account/orders'),
  'account.order': both('/account/orders/:id'),
  'account.invoices': both('/account/invoices'),
  'account.tickets': both('/account/tickets'),
  'account.information': both('/account/information'),
  order: { nld: '/bestelling', eng: '/order' },
  withdraw: { nld: '/herroepen', eng: '/withdraw' },
  legalGuarantee: { nld: '/wettelijke-garantie', eng: '/legal-guarantee' },
  search: { nld: '/zoeken/*?', eng: '/search/*?' },
  wishlist: { nld: '/verlanglijst', eng: '/wishlist' },
  checkout: both('/checkout'),
  'checkout.login': both('/checkout/login'),
  'checkout.information': step('information'),
  'checkout.delivery': step('delivery'),
  'checkout.overview': step('overview'),
  'checkout.pay': step('pay'),
  'checkout.payment': both('/checkout/:paymentUid'),
  webshop: both('/webshop'),
  pricing: both('/pricing'),
  manifesto: both('/manifesto'),
  reviews: both('/reviews'),
  blogs: both('/blogs'),
  events: both('/events'),
  contact: both('/contact'),
  'products.customers': both('/products/customers'),
  'products.orders': both('/products/orders'),
  'products.pointOfSale': both('/products/point-of-sale'),
  'products.products': both('/products/products'),
  'products.purchases': both('/products/purchases'),
  'products.webshop': both('/products/webshop'),
  content: both('/*'),
} as const satisfies Readonly<Record<string, Pattern>>

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

/** What an address gives for the names in its pattern; '*' is the rest of it, as it is written there. */
export type PathParams = Readonly<Record<string, string>>

const filled = (pattern: string, params: PathParams = {}): string =>
  pattern.replaceAll(/\/(?::(\w+)|(\*)\??)/g, (_part, name: string | undefined) => {
    const value = params[name ?? '*'] ?? ''
    return value === '' ? '' : `/${name === undefined ? value : encodeURIComponent(value)}`
  }) || '/'

/** The address of a page in one language, as it stands in the address bar: `pathTo('eng', 'checkout.pay')` is '/en/checkout/pay'. */
export const pathTo = <Name extends PathName>(locale: Locale, name: Name, ...[params]: Params<Name>): string =>
  localePath(locale, filled(paths[name][locale], params))

/** The address of a page in every language. */
export const pathsTo = (name: PathName, params: PathParams): LocalePaths => ({
  nld: localePath('nld', filled(paths[name].nld, params)),
  eng: localePath('eng', filled(paths[name].eng, params)),
})

/** What the path gives for the page's names; null when it is not this page's path in this language. */
export const matchPath = (locale: Locale, name: PathName, path: string): PathParams | null => matchPattern(paths[name][locale], path)

const names = Object.keys(paths) as PathName[]
const others: Readonly<Record<Locale, Locale>> = { nld: 'eng', eng: 'nld' }

/** The page that a path names, the first in the table. */
export const namedBy = (locale: Locale, path: string): { readonly name: PathName; readonly params: PathParams } | null => {
  for (const name of names) {
    const params = matchPath(locale, name, path)
    if (params !== null) return { name, params }
  }
  return null
}

/**
 * Where a path leads that only the other language has: '/checkout/pay' in Dutch is '/checkout/betalen' (RTE-07). Each page answers by
 * one name a language; null when the path is no other language's name of a page.
 */
export const nameOfOtherLanguage = (locale: Locale, path: string): string | null => {
  const here = namedBy(locale, path)
  if (here !== null && !/[:*]/.test(paths[here.name][locale])) return null
  const there = namedBy(others[locale], path)
  if (there === null || there.name === 'content' || paths[there.name].nld === paths[there.name].eng) return null
  return pathsTo(there.name, there.params)[locale]
}

/** The same page of the shop itself in another language; what the table does not name keeps its name (LOC-02). Query and fragment stay. */
export const inLanguage = (locale: Locale, address: string): string => {
  const end = address.search(/[?#]|$/)
  const [path, rest] = [address.slice(0, end), address.slice(end)]
  const from = localeOfPath(path)
  const named = namedBy(from.locale, from.path)
  return (named === null || named.name === 'content' ? localePath(locale, from.path) : pathsTo(named.name, named.params)[locale]) + rest
}

import type { PageResponse, PageModule, PageParams } from '../page.ts'
import { pathsTo } from '../paths.ts'
import type { PathName } from '../paths.ts'
import type { Route } from '../routes.ts'
import type { ResolvedPage } from './resolvedPage.ts'

export interface Loaded {
  readonly route: Route
  readonly module: PageModule
  readonly response: Extract<PageResponse, { readonly kind: 'page' }>
  /** What the address asks for. */
  readonly requested: { readonly name: PathName; readonly params: PageParams }
  readonly href: string
  /** Without language prefix. */
  readonly path: string
}

/** A page as its loader answered, ready to be drawn. */
export const pageOf = ({ route, module, response, requested: { name, params }, href, path }: Loaded): ResolvedPage => ({
  kind: 'page',
  href,
  routeId: route.id,
  name,
  layout: route.layout,
  module,
  params: response.params ?? params,
  path,
  // What the shop names itself stands in the table; what its owner names came with the content.
  head: {
    ...(name === 'content' ? {} : { paths: pathsTo(name, params) }),
    ...response.head,
    // Nothing of a shopper's own belongs in a search engine (SEO-04).
    ...(route.layout === 'account' || route.layout === 'checkout' ? { noindex: true } : {}),
  },
  status: response.status ?? 200,
})

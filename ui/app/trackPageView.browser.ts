import type { QueryClient } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import { chosenEvent, listEvent, searchEvent, viewEvent } from '@thuishaven/core/analytics'
import type { AnalyticsEvent } from '@thuishaven/core/analytics'
import { contentQueryOf, foundQueryOf } from '@thuishaven/core/catalogue'
import type { ContentPage, ProductCard } from '@thuishaven/core/catalogue'
import { localeOfPath, productRoute } from '@thuishaven/core/routing'
import { foundQuery, productQuery, pathTo } from '../features/shop/index.ts'
import type { Text } from '../messages/text.ts'
import type { ResolvedPage } from '../framework/router/resolvedPage.ts'

interface Shown {
  readonly name: string
  readonly products: readonly ProductCard[]
}

export interface PageViewDeps {
  readonly shop: Shop
  readonly queries: QueryClient
  readonly text: Text
}

/** What is on screen; it is told when one of it is chosen. */
let lists: readonly Shown[] = []
let lastQuery = ''

const track = (shop: Shop, event: AnalyticsEvent | null): void => {
  if (event !== null) shop.track(event)
}

const listsOfContent = ({ title, products, blocks }: ContentPage): readonly Shown[] => [
  { name: title, products },
  ...blocks.flatMap((block) => (block.type === 'products' ? [{ name: block.title, products: block.products }] : [])),
]

const listsOf = ({ shop, queries, text }: PageViewDeps, { routeId, href, params }: ResolvedPage): readonly Shown[] => {
  if (params['productId'] !== undefined) {
    const product = queries.getQueryData(productQuery(shop, Number(params['productId'])).queryKey)
    if (product === undefined) return []
    track(shop, viewEvent(product))
    const { belongs, related } = product
    return [
      belongs.length > 0 ? { name: text('product.belongs'), products: belongs } : { name: text('product.related'), products: related },
    ]
  }
  if (routeId === 'search') {
    const requested = new URL(href, location.href).searchParams.get('q') ?? ''
    const query = foundQueryOf(href, localeOfPath(pathTo(shop.locale, 'search')).path, requested)
    // Once for all pages, filters and sorts of the response.
    if (query.searched !== lastQuery) track(shop, searchEvent(query.searched))
    lastQuery = query.searched
    const found = queries.getQueryData(foundQuery(shop, query).queryKey)
    return found === undefined ? [] : [{ name: text('search.resultsFor', { question: query.searched }), products: found.products }]
  }
  const { path, page, sort } = contentQueryOf(href)
  const [, content] =
    queries
      .getQueriesData<ContentPage>({ queryKey: ['content', shop.locale, path, page] })
      .findLast(([key, data]) => data !== undefined && (sort === null || key[4] === sort)) ?? []
  return content === undefined ? [] : listsOfContent(content)
}

/** Tells owners of a page that comes on screen: its lists, its product, the question that it answers (ANA-01). Never a reason to fail. */
export const trackPageView = (parts: PageViewDeps, page: ResolvedPage): void => {
  try {
    lists = listsOf(parts, page)
    for (const { name, products } of lists) track(parts.shop, listEvent(name, products))
  } catch {
    // Owners go without this one; the shopper is not told (ERR-04).
  }
}

/** Tells owners which product of a list on screen is chosen (ANA-01). */
export const trackProductClicks = (shop: Shop): void => {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null
      const chosen = link === null ? null : productRoute(link.pathname)
      if (chosen === null) return
      const events = lists.map(({ name, products }) => chosenEvent(name, products, chosen.productId))
      track(shop, events.find((event) => event !== null) ?? null)
    },
    true,
  )
}

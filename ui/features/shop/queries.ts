import { queryOptions } from '@tanstack/react-query'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Result, Shop } from '@thuishaven/core'
import type { ContentQuery, FoundQuery, NavigationQuery } from '@thuishaven/core/catalogue'
import type { CountryCode } from '@thuishaven/core/locale'

/** A failure of the backend on its way through the query cache; `failure` is the tagged failure of the port. */
interface QueryError extends Error {
  readonly failure: { readonly _tag: string }
}

/** The failure of the backend in what a query threw; null for a defect. */
export const failureOf = (problem: unknown): { readonly _tag: string } | null => (problem as Partial<QueryError> | null)?.failure ?? null

export const unwrap = async <Value, Failure extends { readonly _tag: string }>(
  response: Promise<Result<Value, Failure>>,
): Promise<Value> => {
  const result = await response
  if (!result.ok) throw Object.assign(new Error(result.failure._tag), { name: 'QueryError', failure: result.failure })
  return result.value
}

/** How long a response is shown without a new request, in ms. */
const fresh = { config: 300_000, catalogue: 60_000, options: 30_000, rules: 30_000 }

export const configQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['config', shop.locale],
    queryFn: ({ signal }) => unwrap(shop.api.config(undefined, { signal })),
    staleTime: fresh.config,
  })

export const contentQuery = (shop: Shop, query: ContentQuery) =>
  queryOptions({
    queryKey: ['content', shop.locale, query.path, query.page, query.sort],
    queryFn: ({ signal }) => unwrap(shop.api.content(query, { signal })),
    staleTime: fresh.catalogue,
  })

export const foundQuery = (shop: Shop, query: FoundQuery) =>
  queryOptions({
    queryKey: ['found', shop.locale, query.searched, query.path, query.page, query.sort],
    queryFn: ({ signal }) => unwrap(shop.api.found(query, { signal })),
    staleTime: fresh.catalogue,
  })

export const productQuery = (shop: Shop, productId: number) =>
  queryOptions({
    queryKey: ['product', shop.locale, productId],
    queryFn: ({ signal }) => unwrap(shop.api.product(productId, { signal })),
    staleTime: fresh.catalogue,
  })

/** The children of a menu item (NAV-01). */
export const navigationQuery = (shop: Shop, request: NavigationQuery) =>
  queryOptions({
    queryKey: ['navigation', shop.locale, request],
    queryFn: ({ signal }) => unwrap(shop.api.navigation(request, { signal })),
    staleTime: fresh.config,
  })

/** The owner's redirect rule for a path; null when there is none (RTE-13). */
export const redirectQuery = (shop: Shop, path: string) =>
  queryOptions({
    queryKey: ['redirect', shop.locale, path],
    queryFn: ({ signal }) => unwrap(shop.api.redirectRule(path, { signal })),
    staleTime: fresh.rules,
  })

export const deliveryOptionsQuery = (shop: Shop, country: CountryCode) =>
  queryOptions({
    queryKey: ['delivery options', shop.locale, country],
    queryFn: ({ signal }) => unwrap(shop.api.deliveryOptions(country, { signal })),
    staleTime: fresh.options,
    // The page's loader has just requested it; the shopper retries what failed.
    retryOnMount: false,
  })

export const paymentOptionsQuery = (shop: Shop, country: CountryCode) =>
  queryOptions({
    queryKey: ['payment options', shop.locale, country],
    queryFn: ({ signal }) => unwrap(shop.api.paymentOptions(country, { signal })),
    staleTime: fresh.options,
    // The page's loader has just requested it; the shopper retries what failed.
    retryOnMount: false,
  })

export const paymentQuery = (shop: Shop, paymentUid: string) =>
  queryOptions({
    queryKey: ['payment', shop.locale, paymentUid],
    queryFn: ({ signal }) => unwrap(shop.api.payment(paymentUid, { signal })),
    staleTime: 0,
  })

/** Fetches through the cache and returns a result instead of throwing; a defect is rethrown. */
export const fetchResult = async <Value, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Value, Error, Value, Key>,
): Promise<Result<Value, { readonly _tag: string }>> => {
  try {
    return { ok: true, value: await queries.fetchQuery(options) }
  } catch (problem) {
    const failure = failureOf(problem)
    if (failure === null) throw problem
    return { ok: false, failure }
  }
}

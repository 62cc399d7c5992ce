import { queryOptions } from '@tanstack/react-query'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Outcome, Shop } from '@thuishaven/core'
import type { ContentQuery, FoundQuery, NavigationQuestion } from '@thuishaven/core/catalogue'
import type { CountryCode } from '@thuishaven/core/locale'

/** A failure of the host on its way through the query cache; `failure` is the tagged error of the port. */
export class AskFailed<Failure extends { readonly _tag: string } = { readonly _tag: string }> extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure._tag)
    this.name = 'AskFailed'
    this.failure = failure
  }
}

export const valueOf = async <Value, Failure extends { readonly _tag: string }>(
  answer: Promise<Outcome<Value, Failure>>,
): Promise<Value> => {
  const outcome = await answer
  if (!outcome.ok) throw new AskFailed(outcome.failure)
  return outcome.value
}

/** How long an answer is shown without asking again, in ms. */
const fresh = { config: 300_000, catalogue: 60_000, options: 30_000, rules: 30_000 }

export const configQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['config', shop.locale],
    queryFn: ({ signal }) => valueOf(shop.ask.config(undefined, { signal })),
    staleTime: fresh.config,
  })

export const contentQuery = (shop: Shop, query: ContentQuery) =>
  queryOptions({
    queryKey: ['content', shop.locale, query.path, query.page, query.sort],
    queryFn: ({ signal }) => valueOf(shop.ask.content(query, { signal })),
    staleTime: fresh.catalogue,
  })

export const foundQuery = (shop: Shop, query: FoundQuery) =>
  queryOptions({
    queryKey: ['found', shop.locale, query.question, query.path, query.page, query.sort],
    queryFn: ({ signal }) => valueOf(shop.ask.found(query, { signal })),
    staleTime: fresh.catalogue,
  })

export const productQuery = (shop: Shop, productId: number) =>
  queryOptions({
    queryKey: ['product', shop.locale, productId],
    queryFn: ({ signal }) => valueOf(shop.ask.product(productId, { signal })),
    staleTime: fresh.catalogue,
  })

/** What stands below a menu item (NAV-01). */
export const navigationQuery = (shop: Shop, question: NavigationQuestion) =>
  queryOptions({
    queryKey: ['navigation', shop.locale, question],
    queryFn: ({ signal }) => valueOf(shop.ask.navigation(question, { signal })),
    staleTime: fresh.config,
  })

/** The owner's redirect rule for a path; null when there is none (RTE-13). */
export const redirectQuery = (shop: Shop, path: string) =>
  queryOptions({
    queryKey: ['redirect', shop.locale, path],
    queryFn: ({ signal }) => valueOf(shop.ask.redirectRule(path, { signal })),
    staleTime: fresh.rules,
  })

export const deliveryOptionsQuery = (shop: Shop, country: CountryCode) =>
  queryOptions({
    queryKey: ['delivery options', shop.locale, country],
    queryFn: ({ signal }) => valueOf(shop.ask.deliveryOptions(country, { signal })),
    staleTime: fresh.options,
    // The page's loader has asked just now; what failed is asked again by the shopper.
    retryOnMount: false,
  })

export const paymentOptionsQuery = (shop: Shop, country: CountryCode) =>
  queryOptions({
    queryKey: ['payment options', shop.locale, country],
    queryFn: ({ signal }) => valueOf(shop.ask.paymentOptions(country, { signal })),
    staleTime: fresh.options,
    // The page's loader has asked just now; what failed is asked again by the shopper.
    retryOnMount: false,
  })

export const paymentQuery = (shop: Shop, paymentUid: string) =>
  queryOptions({
    queryKey: ['payment', shop.locale, paymentUid],
    queryFn: ({ signal }) => valueOf(shop.ask.payment(paymentUid, { signal })),
    staleTime: 0,
  })

/** Asks through the cache and answers an outcome instead of throwing; what is no failure of the host is thrown on. */
export const askThrough = async <Value, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Value, Error, Value, Key>,
): Promise<Outcome<Value, { readonly _tag: string }>> => {
  try {
    return { ok: true, value: await queries.fetchQuery(options) }
  } catch (problem) {
    if (problem instanceof AskFailed) return { ok: false, failure: problem.failure }
    throw problem
  }
}

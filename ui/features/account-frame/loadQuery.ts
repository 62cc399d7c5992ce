import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { fetchResult } from '../shop/index.ts'
import type { Head, PageResponse, PageParams } from '../../framework/router/route.ts'

/** Milliseconds that a navigation waits for the response: then the page shows, with the places of what is to come. */
const timeoutMs = 150

/**
 * What a page of the account is made with: on the server the response itself; in the browser the page comes after 150 ms at the latest and
 * shows what there is. A backend that fails leaves the page standing, which says so and offers a retry.
 */
export const loadResponse = async <Value, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Value, Error, Value, Key>,
  head: Head,
  params: PageParams = {},
): Promise<PageResponse> => {
  const requested = fetchResult(queries, options)
  const result = import.meta.env.SSR
    ? await requested
    : await Promise.race([requested, new Promise<null>((done) => setTimeout(done, timeoutMs, null))])
  if (result === null) {
    requested.catch(() => undefined)
    return { kind: 'page', head, params }
  }
  if (result.ok) return { kind: 'page', head, params }
  if (result.failure._tag === 'NotFound') return { kind: 'notFound', reason: 'parameter' }
  return { kind: 'page', head, status: 503, params: { ...params, failed: 'yes' } }
}

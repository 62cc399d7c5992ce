import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { fetchResult } from '../shop/index.ts'
import type { Head, PageResponse, PageParams } from '../../framework/router/route.ts'

/** Milliseconds that a navigation waits for the response; then the page shows placeholders. */
const timeoutMs = 150

/**
 * Loads the data of an account page: the server waits for the response; in the browser the page shows after 150 ms at most, with the available
 * data. If the backend fails the page reports it and offers a retry.
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

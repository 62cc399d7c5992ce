import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { askThrough } from '../../../bindings/queries.ts'
import type { Head, PageAnswer, PageParams } from '../../../shell/page.ts'

/** Milliseconds that a navigation waits for the answer: then the page shows, with the places of what is to come. */
const patience = 150

/**
 * What a page of the account is made with: on the server the answer itself; in the browser the page comes after 150 ms at the latest and
 * shows what there is. A host that fails leaves the page standing, which says so and asks again.
 */
export const loadAnswer = async <Value, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Value, Error, Value, Key>,
  head: Head,
  params: PageParams = {},
): Promise<PageAnswer> => {
  const asked = askThrough(queries, options)
  const outcome = import.meta.env.SSR
    ? await asked
    : await Promise.race([asked, new Promise<null>((done) => setTimeout(done, patience, null))])
  if (outcome === null) {
    asked.catch(() => undefined)
    return { kind: 'page', head, params }
  }
  if (outcome.ok) return { kind: 'page', head, params }
  if (outcome.failure._tag === 'NotFound') return { kind: 'notFound', because: 'parameter' }
  return { kind: 'page', head, status: 503, params: { ...params, failed: 'yes' } }
}

import { hashKey } from '@tanstack/react-query'
import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Cancellation } from '@thuishaven/core'

/** How many wait for each question of a cache. */
const waiting = new WeakMap<QueryClient, Map<string, number>>()

/**
 * The same cache for a caller that may stop waiting: a query without waiting callers is cancelled, including its request (NET-04). A query that
 * a page shows, or that another caller awaits, continues.
 */
export const cancelableQueryClient = (queries: QueryClient, leaves: Cancellation): QueryClient => {
  const counts = waiting.get(queries) ?? new Map<string, number>()
  waiting.set(queries, counts)
  const fetchQuery = <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data> => {
    const hash = hashKey(options.queryKey)
    counts.set(hash, (counts.get(hash) ?? 0) + 1)
    let waits = true
    const leave = (): void => {
      if (!waits) return
      waits = false
      const others = (counts.get(hash) ?? 1) - 1
      counts.set(hash, others)
      if (others === 0) void queries.cancelQueries({ queryKey: options.queryKey, exact: true, type: 'inactive' })
    }
    leaves.addEventListener('abort', leave)
    return queries.fetchQuery(options).finally(() => {
      if (!waits) return
      waits = false
      counts.set(hash, (counts.get(hash) ?? 1) - 1)
    })
  }
  return new Proxy(queries, {
    get: (cache, name) => {
      if (name === 'fetchQuery') return fetchQuery
      const value: unknown = Reflect.get(cache, name, cache)
      return typeof value === 'function' ? (value.bind(cache) as unknown) : value
    },
  })
}

import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import { unwrap } from '../shop/index.ts'

/** The quotes of the customer, who is in the key: they are never shown to another one who signs in on the same page. */
export const quotesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['quotes', shop.locale, shop.session.getSnapshot().session?.id ?? ''],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.quotes(undefined, { signal }))),
    staleTime: 10_000,
    retryOnMount: false,
  })

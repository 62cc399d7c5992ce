import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import { unwrap } from '../shop/index.ts'

/** The customer of the cached data: they are never shown to another one who signs in on the same page. */
const customer = (shop: Shop): string => shop.session.getSnapshot().session?.id ?? ''

/** Milliseconds; the loader of the page has just requested it, and the shopper retries what failed. */
const asOthers = { staleTime: 10_000, retryOnMount: false }

/** The company on behalf of which the customer orders, and its credit. */
export const companyQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['company', shop.locale, customer(shop)],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.companyAccount(undefined, { signal }))),
    ...asOthers,
  })

/** A page of the orders of all members. */
export const companyOrdersQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: ['company orders', shop.locale, customer(shop), page],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.companyOrders(page, { signal }))),
    ...asOthers,
  })

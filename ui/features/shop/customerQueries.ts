import { queryOptions } from '@tanstack/react-query'
import type { Shop } from '@thuishaven/core'
import type { CountryCode } from '@thuishaven/core/locale'
import type { OrderStatus } from '@thuishaven/core/orders'
import { unwrap } from './queries.ts'

/** How long a response about the customer is shown without a new request, in ms. */
const fresh = 10_000

/** The page's loader has just requested it; the shopper retries what failed (NET-01). */
const retryOnMount = false

/** The customer of the cached data: they are never shown to another one who signs in on the same page. */
const customer = (shop: Shop): string => shop.session.getSnapshot().session?.id ?? ''

export const ordersQuery = (shop: Shop, query: { readonly page: number; readonly status: OrderStatus | null }) =>
  queryOptions({
    queryKey: ['orders', shop.locale, customer(shop), query.page, query.status],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.orders(query, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

export const orderQuery = (shop: Shop, uid: string) =>
  queryOptions({
    queryKey: ['order', shop.locale, customer(shop), uid],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.order(uid, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

/** The status of an order, by the key from a mail or an earlier response; without a session. */
export const orderByKeyQuery = (shop: Shop, key: string) =>
  queryOptions({
    queryKey: ['order by key', shop.locale, key],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.findOrder({ key }, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

/** What a link shares; without a session. */
export const shareQuery = (shop: Shop, token: string) =>
  queryOptions({
    queryKey: ['share', token],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.share(token, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

/** A quote, by the key of a mailed link or the uid of an own one. */
export const quoteQuery = (shop: Shop, key: string) =>
  queryOptions({
    queryKey: ['quote', shop.locale, key],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.quote(key, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

/** The customer's passkeys. */
export const passkeysQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['passkeys', shop.locale, customer(shop)],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.passkeys(undefined, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

/** The customer's own data. */
export const detailsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['details', shop.locale, customer(shop)],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.details(undefined, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

/** The ways to pay what is open of an order (PAY-02). */
export const orderPaymentsQuery = (shop: Shop, order: { readonly uid: string; readonly countryCode: CountryCode }) =>
  queryOptions({
    queryKey: ['order payment options', shop.locale, customer(shop), order.uid, order.countryCode],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.orderPaymentOptions(order, { signal }))),
    staleTime: 0,
    gcTime: 0,
  })

export const ticketsQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: ['tickets', shop.locale, customer(shop), page],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.tickets(page, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

export const invoicesQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: ['invoices', shop.locale, customer(shop), page],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.invoices(page, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

/** The saved delivery addresses (ADR-07). */
export const addressesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: ['addresses', shop.locale, customer(shop)],
    queryFn: ({ signal }) => unwrap(shop.customer.load().then(({ api }) => api.addresses(undefined, { signal }))),
    staleTime: fresh,
    retryOnMount,
  })

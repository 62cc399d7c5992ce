import { Effect } from 'effect'
import type { OrdersPort } from '@thuishaven/core/orders'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound, orUndecided } from './failures.ts'
import { guestOrderOf, invoiceOf, listedOrderOf, orderOf } from './mappers/orders.ts'
import { paymentOptionOf } from './mappers/payments.ts'
import { paymentOptionsResponseSchema } from './schemas/checkout.ts'
import { doneSchema } from './schemas/envelope.ts'
import {
  guestOrderResponseSchema,
  invoicesResponseSchema,
  orderResponseSchema,
  ordersResponseSchema,
  startedOrderPaymentSchema,
} from './schemas/orders.ts'

/** A backend that wants another session first, or a pause, has decided nothing about the order. */
const isAboutTheOrder = ({ status }: { readonly status: number }): boolean => ![401, 403, 429].includes(status)

export const createHttpOrders = ({ call }: HttpClient): OrdersPort => ({
  orders: ({ page, status }) =>
    call(
      'listOrders',
      { query: { pageNumber: page, ...(status === null || status === 'unknown' ? {} : { status }) } },
      ordersResponseSchema,
    ).pipe(
      neverRefused,
      Effect.map(({ data: { orders, pagination } }) => ({
        entries: orders.map(listedOrderOf),
        total: pagination.totalHits,
        limit: pagination.limit,
      })),
    ),

  order: (orderUid) =>
    call('loadOrder', { params: { orderUid } }, orderResponseSchema).pipe(
      orNotFound(`order ${orderUid}`),
      Effect.map(({ data }) => orderOf(data)),
    ),

  setReference: ({ uid, reference }) =>
    call('changeOrder', { params: { orderUid: uid }, body: { reference } }, doneSchema).pipe(orUndecided(isAboutTheOrder), Effect.asVoid),

  writeReview: ({ uid, lineUid, review }) =>
    call('writeReview', { params: { orderUid: uid, lineUid }, body: review }, doneSchema).pipe(orUndecided(isAboutTheOrder), Effect.asVoid),

  findOrder: (request) =>
    call('findOrder', { body: request }, guestOrderResponseSchema).pipe(
      orNotFound('order'),
      Effect.map(({ data }) => guestOrderOf(data)),
    ),

  orderPaymentOptions: ({ uid, countryCode }) =>
    call('listOrderPaymentOptions', { params: { orderUid: uid }, body: { countryCode } }, paymentOptionsResponseSchema).pipe(
      orUndecided(isAboutTheOrder),
      Effect.map(({ data }) => data.map(paymentOptionOf)),
    ),

  payOrder: ({ uid, option, idempotencyKey }) => {
    const { priceInclVat, priceExclVat, room: _room, ...chosen } = option
    const payMethod = { ...chosen, prices: { inclVat: priceInclVat, exclVat: priceExclVat } }
    return call('payOrder', { params: { orderUid: uid }, body: { payMethod }, idempotencyKey }, startedOrderPaymentSchema).pipe(
      orUndecided(isAboutTheOrder),
      Effect.map(({ data }) => data),
    )
  },

  invoices: (page) =>
    call('listInvoices', { query: { pageNumber: page } }, invoicesResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data: { invoices, pagination } }) => ({
        entries: invoices.map(({ totals, ...invoice }) => ({ ...invoiceOf(invoice), ...totals })),
        total: pagination.totalHits,
        limit: pagination.limit,
      })),
    ),
})

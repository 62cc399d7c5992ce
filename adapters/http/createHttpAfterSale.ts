import { Effect } from 'effect'
import type { AfterSalePort } from '@thuishaven/core/aftersale'
import type { HttpClient } from './client.ts'
import { neverRefused, orUndecided } from './failures.ts'
import { ticketResponseSchema, ticketsResponseSchema } from './schemas/tickets.ts'
import { receiptResponseSchema, statedResponseSchema } from './schemas/withdrawals.ts'

export const createHttpAfterSale = ({ call }: HttpClient): AfterSalePort => ({
  tickets: (page) =>
    call('listTickets', { query: { pageNumber: page } }, ticketsResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data: { tickets, pagination } }) => ({ entries: tickets, total: pagination.totalHits, limit: pagination.limit })),
    ),

  contactSupport: ({ subject, message, orderUid }, idempotencyKey) =>
    call(
      'createTicket',
      { body: { subject, message, orderUid: orderUid === '' ? null : orderUid }, idempotencyKey },
      ticketResponseSchema,
    ).pipe(
      orUndecided(({ status }) => status !== 401),
      Effect.map(({ data }) => data),
    ),

  reply: ({ uid, message }, idempotencyKey) =>
    call('replyTicket', { params: { ticketUid: uid }, body: { message }, idempotencyKey }, ticketResponseSchema).pipe(
      orUndecided(({ status }) => status !== 401),
      Effect.map(({ data }) => data),
    ),

  stateWithdrawal: ({ name, emailAddress, orderNumber, goods }) =>
    Effect.map(call('stateWithdrawal', { body: { name, emailAddress, orderNumber, goods } }, statedResponseSchema), ({ data }) => data),

  confirmWithdrawal: (withdrawalUid) =>
    Effect.map(call('confirmWithdrawal', { params: { withdrawalUid } }, receiptResponseSchema), ({ data }) => data),
})

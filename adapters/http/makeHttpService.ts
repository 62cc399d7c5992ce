import { Effect } from 'effect'
import type { ServicePort } from '@thuishaven/core/service'
import type { HttpClient } from './client.ts'
import { neverRefused, orUndecided } from './failures.ts'
import { ticketAnswerSchema, ticketsAnswerSchema } from './schemas/tickets.ts'
import { receiptAnswerSchema, statedAnswerSchema } from './schemas/withdrawals.ts'

export const makeHttpService = ({ call }: HttpClient): ServicePort => ({
  tickets: (page) =>
    call('listTickets', { query: { pageNumber: page } }, ticketsAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data: { tickets, pagination } }) => ({ entries: tickets, total: pagination.totalHits, limit: pagination.limit })),
    ),

  askShop: ({ subject, message, orderUid }, idempotencyKey) =>
    call(
      'createTicket',
      { body: { subject, message, orderUid: orderUid === '' ? null : orderUid }, idempotencyKey },
      ticketAnswerSchema,
    ).pipe(
      orUndecided(({ status }) => status !== 401),
      Effect.map(({ data }) => data),
    ),

  reply: ({ uid, message }, idempotencyKey) =>
    call('replyTicket', { params: { ticketUid: uid }, body: { message }, idempotencyKey }, ticketAnswerSchema).pipe(
      orUndecided(({ status }) => status !== 401),
      Effect.map(({ data }) => data),
    ),

  stateWithdrawal: ({ name, emailAddress, orderNumber, goods }) =>
    Effect.map(call('stateWithdrawal', { body: { name, emailAddress, orderNumber, goods } }, statedAnswerSchema), ({ data }) => data),

  confirmWithdrawal: (withdrawalUid) =>
    Effect.map(call('confirmWithdrawal', { params: { withdrawalUid } }, receiptAnswerSchema), ({ data }) => data),
})

import { Effect } from 'effect'
import type { CompanyPort } from '@thuishaven/core/company'
import type { HttpClient } from './client.ts'
import { neverRefused, orUndecided } from './failures.ts'
import { companyOrdersResponseSchema, companyResponseSchema } from './schemas/company.ts'
import { doneSchema } from './schemas/envelope.ts'

/** A backend that wants another session first has decided nothing. */
const isDecided = ({ status }: { readonly status: number }): boolean => status !== 401

export const createHttpCompany = ({ call }: HttpClient): CompanyPort => ({
  account: () =>
    call('loadCompany', {}, companyResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data: { credit, company } }) => ({
        credit: credit === null ? null : { limit: credit.limitInclVat, used: credit.usedInclVat },
        company:
          company === null
            ? null
            : {
                name: company.name,
                role: company.role,
                isFounder: company.isFounder,
                approvalAbove: company.approvalAboveInclVat,
                members: company.members,
                requests: company.requests.map(({ totalInclVat, ...request }) => ({ ...request, total: totalInclVat })),
              },
      })),
    ),

  save: ({ approvalAbove }) =>
    call('saveCompany', { body: { approvalAboveInclVat: approvalAbove } }, doneSchema).pipe(orUndecided(isDecided), Effect.asVoid),

  invite: ({ emailAddress, role }) =>
    call('inviteMember', { body: { emailAddress, role } }, doneSchema).pipe(orUndecided(isDecided), Effect.asVoid),

  changeMember: ({ uid, role }) =>
    call('changeMember', { params: { memberUid: uid }, body: { role } }, doneSchema).pipe(orUndecided(isDecided), Effect.asVoid),

  acceptInvitation: (token) => call('acceptInvitation', { body: { token } }, doneSchema).pipe(orUndecided(isDecided), Effect.asVoid),

  decide: ({ uid, reason }) =>
    call(
      'decideRequest',
      { params: { requestUid: uid }, body: reason === null ? { approved: true } : { approved: false, reason } },
      doneSchema,
    ).pipe(orUndecided(isDecided), Effect.asVoid),

  orders: (page) =>
    call('listCompanyOrders', { query: { pageNumber: page } }, companyOrdersResponseSchema).pipe(
      orUndecided(isDecided),
      Effect.map(({ data: { orders, pagination } }) => ({ entries: orders, total: pagination.totalHits, limit: pagination.limit })),
    ),
})

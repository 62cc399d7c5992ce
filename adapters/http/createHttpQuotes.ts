import { Effect } from 'effect'
import type { QuotesPort } from '@thuishaven/core/quotes'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound } from './failures.ts'
import { chosenOptionOf } from './mappers/cart.ts'
import { doneSchema } from './schemas/envelope.ts'
import { madeQuoteResponseSchema, quoteResponseSchema, quotesResponseSchema } from './schemas/quotes.ts'

export const createHttpQuotes = ({ call }: HttpClient): QuotesPort => ({
  request: ({ lines, ...request }, idempotencyKey) =>
    call(
      'requestQuote',
      {
        body: {
          ...request,
          lines: lines.map(({ options, ...line }) => ({
            ...line,
            options: options.map(({ custom = null, ...option }) => chosenOptionOf({ ...option, custom })),
          })),
        },
        idempotencyKey,
      },
      madeQuoteResponseSchema,
    ).pipe(Effect.map(({ data }) => data)),

  load: (quoteKey) =>
    call('loadQuote', { params: { quoteKey } }, quoteResponseSchema).pipe(
      orNotFound('quote'),
      Effect.map(({ data }) => data),
    ),

  list: () =>
    call('listQuotes', {}, quotesResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => data),
    ),

  accept: (quoteKey, offerVersion) => call('acceptQuote', { params: { quoteKey }, body: { offerVersion } }, doneSchema).pipe(Effect.asVoid),

  withdraw: (quoteKey) => call('withdrawQuote', { params: { quoteKey } }, doneSchema).pipe(Effect.asVoid),
})

import { Effect } from 'effect'
import type { SharingPort } from '@thuishaven/core/sharing'
import type { HttpClient } from './client.ts'
import { neverRefused, orNotFound } from './failures.ts'
import { chosenOptionOf } from './mappers/cart.ts'
import { sharedLineOf } from './mappers/sharing.ts'
import { doneSchema } from './schemas/envelope.ts'
import { madeShareResponseSchema, shareResponseSchema } from './schemas/sharing.ts'

export const createHttpSharing = ({ call }: HttpClient): SharingPort => ({
  create: ({ kind, lines }) =>
    call(
      'createShare',
      {
        body: {
          kind,
          lines: lines.map(({ options, ...line }) => ({
            ...line,
            options: options.map(({ custom = null, ...option }) => chosenOptionOf({ ...option, custom })),
          })),
        },
      },
      madeShareResponseSchema,
    ).pipe(Effect.map(({ data }) => data)),

  load: (shareToken) =>
    call('loadShare', { params: { shareToken } }, shareResponseSchema).pipe(
      orNotFound('share'),
      Effect.map(({ data }) => ({ ...data, lines: data.lines.map(sharedLineOf) })),
    ),

  withdraw: (ownerToken) => call('withdrawShare', { body: { ownerToken } }, doneSchema).pipe(neverRefused, Effect.asVoid),
})

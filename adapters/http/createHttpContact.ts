import { Effect } from 'effect'
import type { ContactPort } from '@thuishaven/core/contact'
import type { HttpClient } from './client.ts'
import { doneSchema } from './schemas/envelope.ts'

export const createHttpContact = ({ call }: HttpClient): ContactPort => ({
  send: (message) => call('sendMessage', { body: message }, doneSchema).pipe(Effect.asVoid),
})

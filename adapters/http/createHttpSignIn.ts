import { Effect } from 'effect'
import type { SignInPort } from '@thuishaven/core/account'
import type { HttpClient } from './client.ts'
import { signedInOf } from './mappers/account.ts'
import { loginResponseSchema, messageResponseSchema } from './schemas/account.ts'

const messageOf = ({ message }: { readonly message: string }): { readonly message: string } => ({ message })

export const createHttpSignIn = ({ call }: HttpClient): SignInPort => ({
  requestLoginLink: (emailAddress, back) =>
    Effect.map(
      call('requestLoginLink', { body: { emailAddress, ...(back === undefined ? {} : { returnPath: back }) } }, messageResponseSchema),
      messageOf,
    ),

  loginByLink: (token) => Effect.map(call('loginByLink', { body: { token } }, loginResponseSchema), signedInOf),

  requestVerification: () => Effect.map(call('requestVerification', {}, messageResponseSchema), messageOf),

  confirmVerification: (token) => Effect.map(call('confirmVerification', { body: { token } }, messageResponseSchema), messageOf),
})

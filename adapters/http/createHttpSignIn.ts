import { Effect } from 'effect'
import type { SignInPort } from '@thuishaven/core/account'
import type { HttpClient } from './client.ts'
import { signedInOf } from './mappers/account.ts'
import type { RequestOf } from './operations.ts'
import { neverRefused } from './failures.ts'
import { loginResponseSchema, messageResponseSchema, passkeyOptionsResponseSchema, passkeysResponseSchema } from './schemas/account.ts'

type NewPasskey = RequestOf<'addPasskey'>['body']['credential']

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

  passkeys: () => Effect.map(neverRefused(call('listPasskeys', {}, passkeysResponseSchema)), ({ data }) => data),

  beginPasskey: (password) =>
    Effect.map(call('beginPasskey', { body: password === null ? {} : { password } }, passkeyOptionsResponseSchema), ({ data }) => data),

  addPasskey: ({ name, credential }) =>
    Effect.map(call('addPasskey', { body: { name, credential: credential as NewPasskey } }, messageResponseSchema), messageOf),

  removePasskey: ({ id, password }) =>
    Effect.map(
      call('removePasskey', { body: { passkeyId: id, ...(password === null ? {} : { password }) } }, messageResponseSchema),
      messageOf,
    ),

  beginPasskeyLogin: () => Effect.map(call('beginPasskeyLogin', {}, passkeyOptionsResponseSchema), ({ data }) => data),

  loginByPasskey: (credential) =>
    Effect.map(call('loginByPasskey', { body: { credential: credential as NewPasskey } }, loginResponseSchema), signedInOf),
})

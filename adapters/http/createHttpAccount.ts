import { Effect } from 'effect'
import type { BackendFailure } from '@thuishaven/core'
import type { AccountPort, AddressForm } from '@thuishaven/core/account'
import type { HttpClient } from './client.ts'
import { neverRefused, orUndecided, unreachable } from './failures.ts'
import { registrationBodyOf, sessionOf, signedInOf } from './mappers/account.ts'
import { loginResponseSchema, messageResponseSchema, savedAddressResponseSchema, sessionResponseSchema } from './schemas/account.ts'
import { doneSchema } from './schemas/envelope.ts'

/** Only what was filled in is sent (ADR-07). */
const filledFields = ({ countryCode, ...texts }: AddressForm): Partial<AddressForm> => ({
  countryCode,
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
})

export const createHttpAccount = ({ call }: HttpClient): AccountPort => ({
  emailIsKnown: (email) =>
    call('verifyEmail', { body: { email } }, doneSchema).pipe(
      Effect.as(true),
      Effect.catchTag('Refused', ({ status }): Effect.Effect<boolean, BackendFailure> =>
        // 'error' in a response with 200 means that the backend has no account with that address.
        status === 200 ? Effect.succeed(false) : Effect.fail(unreachable(status)),
      ),
    ),

  register: (form, isChosen = true) =>
    Effect.map(call('register', { body: registrationBodyOf(form, isChosen) }, messageResponseSchema), ({ message }) => ({ message })),

  login: ({ email, password }) => Effect.map(call('login', { body: { email, password } }, loginResponseSchema), signedInOf),

  session: (token) =>
    call('verifySession', { body: { token }, token }, sessionResponseSchema).pipe(
      // Only these end a session: a busy backend, or one without this call, has not rejected the token (SES-03).
      orUndecided(({ status }) => status < 300 || status === 401 || status === 403),
      Effect.map(({ data }) => sessionOf(data)),
    ),

  logout: (token) => neverRefused(Effect.asVoid(call('logout', token === undefined ? {} : { token }, doneSchema))),

  addAddress: (address) =>
    Effect.map(call('createAddress', { body: filledFields(address) }, savedAddressResponseSchema), ({ data }) => ({ uid: data })),

  requestPasswordReset: (emailAddress, back) =>
    Effect.map(
      call('requestPasswordReset', { body: { emailAddress, ...(back === undefined ? {} : { returnPath: back }) } }, messageResponseSchema),
      ({ message }) => ({ message }),
    ),

  setPassword: ({ token, password }) =>
    Effect.map(call('setPassword', { body: { token, password } }, messageResponseSchema), ({ message }) => ({ message })),
})

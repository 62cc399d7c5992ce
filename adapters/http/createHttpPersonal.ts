import { Effect } from 'effect'
import type { BackendFailure, Refused } from '@thuishaven/core'
import type { PersonalPort } from '@thuishaven/core/account'
import { defaultLocale, localeOfTag, locales } from '@thuishaven/core/locale'
import type { HttpClient } from './client.ts'
import { neverRefused, orUndecided } from './failures.ts'
import type { HttpFailure } from './failures.ts'
import { detailsResponseSchema, messageResponseSchema } from './schemas/account.ts'
import { doneSchema } from './schemas/envelope.ts'

/** An expired session decides nothing about the request. */
const isInvalidInput = orUndecided(({ status }) => status !== 401)

type ActionResult<Failure> = Effect.Effect<{ readonly message: string }, BackendFailure | Failure>

const messageOf = <Failure>(response: ActionResult<Failure>): ActionResult<Failure> => Effect.map(response, ({ message }) => ({ message }))
const toResult = (response: ActionResult<HttpFailure>): ActionResult<Refused> => messageOf(isInvalidInput(response))

export const createHttpPersonal = ({ call }: HttpClient): PersonalPort => ({
  details: () =>
    call('loadDetails', {}, detailsResponseSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => ({ ...data, language: localeOfTag(data.language) ?? defaultLocale })),
    ),

  changeDetails: ({ language, ...fields }) =>
    call('changeAccount', { body: { ...fields, ...(language === undefined ? {} : { language: locales[language].tag }) } }, doneSchema).pipe(
      isInvalidInput,
      Effect.asVoid,
    ),

  changePassword: ({ currentPassword, password }) =>
    toResult(call('changePassword', { body: { currentPassword, password } }, messageResponseSchema)),

  requestEmailChange: ({ emailAddress, password }) =>
    toResult(call('requestEmailChange', { body: { emailAddress, password } }, messageResponseSchema)),

  confirmEmailChange: (token) => toResult(call('confirmEmailChange', { body: { token } }, messageResponseSchema)),

  // Whether the backend still knows the session shows whether an earlier attempt was executed.
  deleteAccount: (password) => messageOf(call('deleteAccount', { body: { password } }, messageResponseSchema)),
})

import { Effect } from 'effect'
import type { HostFailure, Refused } from '@thuishaven/core'
import type { PersonalPort } from '@thuishaven/core/account'
import { locales } from '@thuishaven/core/locale'
import type { HttpClient } from './client.ts'
import { neverRefused, orUndecided } from './failures.ts'
import type { HttpRefusal } from './failures.ts'
import { detailsAnswerSchema, messageAnswerSchema } from './schemas/account.ts'
import { doneSchema } from './schemas/envelope.ts'

/** A session that is over decided nothing about the wish. */
const aboutTheWish = orUndecided(({ status }) => status !== 401)

type Told<Failure> = Effect.Effect<{ readonly message: string }, HostFailure | Failure>

const messageOf = <Failure>(answer: Told<Failure>): Told<Failure> => Effect.map(answer, ({ message }) => ({ message }))
const told = (answer: Told<HttpRefusal>): Told<Refused> => messageOf(aboutTheWish(answer))

export const makeHttpPersonal = ({ call }: HttpClient): PersonalPort => ({
  details: () =>
    call('loadDetails', {}, detailsAnswerSchema).pipe(
      neverRefused,
      Effect.map(({ data }) => ({ ...data, language: data.language === locales.eng.tag ? 'eng' : 'nld' })),
    ),

  changeDetails: ({ language, ...fields }) =>
    call('changeAccount', { body: { ...fields, ...(language === undefined ? {} : { language: locales[language].tag }) } }, doneSchema).pipe(
      aboutTheWish,
      Effect.asVoid,
    ),

  changePassword: ({ currentPassword, password }) =>
    told(call('changePassword', { body: { currentPassword, password } }, messageAnswerSchema)),

  requestEmailChange: ({ emailAddress, password }) =>
    told(call('requestEmailChange', { body: { emailAddress, password } }, messageAnswerSchema)),

  confirmEmailChange: (token) => told(call('confirmEmailChange', { body: { token } }, messageAnswerSchema)),

  // That the host knows nobody tells whether an earlier try has been carried out.
  deleteAccount: (password) => messageOf(call('deleteAccount', { body: { password } }, messageAnswerSchema)),
})

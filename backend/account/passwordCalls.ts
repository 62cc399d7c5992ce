import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { isStrongPassword } from './isStrongPassword.ts'
import { mailAccessChange } from './mailAccessChange.ts'
import { customerOfResetToken, resetToken } from './resetToken.ts'
import { takeOverUnverified } from './takeOverUnverified.ts'
import { transact } from '../answers/transact.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const resetRequest = v.strictObject({
  emailAddress: words,
  returnPath: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])/))),
})
const newPassword = v.strictObject({ token: words, password: words })

const mail: Readonly<Record<Language, { readonly subject: string; readonly before: string; readonly path: string }>> = {
  nld: {
    subject: 'Kies een nieuw wachtwoord',
    before: 'Via deze link kies je een nieuw wachtwoord. Hij werkt een uur:',
    path: '/account/reset',
  },
  eng: {
    subject: 'Choose a new password',
    before: 'With this link you choose a new password. It works for an hour:',
    path: '/en/account/reset',
  },
}

const requestReset: Call = {
  method: 'POST',
  path: '/api/v2/account/reset',
  operation: 'requestPasswordReset',
  handle: async (backend, context) => {
    const { emailAddress, returnPath } = await readBody(context, resetRequest)
    await limitMailbox(backend, 'account', emailAddress)
    const customer = await backend.customers.byEmail(emailAddress)
    if (customer !== null) {
      const language = languageOf(context)
      const { subject, before, path } = mail[language]
      const back = returnPath === undefined ? '' : `&return=${encodeURIComponent(returnPath)}`
      const body = `${before}\n${backend.appUrl}${path}?token=${await resetToken(backend, customer)}${back}`
      await backend.mails.enqueue({ recipient: customer.emailAddress, language, subject, body })
    }
    return succeed(context, { status: 'success', data: null, message: 'accountPasswordResetMailed' } satisfies Wire['MessageResponse'])
  },
}

const setPassword: Call = {
  method: 'POST',
  path: '/api/v2/account/password',
  operation: 'setPassword',
  handle: async (backend, context) => {
    const { token, password } = await readBody(context, newPassword)
    const invalid = (): HttpFailure => new HttpFailure(422, 'accountPasswordResetTokenInvalid')
    if ((await customerOfResetToken(backend, token)) === null) throw invalid()
    if (!isStrongPassword(password)) throw new HttpFailure(422, 'accountPasswordWeak')
    const hash = await backend.customers.hashPassword(password)
    await transact(backend, async (backend) => {
      const customer = await customerOfResetToken(backend, token)
      if (customer === null) throw invalid()
      await takeOverUnverified(backend, customer)
      await backend.customers.setPassword(customer.id, hash)
      await backend.sessions.closeAll(customer.id, null)
      await mailAccessChange(backend, customer, languageOf(context), 'passwordChanged')
    })
    return succeed(context, { status: 'success', data: null, message: 'accountPasswordResetSuccess' } satisfies Wire['MessageResponse'])
  },
}

/** Password reset: the mailed link and setting the new password (RST-01). */
export const passwordCalls: readonly Call[] = [requestReset, setPassword]

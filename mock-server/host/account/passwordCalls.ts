import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { enqueueMail, limitMailbox } from '../answers/mailQueue.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { text } from '../database/Database.ts'
import { customerByEmail } from './customers.ts'
import { isStrongPassword, keepPassword } from './password.ts'
import { customerOfResetToken, resetToken } from './resetToken.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const resetQuestion = v.strictObject({
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
  handle: async (host, context) => {
    const { emailAddress, returnPath } = await readBody(context, resetQuestion)
    limitMailbox(host, 'account', emailAddress)
    const customer = customerByEmail(host.database, emailAddress)
    if (customer !== null) {
      const { subject, before, path } = mail[languageOf(context)]
      const back = returnPath === undefined ? '' : `&return=${encodeURIComponent(returnPath)}`
      const body = `${before}\n${host.appUrl}${path}?token=${resetToken(customer, host.now())}${back}`
      enqueueMail(host, { recipient: text(customer, 'email'), subject, body })
    }
    return succeed(context, { status: 'success', data: null, message: 'accountPasswordResetMailed' } satisfies Wire['MessageAnswer'])
  },
}

const setPassword: Call = {
  method: 'POST',
  path: '/api/v2/account/password',
  operation: 'setPassword',
  handle: async (host, context) => {
    const { token, password } = await readBody(context, newPassword)
    const customer = customerOfResetToken(host.database, token, host.now())
    if (customer === null) throw new Refusal(422, 'accountPasswordResetTokenInvalid')
    if (!isStrongPassword(password)) throw new Refusal(422, 'accountPasswordWeak')
    host.database.transaction(() => {
      host.database.run('UPDATE customer SET password = ? WHERE id = ?', keepPassword(password), text(customer, 'id'))
      host.database.run('DELETE FROM session WHERE customer_id = ?', text(customer, 'id'))
    })
    return succeed(context, { status: 'success', data: null, message: 'accountPasswordResetSuccess' } satisfies Wire['MessageAnswer'])
  },
}

/** A forgotten password: the mailed link and what it leads to (RST-01). */
export const passwordCalls: readonly Call[] = [requestReset, setPassword]

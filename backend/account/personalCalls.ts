import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { forgetTries, limitTries, noteTry } from '../answers/limitTries.ts'
import { enqueueMail, limitMailbox } from '../answers/mailQueue.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { text } from '../database/Database.ts'
import type { Row } from '../database/Database.ts'
import type { Language } from '../records/ProductRecord.ts'
import { detailsOf } from './accountChange.ts'
import { customerByEmail, customerById } from './customers.ts'
import { isEmailAddress } from './emailAddress.ts'
import { changeOfEmailToken, emailToken } from './emailToken.ts'
import { isStrongPassword, storePassword, passwordMatches } from './password.ts'
import { signedIn, tokenOf, visitorOf } from './visitorOf.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const passwordChange = v.strictObject({ currentPassword: words, password: words })
const emailChange = v.strictObject({ emailAddress: words, password: words })
const confirmation = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) })

/** The signed-in customer; refuses visitors with 401. */
const customerOf = (backend: Backend, customerId: string): Row => {
  const customer = customerById(backend.database, customerId)
  if (customer === null) throw new HttpFailure(401, 'sessionInvalid')
  return customer
}

/** The customer, who has to know the password of now; after five wrong ones within 15 minutes it is not asked any more. */
export const requirePassword = (backend: Backend, customerId: string, password: string): Row => {
  const customer = customerOf(backend, customerId)
  const what = `password ${customerId}`
  limitTries(backend, what)
  if (!passwordMatches(password, text(customer, 'password'))) {
    noteTry(backend, what)
    throw new HttpFailure(422, 'accountPasswordWrong')
  }
  forgetTries(backend, what)
  return customer
}

const details: Call = {
  method: 'GET',
  path: '/api/v2/account/details',
  operation: 'loadDetails',
  handle: (backend, context) => {
    const customer = customerOf(backend, signedIn(visitorOf(backend, context)))
    return succeed(context, { status: 'success', data: detailsOf(customer) } satisfies Wire['AccountDetailsResponse'])
  },
}

const changePassword: Call = {
  method: 'POST',
  path: '/api/v2/account/password/change',
  operation: 'changePassword',
  handle: async (backend, context) => {
    const customerId = signedIn(visitorOf(backend, context))
    const { currentPassword, password } = await readBody(context, passwordChange)
    requirePassword(backend, customerId, currentPassword)
    if (!isStrongPassword(password)) throw new HttpFailure(422, 'accountPasswordWeak')
    backend.database.transaction(() => {
      backend.database.run('UPDATE customer SET password = ? WHERE id = ?', storePassword(password), customerId)
      backend.database.run('DELETE FROM session WHERE customer_id = ? AND token <> ?', customerId, tokenOf(context) ?? '')
    })
    return succeed(context, { status: 'success', data: null, message: 'accountPasswordChanged' } satisfies Wire['MessageResponse'])
  },
}

const mails: Readonly<
  Record<
    Language,
    { readonly path: string; readonly subject: string; readonly link: string; readonly value: string; readonly taken: string }
  >
> = {
  nld: {
    path: '/account/email',
    subject: 'Bevestig je nieuwe e-mailadres',
    link: 'Open deze link, dan log je voortaan met dit adres in. Hij werkt een dag:',
    value: 'Voor je account is een ander e-mailadres opgegeven. Was jij dat niet? Wijzig dan je wachtwoord.',
    taken: 'Iemand wil dit adres bij een account gebruiken, maar er hoort al een account bij. Was jij dat? Log dan met dit adres in.',
  },
  eng: {
    path: '/en/account/email',
    subject: 'Confirm your new e-mail address',
    link: 'Open this link to log in with this address from now on. It works for a day:',
    value: 'Another e-mail address was given for your account. Was that not you? Then change your password.',
    taken: 'Someone wants to use this address for an account, but it belongs to one already. Was that you? Then log in with this address.',
  },
}

const requestEmailChange: Call = {
  method: 'POST',
  path: '/api/v2/account/email',
  operation: 'requestEmailChange',
  handle: async (backend, context) => {
    const visitor = visitorOf(backend, context)
    const requested = await readBody(context, emailChange)
    const email = requested.emailAddress.trim()
    const customer = requirePassword(backend, signedIn(visitor), requested.password)
    if (!isEmailAddress(email)) throw new HttpFailure(422, 'accountEmailInvalid')
    const what = `email ${text(customer, 'id')}`
    limitTries(backend, what)
    noteTry(backend, what)
    limitMailbox(backend, 'account', email)
    const { path, subject, link, value, taken } = mails[visitor.language]
    // Only its owner learns whether an address has an account.
    const isTaken = customerByEmail(backend.database, email) !== null
    const body = isTaken ? taken : `${link}\n${backend.appUrl}${path}?token=${emailToken(customer, email, backend.now())}`
    enqueueMail(backend, { recipient: email, subject, body })
    enqueueMail(backend, { recipient: text(customer, 'email'), subject, body: value })
    return succeed(context, { status: 'success', data: null, message: 'accountEmailChangeMailed' } satisfies Wire['MessageResponse'])
  },
}

const confirmEmailChange: Call = {
  method: 'POST',
  path: '/api/v2/account/email/confirm',
  operation: 'confirmEmailChange',
  handle: async (backend, context) => {
    const { token } = await readBody(context, confirmation)
    const change = changeOfEmailToken(backend.database, token, backend.now())
    if (change === null || customerByEmail(backend.database, change.email) !== null) throw new HttpFailure(422, 'accountEmailTokenInvalid')
    backend.database.run('UPDATE customer SET email = ? WHERE id = ?', change.email, change.id)
    return succeed(context, { status: 'success', data: null, message: 'accountEmailChanged' } satisfies Wire['MessageResponse'])
  },
}

/** The customer's own data: telling them, another password, another e-mail address. */
export const personalCalls: readonly Call[] = [details, changePassword, requestEmailChange, confirmEmailChange]

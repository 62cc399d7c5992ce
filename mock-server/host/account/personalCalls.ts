import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import type { Host } from '../answers/Host.ts'
import { forgetTries, limitTries, noteTry } from '../answers/limitTries.ts'
import { enqueueMail, limitMailbox } from '../answers/mailQueue.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import { text } from '../database/Database.ts'
import type { Row } from '../database/Database.ts'
import type { Language } from '../records/ProductRecord.ts'
import { detailsOf } from './accountChange.ts'
import { customerByEmail, customerById } from './customers.ts'
import { isEmailAddress } from './emailAddress.ts'
import { changeOfEmailToken, emailToken } from './emailToken.ts'
import { isStrongPassword, keepPassword, passwordMatches } from './password.ts'
import { signedIn, tokenOf, visitorOf } from './visitorOf.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const passwordChange = v.strictObject({ currentPassword: words, password: words })
const emailChange = v.strictObject({ emailAddress: words, password: words })
const confirmation = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) })

/** The signed-in customer; refuses visitors with 401. */
const customerOf = (host: Host, customerId: string): Row => {
  const customer = customerById(host.database, customerId)
  if (customer === null) throw new Refusal(401, 'sessionInvalid')
  return customer
}

/** The customer, who has to know the password of now; after five wrong ones within 15 minutes it is not asked any more. */
export const whoKnowsPassword = (host: Host, customerId: string, password: string): Row => {
  const customer = customerOf(host, customerId)
  const what = `password ${customerId}`
  limitTries(host, what)
  if (!passwordMatches(password, text(customer, 'password'))) {
    noteTry(host, what)
    throw new Refusal(422, 'accountPasswordWrong')
  }
  forgetTries(host, what)
  return customer
}

const details: Call = {
  method: 'GET',
  path: '/api/v2/account/details',
  operation: 'loadDetails',
  handle: (host, context) => {
    const customer = customerOf(host, signedIn(visitorOf(host, context)))
    return succeed(context, { status: 'success', data: detailsOf(customer) } satisfies Wire['AccountDetailsAnswer'])
  },
}

const changePassword: Call = {
  method: 'POST',
  path: '/api/v2/account/password/change',
  operation: 'changePassword',
  handle: async (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    const { currentPassword, password } = await readBody(context, passwordChange)
    whoKnowsPassword(host, customerId, currentPassword)
    if (!isStrongPassword(password)) throw new Refusal(422, 'accountPasswordWeak')
    host.database.transaction(() => {
      host.database.run('UPDATE customer SET password = ? WHERE id = ?', keepPassword(password), customerId)
      host.database.run('DELETE FROM session WHERE customer_id = ? AND token <> ?', customerId, tokenOf(context) ?? '')
    })
    return succeed(context, { status: 'success', data: null, message: 'accountPasswordChanged' } satisfies Wire['MessageAnswer'])
  },
}

const mails: Readonly<
  Record<
    Language,
    { readonly path: string; readonly subject: string; readonly link: string; readonly told: string; readonly taken: string }
  >
> = {
  nld: {
    path: '/account/email',
    subject: 'Bevestig je nieuwe e-mailadres',
    link: 'Open deze link, dan log je voortaan met dit adres in. Hij werkt een dag:',
    told: 'Voor je account is een ander e-mailadres opgegeven. Was jij dat niet? Wijzig dan je wachtwoord.',
    taken: 'Iemand wil dit adres bij een account gebruiken, maar er hoort al een account bij. Was jij dat? Log dan met dit adres in.',
  },
  eng: {
    path: '/en/account/email',
    subject: 'Confirm your new e-mail address',
    link: 'Open this link to log in with this address from now on. It works for a day:',
    told: 'Another e-mail address was given for your account. Was that not you? Then change your password.',
    taken: 'Someone wants to use this address for an account, but it belongs to one already. Was that you? Then log in with this address.',
  },
}

const requestEmailChange: Call = {
  method: 'POST',
  path: '/api/v2/account/email',
  operation: 'requestEmailChange',
  handle: async (host, context) => {
    const visitor = visitorOf(host, context)
    const asked = await readBody(context, emailChange)
    const email = asked.emailAddress.trim()
    const customer = whoKnowsPassword(host, signedIn(visitor), asked.password)
    if (!isEmailAddress(email)) throw new Refusal(422, 'accountEmailInvalid')
    const what = `email ${text(customer, 'id')}`
    limitTries(host, what)
    noteTry(host, what)
    limitMailbox(host, 'account', email)
    const { path, subject, link, told, taken } = mails[visitor.language]
    // Whether an address has an account is told to its owner only.
    const isTaken = customerByEmail(host.database, email) !== null
    const body = isTaken ? taken : `${link}\n${host.appUrl}${path}?token=${emailToken(customer, email, host.now())}`
    enqueueMail(host, { recipient: email, subject, body })
    enqueueMail(host, { recipient: text(customer, 'email'), subject, body: told })
    return succeed(context, { status: 'success', data: null, message: 'accountEmailChangeMailed' } satisfies Wire['MessageAnswer'])
  },
}

const confirmEmailChange: Call = {
  method: 'POST',
  path: '/api/v2/account/email/confirm',
  operation: 'confirmEmailChange',
  handle: async (host, context) => {
    const { token } = await readBody(context, confirmation)
    const change = changeOfEmailToken(host.database, token, host.now())
    if (change === null || customerByEmail(host.database, change.email) !== null) throw new Refusal(422, 'accountEmailTokenInvalid')
    host.database.run('UPDATE customer SET email = ? WHERE id = ?', change.email, change.id)
    return succeed(context, { status: 'success', data: null, message: 'accountEmailChanged' } satisfies Wire['MessageAnswer'])
  },
}

/** The customer's own data: telling them, another password, another e-mail address. */
export const personalCalls: readonly Call[] = [details, changePassword, requestEmailChange, confirmEmailChange]

import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import type { Backend } from '../answers/Backend.ts'
import { countTry, forgetTries } from '../answers/limitTries.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import type { Wire } from '../contract/wire.ts'
import type { Customer } from '../ports/Customers.ts'
import type { Language } from '../records/ProductRecord.ts'
import { detailsOf } from './accountChange.ts'
import { isEmailAddress } from './emailAddress.ts'
import { changeOfEmailToken, emailToken } from './emailToken.ts'
import { isStrongPassword } from './isStrongPassword.ts'
import { mailAccessChange } from './mailAccessChange.ts'
import { signedIn, tokenOf, visitorOf } from './visitorOf.ts'
import { transact } from '../answers/transact.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const passwordChange = v.strictObject({ currentPassword: words, password: words })
const emailChange = v.strictObject({ emailAddress: words, password: words })
const confirmation = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) })

/** The signed-in customer; refuses visitors with 401. */
const customerOf = async (backend: Backend, customerId: string): Promise<Customer> => {
  const customer = await backend.customers.byId(customerId)
  if (customer === null) throw new HttpFailure(401, 'sessionInvalid')
  return customer
}

/** The customer, after a check of the current password; refuses after five wrong passwords within 15 minutes. */
export const requirePassword = async (backend: Backend, customerId: string, password: string): Promise<Customer> => {
  const customer = await customerOf(backend, customerId)
  const what = `password ${customerId}`
  const tried = await countTry(backend, what)
  if (!(await backend.customers.passwordMatches(customerId, password))) throw new HttpFailure(422, 'accountPasswordWrong')
  await forgetTries(backend, tried)
  return customer
}

const details: Call = {
  method: 'GET',
  path: '/api/v2/account/details',
  operation: 'loadDetails',
  handle: async (backend, context) => {
    const customer = await customerOf(backend, signedIn(await visitorOf(backend, context)))
    return succeed(context, { status: 'success', data: detailsOf(customer) } satisfies Wire['AccountDetailsResponse'])
  },
}

const changePassword: Call = {
  method: 'POST',
  path: '/api/v2/account/password/change',
  operation: 'changePassword',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const customerId = signedIn(visitor)
    const { currentPassword, password } = await readBody(context, passwordChange)
    const customer = await requirePassword(backend, customerId, currentPassword)
    if (!isStrongPassword(password)) throw new HttpFailure(422, 'accountPasswordWeak')
    const hash = await backend.customers.hashPassword(password)
    await transact(backend, async (backend) => {
      await backend.customers.setPassword(customerId, hash)
      await backend.sessions.closeAll(customerId, tokenOf(context))
      await mailAccessChange(backend, customer, visitor.language, 'passwordChanged')
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
    const visitor = await visitorOf(backend, context)
    const requested = await readBody(context, emailChange)
    const email = requested.emailAddress.trim()
    const customer = await requirePassword(backend, signedIn(visitor), requested.password)
    if (!isEmailAddress(email)) throw new HttpFailure(422, 'accountEmailInvalid')
    const what = `email ${customer.id}`
    await countTry(backend, what)
    await limitMailbox(backend, 'account', email)
    const { language } = visitor
    const { path, subject, link, value, taken } = mails[language]
    // Only the owner of an address may learn whether it has an account.
    const isTaken = (await backend.customers.byEmail(email)) !== null
    const body = isTaken ? taken : `${link}\n${backend.appUrl}${path}?token=${await emailToken(backend, customer, email)}`
    await backend.mails.enqueue({ recipient: email, language, subject, body })
    await backend.mails.enqueue({ recipient: customer.emailAddress, language, subject, body: value })
    return succeed(context, { status: 'success', data: null, message: 'accountEmailChangeMailed' } satisfies Wire['MessageResponse'])
  },
}

const confirmEmailChange: Call = {
  method: 'POST',
  path: '/api/v2/account/email/confirm',
  operation: 'confirmEmailChange',
  handle: async (backend, context) => {
    const { token } = await readBody(context, confirmation)
    await transact(backend, async (backend) => {
      const change = await changeOfEmailToken(backend, token)
      const isChanged = change !== null && (await backend.customers.changeEmail(change.id, change.email)).type === 'changed'
      if (!isChanged) throw new HttpFailure(422, 'accountEmailTokenInvalid')
      await backend.customers.setEmailVerified(change.id)
    })
    return succeed(context, { status: 'success', data: null, message: 'accountEmailChanged' } satisfies Wire['MessageResponse'])
  },
}

/** The customer's own data: reading them, changing the password, changing the e-mail address. */
export const personalCalls: readonly Call[] = [details, changePassword, requestEmailChange, confirmEmailChange]

import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { countTry, forgetTries } from '../answers/limitTries.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import type { Wire } from '../contract/wire.ts'
import { sessionOf } from '../account/sessionOf.ts'
import { createCustomer, registrationFailure } from '../account/registration.ts'
import { customerOfToken, signedIn, tokenOf, visitorOf } from '../account/visitorOf.ts'
import { openSession, pageCookie, respondSignedIn } from './signIn.ts'
import { transact } from '../answers/transact.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const optionalWords = v.optional(v.pipe(v.string(), v.maxLength(200)))

const emailRequest = v.strictObject({ email: words })
const credentials = v.strictObject({ email: words, password: words })
const sessionRequest = v.strictObject({ token: words })
const registrationForm = v.strictObject({
  companyName: optionalWords,
  cocNumber: optionalWords,
  vatNumber: optionalWords,
  reference: optionalWords,
  countryCode: v.picklist(['NL', 'BE']),
  firstName: words,
  lastName: words,
  address: optionalWords,
  zipCode: words,
  houseNumber: words,
  houseNumberAddition: optionalWords,
  streetName: words,
  city: words,
  emailAddress: words,
  phoneNumber: words,
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
  passwordChosen: v.optional(v.boolean()),
})

const verifyEmail: Call = {
  method: 'POST',
  path: '/api/presession/verify',
  operation: 'verifyEmail',
  handle: async (backend, context) => {
    const { email } = await readBody(context, emailRequest)
    if ((await backend.customers.byEmail(email)) === null)
      return succeed(context, { status: 'error', message: 'accountUnknown' } satisfies Wire['UnknownEmail'])
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

const register: Call = {
  method: 'POST',
  path: '/api/v2/account/register',
  operation: 'register',
  handle: async (backend, context) => {
    const form = await readBody(context, registrationForm)
    if (backend.meets('registration-closed')) throw new HttpFailure(403, 'accountRegistrationNotAllowed')
    const failure = registrationFailure(form)
    if (failure !== null) throw new HttpFailure(422, failure)
    await createCustomer(backend, form, languageOf(context))
    return succeed(context, { status: 'success', data: null, message: 'accountRegisterSuccess' } satisfies Wire['RegisteredResponse'])
  },
}

const login: Call = {
  method: 'POST',
  path: '/api/v2/account/login',
  operation: 'login',
  handle: async (backend, context) => {
    const { email, password } = await readBody(context, credentials)
    // Counted for each visitor apart, so that guesses of others do not keep the customer out.
    const what = `login ${visitorAddress(context)} ${email.trim()}`
    const tried = await countTry(backend, what)
    const customer = await backend.customers.byEmail(email)
    if (customer === null || !(await backend.customers.passwordMatches(customer.id, password))) {
      throw new HttpFailure(
        401,
        languageOf(context) === 'nld' ? 'E-mailadres of wachtwoord is onjuist.' : 'The e-mail address or password is not correct.',
      )
    }
    await forgetTries(backend, tried)
    const { cookieCart } = await visitorOf(backend, context)
    const token = await transact(backend, async (backend) => openSession(backend, customer, cookieCart))
    return respondSignedIn(backend, context, customer, token)
  },
}

const session: Call = {
  method: 'POST',
  path: '/api/v2/account/session',
  operation: 'verifySession',
  handle: async (backend, context) => {
    const { token } = await readBody(context, sessionRequest)
    const customerId = tokenOf(context) === token ? await customerOfToken(backend, token) : null
    const customer = customerId === null ? null : await backend.customers.byId(customerId)
    if (customer === null) throw new HttpFailure(401, 'sessionInvalid')
    return succeed(context, { status: 'success', data: await sessionOf(backend, customer) } satisfies Wire['SessionResponse'])
  },
}

const logout: Call = {
  method: 'POST',
  path: '/api/v2/account/logout',
  operation: 'logout',
  handle: async (backend, context) => {
    const token = tokenOf(context)
    if (token !== null) await backend.sessions.close(token)
    pageCookie(context, 'auth_token', '', 0)
    pageCookie(context, 'customer_id', '', 0)
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneResponse'])
  },
}

const addresses: Call = {
  method: 'GET',
  path: '/api/v2/account/addresses',
  operation: 'listAddresses',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    return succeed(context, {
      status: 'success',
      data: [...(await backend.addressBook.delivery(customerId))],
    } satisfies Wire['AddressesResponse'])
  },
}

/** Registration, login, session, addresses. */
export const sessionCalls: readonly Call[] = [verifyEmail, register, login, session, logout, addresses]

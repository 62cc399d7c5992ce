import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { forgetTries, limitTries, noteTry } from '../answers/limitTries.ts'
import { readBody } from '../answers/readBody.ts'
import { Refusal } from '../answers/Refusal.ts'
import { succeed } from '../answers/succeed.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import type { Wire } from '../contract/wire.ts'
import { mergeAtLogin } from '../cart/changeLines.ts'
import { text } from '../database/Database.ts'
import { addressesOf, customerByEmail, customerById, sessionOf } from '../account/customers.ts'
import { passwordMatches } from '../account/password.ts'
import { makeCustomer, registrationFault } from '../account/registration.ts'
import { customerOfToken, sessionLife, signedIn, tokenOf, visitorOf } from '../account/visitorOf.ts'

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const optionalWords = v.optional(v.pipe(v.string(), v.maxLength(200)))

const emailQuestion = v.strictObject({ email: words })
const credentials = v.strictObject({ email: words, password: words })
const sessionQuestion = v.strictObject({ token: words })
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
})

const cookieOf = (context: Context, name: string, value: string, maxAge: number): void =>
  setCookie(context, name, value, { path: '/', sameSite: 'Lax', maxAge, secure: context.req.header('x-forwarded-proto') === 'https' })

const verifyEmail: Call = {
  method: 'POST',
  path: '/api/presession/verify',
  operation: 'verifyEmail',
  handle: async (host, context) => {
    const { email } = await readBody(context, emailQuestion)
    if (customerByEmail(host.database, email) === null)
      return succeed(context, { status: 'error', message: 'accountUnknown' } satisfies Wire['UnknownEmail'])
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
  },
}

const register: Call = {
  method: 'POST',
  path: '/api/v2/account/register',
  operation: 'register',
  handle: async (host, context) => {
    const form = await readBody(context, registrationForm)
    if (host.scenarios.meets('registration-closed')) throw new Refusal(403, 'accountRegistrationNotAllowed')
    const fault = registrationFault(form)
    if (fault !== null) throw new Refusal(422, fault)
    if (customerByEmail(host.database, form.emailAddress) !== null) throw new Refusal(409, 'accountEmailAddressExists')
    makeCustomer(host, form, languageOf(context))
    return succeed(context, { status: 'success', data: null, message: 'accountRegisterSuccess' } satisfies Wire['RegisteredAnswer'])
  },
}

const login: Call = {
  method: 'POST',
  path: '/api/v2/account/login',
  operation: 'login',
  handle: async (host, context) => {
    const { email, password } = await readBody(context, credentials)
    // Counted for each visitor apart, so that a stranger's guesses do not keep the customer out.
    const what = `login ${visitorAddress(context)} ${email.trim()}`
    limitTries(host, what)
    const customer = customerByEmail(host.database, email)
    if (customer === null || !passwordMatches(password, text(customer, 'password'))) {
      noteTry(host, what)
      throw new Refusal(
        401,
        languageOf(context) === 'nld' ? 'E-mailadres of wachtwoord is onjuist.' : 'The e-mail address or password is not correct.',
      )
    }
    forgetTries(host, what)
    const { cookieCart } = visitorOf(host, context)
    const token = host.newId('token')
    host.database.transaction(() => {
      host.database.run(
        'INSERT INTO session (token, customer_id, expires_at) VALUES (?, ?, ?)',
        token,
        text(customer, 'id'),
        host.now() + sessionLife,
      )
      mergeAtLogin(host, text(customer, 'id'), cookieCart)
    })
    cookieOf(context, 'auth_token', token, sessionLife / 1000)
    cookieOf(context, 'customer_id', text(customer, 'number'), sessionLife / 1000)
    return succeed(context, { status: 'success', data: { ...sessionOf(host.database, customer), token } } satisfies Wire['LoginAnswer'])
  },
}

const session: Call = {
  method: 'POST',
  path: '/api/v2/account/session',
  operation: 'verifySession',
  handle: async (host, context) => {
    const { token } = await readBody(context, sessionQuestion)
    const customerId = tokenOf(context) === token ? customerOfToken(host, token) : null
    const customer = customerId === null ? null : customerById(host.database, customerId)
    if (customer === null) throw new Refusal(401, 'sessionInvalid')
    return succeed(context, { status: 'success', data: sessionOf(host.database, customer) } satisfies Wire['SessionAnswer'])
  },
}

const logout: Call = {
  method: 'POST',
  path: '/api/v2/account/logout',
  operation: 'logout',
  handle: (host, context) => {
    const token = tokenOf(context)
    if (token !== null) host.database.run('DELETE FROM session WHERE token = ?', token)
    cookieOf(context, 'auth_token', '', 0)
    cookieOf(context, 'customer_id', '', 0)
    return succeed(context, { status: 'success', data: null } satisfies Wire['DoneAnswer'])
  },
}

const addresses: Call = {
  method: 'GET',
  path: '/api/v2/account/addresses',
  operation: 'listAddresses',
  handle: (host, context) => {
    const customerId = signedIn(visitorOf(host, context))
    return succeed(context, {
      status: 'success',
      data: addressesOf(host.database, customerId, 'delivery'),
    } satisfies Wire['AddressesAnswer'])
  },
}

/** Registration, login, session, addresses. */
export const sessionCalls: readonly Call[] = [verifyEmail, register, login, session, logout, addresses]

import * as v from 'valibot'
import type { Call } from '../answers/Call.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import { readBody } from '../answers/readBody.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import { succeed } from '../answers/succeed.ts'
import { transact } from '../answers/transact.ts'
import type { Wire } from '../contract/wire.ts'
import { verificationLink } from './verificationLink.ts'
import { signedIn, visitorOf } from './visitorOf.ts'

const confirmation = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) })

const subjects = { nld: 'Bevestig je e-mailadres', eng: 'Confirm your e-mail address' } as const

const requestVerification: Call = {
  method: 'POST',
  path: '/api/v2/account/verification',
  operation: 'requestVerification',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const customer = await backend.customers.byId(signedIn(visitor))
    if (customer === null) throw new HttpFailure(401, 'sessionInvalid')
    if (!(await backend.customers.emailIsVerified(customer.id))) {
      await limitMailbox(backend, 'verification', customer.emailAddress)
      const { emailAddress: recipient } = customer
      const { language } = visitor
      const body = await verificationLink(backend, customer, language)
      await backend.mails.enqueue({ recipient, language, subject: subjects[language], body })
    }
    return succeed(context, { status: 'success', data: null, message: 'accountVerificationMailed' } satisfies Wire['MessageResponse'])
  },
}

const confirmVerification: Call = {
  method: 'POST',
  path: '/api/v2/account/verification/confirm',
  operation: 'confirmVerification',
  handle: async (backend, context) => {
    const { token } = await readBody(context, confirmation)
    const isConfirmed = await transact(backend, async ({ customers, oneTimeTokens }) => {
      const claim = await oneTimeTokens.take('verifyEmail', token)
      const customer = claim === null ? null : await customers.byId(claim.customerId)
      // The account may have another address since.
      if (customer === null || customer.emailAddress !== claim?.subject) return false
      await customers.setEmailVerified(customer.id)
      return true
    })
    if (!isConfirmed) throw new HttpFailure(422, 'accountVerificationTokenInvalid')
    return succeed(context, { status: 'success', data: null, message: 'accountEmailVerified' } satisfies Wire['MessageResponse'])
  },
}

/** Verifying the e-mail address of a new account. */
export const verificationCalls: readonly Call[] = [requestVerification, confirmVerification]

import * as v from 'valibot'
import { mailedLink } from '../account/mailedLink.ts'
import { takeOverUnverified } from '../account/takeOverUnverified.ts'
import { visitorOf } from '../account/visitorOf.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Call } from '../answers/Call.ts'
import { languageOf } from '../answers/languageOf.ts'
import { limitMailbox } from '../answers/limitMailbox.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import { transact } from '../answers/transact.ts'
import type { Wire } from '../contract/wire.ts'
import type { Language } from '../records/ProductRecord.ts'
import { openSession, respondSignedIn } from './signIn.ts'

/** Validity of a mailed link in ms: 15 minutes. */
const lifetime = 15 * 60 * 1000

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const linkRequest = v.strictObject({
  emailAddress: words,
  returnPath: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])/))),
})
const usedLink = v.strictObject({ token: words })

const mail: Readonly<
  Record<Language, { readonly subject: string; readonly before: string; readonly unverified: string; readonly path: string }>
> = {
  nld: {
    subject: 'Je inloglink',
    before:
      'Met deze link log je in, zonder wachtwoord. Hij werkt een keer, en een kwartier lang. Heb jij er niet om gevraagd, doe dan niets.',
    unverified:
      'Je e-mailadres was nog niet bevestigd. Met deze link bevestig je het. Een wachtwoord van eerder werkt daarna niet meer: iemand anders kan het gekozen hebben.',
    path: '/account/inloglink',
  },
  eng: {
    subject: 'Your login link',
    before: 'This link logs you in, without a password. It works once, for a quarter of an hour. If you did not request it, do nothing.',
    unverified:
      'Your e-mail address was not confirmed yet. This link confirms it. A password of before no longer works after that: somebody else may have chosen it.',
    path: '/en/account/login-link',
  },
}

const requestLoginLink: Call = {
  method: 'POST',
  path: '/api/v2/account/login-link',
  operation: 'requestLoginLink',
  handle: async (backend, context) => {
    const { emailAddress, returnPath } = await readBody(context, linkRequest)
    await limitMailbox(backend, 'login', emailAddress)
    const customer = await backend.customers.byEmail(emailAddress)
    if (customer !== null) {
      const language = languageOf(context)
      const { subject, before, unverified, path } = mail[language]
      const { id, emailAddress: recipient } = customer
      const token = await backend.oneTimeTokens.issue('login', { customerId: id, subject: recipient }, lifetime)
      const back = returnPath === undefined ? '' : `?return=${encodeURIComponent(returnPath)}`
      const text = (await backend.customers.emailIsVerified(id)) ? before : `${before}\n\n${unverified}`
      await backend.mails.enqueue({ recipient, language, subject, body: `${text}\n\n${mailedLink(backend, language, path + back, token)}` })
    }
    return succeed(context, { status: 'success', data: null, message: 'accountLoginLinkMailed' } satisfies Wire['MessageResponse'])
  },
}

const loginByLink: Call = {
  method: 'POST',
  path: '/api/v2/account/login-link/use',
  operation: 'loginByLink',
  handle: async (backend, context) => {
    const { token: mailed } = await readBody(context, usedLink)
    const { cookieCart } = await visitorOf(backend, context)
    const opened = await transact(backend, async (backend) => {
      const claim = await backend.oneTimeTokens.take('login', mailed)
      const customer = claim === null ? null : await backend.customers.byId(claim.customerId)
      // The account may have another address since.
      if (customer === null || customer.emailAddress !== claim?.subject) return null
      await takeOverUnverified(backend, customer)
      return { customer, token: await openSession(backend, customer, cookieCart) }
    })
    if (opened === null) throw new HttpFailure(422, 'accountLoginLinkInvalid')
    return respondSignedIn(backend, context, opened.customer, opened.token)
  },
}

/** Signing in by a mailed link. */
export const loginLinkCalls: readonly Call[] = [requestLoginLink, loginByLink]

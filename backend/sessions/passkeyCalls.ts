import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import * as v from 'valibot'
import { mailAccessChange } from '../account/mailAccessChange.ts'
import { passkeysOffered } from '../account/passkeysOffered.ts'
import { requirePassword } from '../account/personalCalls.ts'
import { signedIn, tokenOf, visitorOf } from '../account/visitorOf.ts'
import { wirePasskeys } from '../account/wirePasskeys.ts'
import { HttpFailure } from '../answers/HttpFailure.ts'
import type { Backend } from '../answers/Backend.ts'
import type { Call } from '../answers/Call.ts'
import { countTry, forgetTries } from '../answers/limitTries.ts'
import { readBody } from '../answers/readBody.ts'
import { succeed } from '../answers/succeed.ts'
import { transact } from '../answers/transact.ts'
import { visitorAddress } from '../answers/visitorAddress.ts'
import type { Wire } from '../contract/wire.ts'
import type { Customer } from '../ports/Customers.ts'
import type { Passkey } from '../ports/Passkeys.ts'
import { openSession, respondSignedIn } from './signIn.ts'

const minute = 60 * 1000
/** How long a challenge can be answered. */
const challengeLife = 5 * minute
/** How long after signing in no password is needed. */
const freshFor = 10 * minute
/** Of one customer. */
const most = 20

const words = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const ownerProof = v.strictObject({ password: v.optional(words) })
const removal = v.strictObject({ passkeyId: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)), password: v.optional(words) })
const base64url = v.pipe(v.string(), v.maxLength(20_000), v.regex(/^[\w-]*$/))
const credentialEntries = { id: base64url, rawId: base64url, type: v.literal('public-key') }
const newPasskey = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  credential: v.looseObject({
    ...credentialEntries,
    response: v.looseObject({ clientDataJSON: base64url, attestationObject: base64url, transports: v.optional(v.array(words)) }),
  }),
})
const usedPasskey = v.strictObject({
  credential: v.looseObject({
    ...credentialEntries,
    response: v.looseObject({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: v.optional(base64url),
    }),
  }),
})

const relyingParty = (backend: Backend): { readonly id: string; readonly origin: string } => {
  if (!passkeysOffered(backend)) throw new HttpFailure(403, 'accountPasskeysOff')
  const { hostname, origin } = new URL(backend.appUrl)
  return { id: hostname, origin }
}

/** Read only where passkeys are used, so that a shop starts sooner. */
const webauthn = () => import('@simplewebauthn/server')

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'))
const transportsOf = ({ transports }: Passkey): string[] => [...transports]

const customerOf = async (backend: Backend, customerId: string): Promise<Customer> => {
  const customer = await backend.customers.byId(customerId)
  if (customer === null) throw new HttpFailure(401, 'sessionInvalid')
  return customer
}

/** Who signed in just now, or types the password: a device that was left signed in is not enough to change how its owner gets in. */
const requireOwner = async (
  backend: Backend,
  context: Parameters<Call['handle']>[1],
  customerId: string,
  password: string | undefined,
): Promise<void> => {
  if (password !== undefined) {
    await requirePassword(backend, customerId, password)
    return
  }
  const openedAt = (await backend.sessions.openedAt(tokenOf(context) ?? '')) ?? 0
  if (backend.meets('password-needed') || backend.now() - openedAt > freshFor) throw new HttpFailure(422, 'accountPasswordNeeded')
}

const list: Call = {
  method: 'GET',
  path: '/api/v2/account/passkeys',
  operation: 'listPasskeys',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    return succeed(context, { status: 'success', data: await wirePasskeys(backend, customerId) } satisfies Wire['PasskeysResponse'])
  },
}

const begin: Call = {
  method: 'POST',
  path: '/api/v2/account/passkeys/options',
  operation: 'beginPasskey',
  handle: async (backend, context) => {
    const customerId = signedIn(await visitorOf(backend, context))
    const { password } = await readBody(context, ownerProof)
    const { id } = relyingParty(backend)
    const customer = await customerOf(backend, customerId)
    // Else who made an account with the address of another would keep a way in after its owner came.
    if (!(await backend.customers.emailIsVerified(customerId))) throw new HttpFailure(422, 'accountEmailUnverified')
    await requireOwner(backend, context, customerId, password)
    const known = await backend.passkeys.ofCustomer(customerId)
    if (known.length >= most) throw new HttpFailure(422, 'accountPasskeysTooMany')
    const challenge = await backend.oneTimeTokens.issue('addPasskey', { customerId, subject: '' }, challengeLife)
    const options = await (
      await webauthn()
    ).generateRegistrationOptions({
      rpName: backend.shop.seller.name,
      rpID: id,
      userName: customer.emailAddress,
      userDisplayName: `${customer.firstName} ${customer.lastName}`,
      userID: new Uint8Array(Buffer.from(customerId)),
      challenge: bytes(challenge),
      timeout: challengeLife,
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return succeed(context, { status: 'success', data: { ...options } } satisfies Wire['PasskeyOptionsResponse'])
  },
}

const add: Call = {
  method: 'POST',
  path: '/api/v2/account/passkeys',
  operation: 'addPasskey',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const customerId = signedIn(visitor)
    const { name, credential } = await readBody(context, newPasskey)
    const { id, origin } = relyingParty(backend)
    const { verifyRegistrationResponse } = await webauthn()
    const result = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: async (challenge) => (await backend.oneTimeTokens.take('addPasskey', challenge))?.customerId === customerId,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    }).catch(() => null)
    if (result?.verified !== true) throw new HttpFailure(422, 'accountPasskeyInvalid')
    const made = result.registrationInfo.credential
    const customer = await customerOf(backend, customerId)
    await transact(backend, async (backend) => {
      const isAdded = await backend.passkeys.add({
        id: made.id,
        customerId,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: made.transports ?? [],
        name,
        createdAt: backend.now(),
      })
      if (!isAdded) throw new HttpFailure(422, 'accountPasskeyInvalid')
      await mailAccessChange(backend, customer, visitor.language, 'passkeyAdded', name)
    })
    return succeed(context, { status: 'success', data: null, message: 'accountPasskeyAdded' } satisfies Wire['MessageResponse'])
  },
}

const remove: Call = {
  method: 'POST',
  path: '/api/v2/account/passkeys/removal',
  operation: 'removePasskey',
  handle: async (backend, context) => {
    const visitor = await visitorOf(backend, context)
    const customerId = signedIn(visitor)
    const { passkeyId, password } = await readBody(context, removal)
    await requireOwner(backend, context, customerId, password)
    const customer = await customerOf(backend, customerId)
    await transact(backend, async (backend) => {
      const passkey = await backend.passkeys.find(passkeyId)
      const isRemoved = await backend.passkeys.remove(customerId, passkeyId)
      if (passkey === null || !isRemoved) throw new HttpFailure(404, 'accountPasskeyUnknown')
      await mailAccessChange(backend, customer, visitor.language, 'passkeyRemoved', passkey.name)
    })
    return succeed(context, { status: 'success', data: null, message: 'accountPasskeyRemoved' } satisfies Wire['MessageResponse'])
  },
}

const beginLogin: Call = {
  method: 'POST',
  path: '/api/v2/account/passkey-login/options',
  operation: 'beginPasskeyLogin',
  handle: async (backend, context) => {
    const { id } = relyingParty(backend)
    const challenge = await backend.oneTimeTokens.issue('passkeyLogin', { customerId: '', subject: '' }, challengeLife)
    const { generateAuthenticationOptions } = await webauthn()
    // Without a list of keys: nobody learns who has one, and the browser offers those of the device.
    const options = await generateAuthenticationOptions({
      rpID: id,
      challenge: bytes(challenge),
      timeout: challengeLife,
      userVerification: 'required',
    })
    return succeed(context, { status: 'success', data: { ...options } } satisfies Wire['PasskeyOptionsResponse'])
  },
}

const loginByPasskey: Call = {
  method: 'POST',
  path: '/api/v2/account/passkey-login',
  operation: 'loginByPasskey',
  handle: async (backend, context) => {
    const { credential } = await readBody(context, usedPasskey)
    const { id, origin } = relyingParty(backend)
    const refused = (): HttpFailure => new HttpFailure(422, 'accountPasskeyRefused')
    const tried = await countTry(backend, `passkey ${visitorAddress(context)}`, [{ most: 20, within: 15 * minute }])
    const passkey = await backend.passkeys.find(credential.id)
    const { verifyAuthenticationResponse } = await webauthn()
    const result = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      // Used up by any answer to it, right or wrong.
      expectedChallenge: async (challenge) => (await backend.oneTimeTokens.take('passkeyLogin', challenge)) !== null,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: bytes(passkey?.publicKey ?? ''),
        counter: passkey?.counter ?? 0,
        transports: passkey === null ? [] : transportsOf(passkey),
      },
    }).catch(() => null)
    if (passkey === null || result?.verified !== true) throw refused()
    await forgetTries(backend, tried)
    const { cookieCart } = await visitorOf(backend, context)
    const { newCounter } = result.authenticationInfo
    const opened = await transact(backend, async (backend) => {
      const now = await backend.passkeys.find(passkey.id)
      const customer = now === null ? null : await backend.customers.byId(now.customerId)
      // A copy of the device counts again what the device has counted: of two at once one is refused.
      if (now === null || customer === null || now.counter !== passkey.counter) return null
      await backend.passkeys.use(now.id, newCounter, backend.now())
      return { customer, token: await openSession(backend, customer, cookieCart) }
    })
    if (opened === null) throw refused()
    return respondSignedIn(backend, context, opened.customer, opened.token)
  },
}

/** Passkeys: a customer's own, and signing in by one. */
export const passkeyCalls: readonly Call[] = [list, begin, add, remove, beginLogin, loginByPasskey]

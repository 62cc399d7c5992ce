import { Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { err, ok } from '../../result.ts'
import type { Result } from '../../result.ts'
import type { SignedIn } from '../../account/session.ts'
import type { Passkey, SignInPort } from '../../account/SignInPort.ts'
import { customer } from '../sampleCustomer.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export type FakeSignIn = SignInPort

export interface FakeSignInSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
}

/** Signs the sample customer in; a token of a mailed link begins with 'link-'. */
export const createFakeSignIn = ({ faultModel = fine }: FakeSignInSettings = {}): FakeSignIn => {
  let number = 0
  let kept: readonly Passkey[] = []
  const answer = <Value>(name: string, result: () => Result<Value, Refused>) =>
    weathered<Value, BackendFailure | Refused>(() => faultModel({ name, number: (number += 1) }), result)
  const message = (name: string, text: string) => answer(name, () => ok({ message: text }))
  const refused = (text: string) => err(new Refused({ reason: 'invalid', message: text }))
  const signedIn: SignedIn = { session: customer, token: `token-${customer.emailAddress}` }
  return {
    requestLoginLink: () => message('requestLoginLink', 'accountLoginLinkMailed'),
    loginByLink: (token) => answer('loginByLink', () => (token.startsWith('link-') ? ok(signedIn) : refused('accountLoginLinkInvalid'))),
    requestVerification: () => message('requestVerification', 'accountVerificationMailed'),
    confirmVerification: (token) =>
      answer('confirmVerification', () =>
        token.startsWith('link-') ? ok({ message: 'accountEmailVerified' }) : refused('accountVerificationTokenInvalid'),
      ),
    passkeys: () => answer('passkeys', () => ok(kept)) as ReturnType<SignInPort['passkeys']>,
    beginPasskey: () => answer('beginPasskey', () => ok({ challenge: 'new' })),
    addPasskey: ({ name, credential }) =>
      answer('addPasskey', () => {
        if (credential['made'] !== 'new') return refused('accountPasskeyInvalid')
        kept = [...kept, { id: name, name, createdAt: '2026-11-20T10:00:00.000Z', usedAt: null }]
        return ok({ message: 'accountPasskeyAdded' })
      }),
    removePasskey: ({ id }) =>
      answer('removePasskey', () => {
        kept = kept.filter((passkey) => passkey.id !== id)
        return ok({ message: 'accountPasskeyRemoved' })
      }),
    beginPasskeyLogin: () => answer('beginPasskeyLogin', () => ok({ challenge: 'login' })),
    loginByPasskey: (credential) =>
      answer('loginByPasskey', () => (credential['used'] === 'login' ? ok(signedIn) : refused('accountPasskeyRefused'))),
  }
}

import { Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { err, ok } from '../../result.ts'
import type { Result } from '../../result.ts'
import type { SignedIn } from '../../account/session.ts'
import type { SignInPort } from '../../account/SignInPort.ts'
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
  }
}

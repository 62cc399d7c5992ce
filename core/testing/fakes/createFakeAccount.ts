import type { Address } from '../../account/address.ts'
import type { Session } from '../../account/session.ts'
import { err, ok } from '../../result.ts'
import type { AccountPort } from '../../account/AccountPort.ts'
import { Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeAccount extends AccountPort {
  readonly calls: readonly string[]
}

export interface FakeAccountSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
  /** Accounts there are, with their passwords. */
  readonly accounts?: readonly { readonly password: string; readonly session: Session }[]
}

/** The backend's accounts in memory; the token of a customer is 'token-' and the e-mail address, that of a mailed link 'reset-' and the same. */
export const createFakeAccount = ({ faultModel = fine, accounts: start = [] }: FakeAccountSettings = {}): FakeAccount => {
  const calls: string[] = []
  const accounts = new Map(start.map((account) => [account.session.emailAddress, account]))
  const faultOutcome = (name: string) => () => {
    calls.push(name)
    return faultModel({ name, number: calls.length })
  }
  return {
    calls,
    emailIsKnown: (email) =>
      weathered(faultOutcome('emailIsKnown'), () => ok(accounts.has(email))) as ReturnType<AccountPort['emailIsKnown']>,
    register: (form, isChosen = true) =>
      weathered<{ readonly message: string }, BackendFailure | Refused>(faultOutcome('register'), () => {
        if (accounts.has(form.emailAddress)) return err(new Refused({ reason: 'emailTaken', message: 'accountEmailAddressExists' }))
        const address: Address = { ...form, id: `address-of-${form.emailAddress}`, uid: 'address-1' }
        const { firstName, lastName, companyName, emailAddress } = form
        const session: Session = {
          id: emailAddress,
          firstName,
          lastName,
          companyName,
          emailAddress,
          emailVerified: false,
          hasPassword: isChosen,
          customerId: '10001',
          status: 'active',
          invoiceAddresses: [],
          deliveryAddresses: [address],
          defaultDeliveryAddressId: null,
        }
        accounts.set(emailAddress, { password: form.password, session })
        return ok({ message: 'accountRegisterSuccess' })
      }),
    login: ({ email, password }) =>
      weathered<{ readonly session: Session; readonly token: string }, BackendFailure | Refused>(faultOutcome('login'), () => {
        const account = accounts.get(email)
        if (account?.password !== password)
          return err(new Refused({ reason: 'unauthenticated', message: 'The e-mail address or password is not correct.' }))
        return ok({ session: account.session, token: `token-${email}` })
      }),
    session: (token) =>
      weathered<Session, BackendFailure | Refused>(faultOutcome('session'), () => {
        const account = accounts.get(token.replace(/^token-/, ''))
        return account === undefined ? err(new Refused({ reason: 'unauthenticated', message: 'sessionInvalid' })) : ok(account.session)
      }),
    addAddress: (form) =>
      weathered<{ readonly uid: string }, BackendFailure | Refused>(faultOutcome('addAddress'), () => {
        const uid = `address-${form.zipCode}`
        for (const [email, { password, session }] of accounts) {
          const deliveryAddresses = [...session.deliveryAddresses, { ...form, id: `id-of-${uid}`, uid }]
          accounts.set(email, { password, session: { ...session, deliveryAddresses } })
        }
        return ok({ uid })
      }),
    logout: () => weathered(faultOutcome('logout'), () => ok(undefined)) as ReturnType<AccountPort['logout']>,
    requestPasswordReset: () =>
      weathered<{ readonly message: string }, BackendFailure | Refused>(faultOutcome('requestPasswordReset'), () =>
        ok({ message: 'accountPasswordResetMailed' }),
      ),
    setPassword: ({ token, password }) =>
      weathered<{ readonly message: string }, BackendFailure | Refused>(faultOutcome('setPassword'), () => {
        const account = accounts.get(token.replace(/^reset-/, ''))
        if (account === undefined) return err(new Refused({ reason: 'invalid', message: 'accountPasswordResetTokenInvalid' }))
        accounts.set(account.session.emailAddress, { ...account, password })
        return ok({ message: 'accountPasswordResetSuccess' })
      }),
  }
}

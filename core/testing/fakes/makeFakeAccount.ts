import type { Address } from '../../account/address.ts'
import type { Session } from '../../account/session.ts'
import { failed, succeeded } from '../../outcome.ts'
import type { AccountPort } from '../../account/AccountPort.ts'
import { Refused } from '../../ports/failures.ts'
import type { HostFailure } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeAccount extends AccountPort {
  readonly calls: readonly string[]
}

export interface FakeAccountSettings {
  readonly weather?: Weather<HostFailure | Refused>
  /** Accounts there are, with their passwords. */
  readonly accounts?: readonly { readonly password: string; readonly session: Session }[]
}

/** The host's accounts in memory; the token of a customer is 'token-' and the e-mail address, that of a mailed link 'reset-' and the same. */
export const makeFakeAccount = ({ weather = fine, accounts: start = [] }: FakeAccountSettings = {}): FakeAccount => {
  const calls: string[] = []
  const accounts = new Map(start.map((account) => [account.session.emailAddress, account]))
  const fate = (name: string) => () => {
    calls.push(name)
    return weather({ name, number: calls.length })
  }
  return {
    calls,
    emailIsKnown: (email) =>
      weathered(fate('emailIsKnown'), () => succeeded(accounts.has(email))) as ReturnType<AccountPort['emailIsKnown']>,
    register: (form) =>
      weathered<{ readonly message: string }, HostFailure | Refused>(fate('register'), () => {
        if (accounts.has(form.emailAddress)) return failed(new Refused({ because: 'wish', message: 'accountEmailAddressExists' }))
        const address: Address = { ...form, id: `address-of-${form.emailAddress}`, uid: 'address-1' }
        const { firstName, lastName, companyName, emailAddress } = form
        const session: Session = {
          id: emailAddress,
          firstName,
          lastName,
          companyName,
          emailAddress,
          customerId: '10001',
          status: 'active',
          invoiceAddresses: [],
          deliveryAddresses: [address],
          defaultDeliveryAddressId: null,
        }
        accounts.set(emailAddress, { password: form.password, session })
        return succeeded({ message: 'accountRegisterSuccess' })
      }),
    login: ({ email, password }) =>
      weathered<{ readonly session: Session; readonly token: string }, HostFailure | Refused>(fate('login'), () => {
        const account = accounts.get(email)
        if (account?.password !== password)
          return failed(new Refused({ because: 'stranger', message: 'The e-mail address or password is not correct.' }))
        return succeeded({ session: account.session, token: `token-${email}` })
      }),
    session: (token) =>
      weathered<Session, HostFailure | Refused>(fate('session'), () => {
        const account = accounts.get(token.replace(/^token-/, ''))
        return account === undefined ? failed(new Refused({ because: 'stranger', message: 'sessionInvalid' })) : succeeded(account.session)
      }),
    addAddress: (form) =>
      weathered<{ readonly uid: string }, HostFailure | Refused>(fate('addAddress'), () => {
        const uid = `address-${form.zipCode}`
        for (const [email, { password, session }] of accounts) {
          const deliveryAddresses = [...session.deliveryAddresses, { ...form, id: `id-of-${uid}`, uid }]
          accounts.set(email, { password, session: { ...session, deliveryAddresses } })
        }
        return succeeded({ uid })
      }),
    logout: () => weathered(fate('logout'), () => succeeded(undefined)) as ReturnType<AccountPort['logout']>,
    requestPasswordReset: () =>
      weathered<{ readonly message: string }, HostFailure | Refused>(fate('requestPasswordReset'), () =>
        succeeded({ message: 'accountPasswordResetMailed' }),
      ),
    setPassword: ({ token, password }) =>
      weathered<{ readonly message: string }, HostFailure | Refused>(fate('setPassword'), () => {
        const account = accounts.get(token.replace(/^reset-/, ''))
        if (account === undefined) return failed(new Refused({ because: 'wish', message: 'accountPasswordResetTokenInvalid' }))
        accounts.set(account.session.emailAddress, { ...account, password })
        return succeeded({ message: 'accountPasswordResetSuccess' })
      }),
  }
}

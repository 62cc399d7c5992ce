import type { PersonalDetails } from '../../account/personal.ts'
import type { PersonalPort } from '../../account/PersonalPort.ts'
import { failed, succeeded } from '../../outcome.ts'
import { Refused } from '../../ports/failures.ts'
import type { HostFailure } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export type FakePersonal = PersonalPort

export interface FakePersonalSettings {
  readonly weather?: Weather<HostFailure | Refused>
  readonly details?: PersonalDetails
}

/** What is known of a private customer. */
export const sampleDetails: PersonalDetails = {
  firstName: 'Noor',
  lastName: 'Vis',
  emailAddress: 'noor@voorbeeld.test',
  phoneNumber: '06-12345678',
  language: 'nld',
  companyName: '',
  cocNumber: '',
  vatNumber: '',
  reference: '',
}

/** One customer's data in memory; the password is Welkom01 at first, the token of a mailed link 'email-' and the address. */
export const makeFakePersonal = ({ weather = fine, details = sampleDetails }: FakePersonalSettings = {}): FakePersonal => {
  let kept = details
  let password = 'Welkom01'
  let calls = 0
  const fate = (name: string) => () => weather({ name, number: (calls += 1) })
  type Told = { readonly message: string }
  const told = (message: string) => succeeded<Told>({ message })
  const wrong = () => failed(new Refused({ because: 'wish', message: 'accountPasswordWrong' }))
  return {
    details: () => weathered(fate('details'), () => succeeded(kept)) as ReturnType<PersonalPort['details']>,
    changeDetails: (fields) =>
      weathered<void, HostFailure | Refused>(fate('changeDetails'), () => {
        kept = { ...kept, ...fields }
        return succeeded(undefined)
      }),
    changePassword: (wish) =>
      weathered<Told, HostFailure | Refused>(fate('changePassword'), () => {
        if (wish.currentPassword !== password) return wrong()
        password = wish.password
        return told('accountPasswordChanged')
      }),
    requestEmailChange: (wish) =>
      weathered<Told, HostFailure | Refused>(fate('requestEmailChange'), () =>
        wish.password === password ? told('accountEmailChangeMailed') : wrong(),
      ),
    confirmEmailChange: (token) =>
      weathered<Told, HostFailure | Refused>(fate('confirmEmailChange'), () => {
        if (!token.startsWith('email-')) return failed(new Refused({ because: 'wish', message: 'accountEmailTokenInvalid' }))
        kept = { ...kept, emailAddress: token.slice('email-'.length) }
        return told('accountEmailChanged')
      }),
    deleteAccount: (typed) =>
      weathered<Told, HostFailure | Refused>(fate('deleteAccount'), () => (typed === password ? told('accountDeleted') : wrong())),
  }
}

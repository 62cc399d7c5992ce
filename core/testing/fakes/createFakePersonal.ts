import type { PersonalDetails } from '../../account/personal.ts'
import type { PersonalPort } from '../../account/PersonalPort.ts'
import { err, ok } from '../../result.ts'
import { Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export type FakePersonal = PersonalPort

export interface FakePersonalSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
  readonly details?: PersonalDetails
}

/** Data of a private customer. */
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
export const createFakePersonal = ({ faultModel = fine, details = sampleDetails }: FakePersonalSettings = {}): FakePersonal => {
  let persisted = details
  let password = 'Welkom01'
  let calls = 0
  const faultOutcome = (name: string) => () => faultModel({ name, number: (calls += 1) })
  type ActionResult = { readonly message: string }
  const toResult = (message: string) => ok<ActionResult>({ message })
  const wrong = () => err(new Refused({ reason: 'invalid', message: 'accountPasswordWrong' }))
  return {
    details: () => weathered(faultOutcome('details'), () => ok(persisted)) as ReturnType<PersonalPort['details']>,
    changeDetails: (fields) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('changeDetails'), () => {
        persisted = { ...persisted, ...fields }
        return ok(undefined)
      }),
    changePassword: (request) =>
      weathered<ActionResult, BackendFailure | Refused>(faultOutcome('changePassword'), () => {
        if (request.currentPassword !== password) return wrong()
        password = request.password
        return toResult('accountPasswordChanged')
      }),
    requestEmailChange: (request) =>
      weathered<ActionResult, BackendFailure | Refused>(faultOutcome('requestEmailChange'), () =>
        request.password === password ? toResult('accountEmailChangeMailed') : wrong(),
      ),
    confirmEmailChange: (token) =>
      weathered<ActionResult, BackendFailure | Refused>(faultOutcome('confirmEmailChange'), () => {
        if (!token.startsWith('email-')) return err(new Refused({ reason: 'invalid', message: 'accountEmailTokenInvalid' }))
        persisted = { ...persisted, emailAddress: token.slice('email-'.length) }
        return toResult('accountEmailChanged')
      }),
    deleteAccount: (typed) =>
      weathered<ActionResult, BackendFailure | Refused>(faultOutcome('deleteAccount'), () =>
        typed === password ? toResult('accountDeleted') : wrong(),
      ),
  }
}

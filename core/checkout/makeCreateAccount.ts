import { Effect } from 'effect'
import type { RegistrationForm } from '../account/address.ts'
import type { Phrase } from '../notifications/phrase.ts'
import { customerKind, registrationSchema } from '../account/registration.ts'
import { validateForm } from '../validation/forms.ts'
import type { AccountPort } from '../account/AccountPort.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'

/** Refusals that the shopper can do something about, by the host's message. */
const told = new Set(['accountEmailAddressExists', 'accountRegistrationNotAllowed', 'accountRegisterInvalid', 'accountPasswordWeak'])

const reason = (failure: HostFailure | Refused): Phrase =>
  failure._tag === 'Refused' && told.has(failure.message) ? { key: `phrases.${failure.message}` } : { key: 'checkout.accountCreateFailed' }

/**
 * Makes the guest's account (CHK-04) and answers the credentials to sign in with. When signing in failed afterwards, the next attempt with
 * the same address makes no second account.
 */
export const makeCreateAccount = ({ account }: { readonly account: AccountPort }) => {
  let made: string | null = null
  return (form: RegistrationForm): Effect.Effect<{ readonly email: string; readonly password: string }, Phrase> =>
    Effect.gen(function* () {
      const { values } = validateForm(registrationSchema(customerKind(form)), form)
      if (made !== values.emailAddress) yield* Effect.mapError(account.register(values), reason)
      made = values.emailAddress
      return { email: values.emailAddress, password: values.password }
    })
}

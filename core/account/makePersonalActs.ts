import type { Effect } from 'effect'
import type { Message, Phrase } from '../notifications/phrase.ts'
import { failed, succeeded } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { HostFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
import type { FormSchema } from '../validation/forms.ts'
import { deletionSchema, emailChangeSchema, invoiceSchema, passwordSchema, personalChanges, personalSchema } from './personal.ts'
import type { DeletionForm, EmailChangeForm, InvoiceForm, PasswordForm, PersonalDetails, PersonalForm, PersonalValues } from './personal.ts'
import type { PersonalPort } from './PersonalPort.ts'
import type { SessionStore } from './sessionStore.ts'

/** What a customer does with their own data; what came of it is a phrase. */
export interface PersonalActs {
  /** Sends what was changed; the session tells the new name. */
  readonly saveDetails: (form: PersonalValues, saved: PersonalDetails) => Promise<Outcome<Phrase, Message>>
  /** Sends what a company's next invoices carry, as far as it was changed. */
  readonly saveOnInvoice: (form: InvoiceForm, saved: PersonalDetails) => Promise<Outcome<Phrase, Message>>
  readonly changePassword: (form: PasswordForm) => Promise<Outcome<Phrase, Message>>
  /** Has a link mailed to the new address. */
  readonly changeEmail: (form: EmailChangeForm) => Promise<Outcome<Phrase, Message>>
  /** The address of the mailed link becomes the account's. */
  readonly confirmEmail: (token: string) => Promise<Outcome<Phrase, Message>>
  /** Ends the account and signs out. */
  readonly deleteAccount: (form: DeletionForm) => Promise<Outcome<Phrase, Message>>
}

export interface PersonalActsParts {
  readonly personal: PersonalPort
  readonly run: Run
  readonly session: Pick<SessionStore, 'restore' | 'logout'>
}

const reasonOf = (failure: HostFailure | Refused): Message => {
  if (failure._tag !== 'Refused' || failure.because === 'stranger') return { key: 'error.connection' }
  if (failure.because === 'moment') return { key: 'phrases.tooManyRequests' }
  return { key: failure.message === '' ? 'error.connection' : `phrases.${failure.message}` }
}

/** The use-cases of personal data. */
export const makePersonalActs = ({ personal, run, session }: PersonalActsParts): PersonalActs => {
  const told = async (act: Effect.Effect<{ readonly message: string }, HostFailure | Refused>): Promise<Outcome<Phrase, Message>> => {
    const outcome = await run(act)
    return outcome.ok ? succeeded({ key: `phrases.${outcome.value.message}` }) : failed(reasonOf(outcome.failure))
  }
  /** The values as they are to be sent; a form that the page let pass is judged once more. */
  const checked = <Values extends object>(schema: FormSchema<Values>, form: NoInfer<Values>): Outcome<Values, Message> => {
    const { valid, values, message } = validateForm(schema, form)
    return valid ? succeeded(values) : failed(message ?? { key: 'checkout.fieldsMissing' })
  }

  const save = async (form: PersonalForm, saved: PersonalDetails): Promise<Outcome<Phrase, Message>> => {
    const fields = personalChanges(saved, form)
    if (Object.keys(fields).length === 0) return succeeded({ key: 'phrases.accountDetailsSaved' })
    const outcome = await run(personal.changeDetails(fields))
    if (!outcome.ok) return failed(reasonOf(outcome.failure))
    await session.restore()
    return succeeded({ key: 'phrases.accountDetailsSaved' })
  }

  /** A deletion has been sent whose answer never came. */
  let unclear = false

  return {
    saveDetails: async (form, saved) => {
      const check = checked(personalSchema, form)
      return check.ok ? save(check.value, saved) : check
    },
    saveOnInvoice: async (form, saved) => {
      const check = checked(invoiceSchema, form)
      if (!check.ok) return check
      const { vatNumber, reference } = check.value
      return save({ ...saved, vatNumber, reference }, saved)
    },
    changePassword: async (form) => {
      const check = checked(passwordSchema, form)
      return check.ok ? told(personal.changePassword(check.value)) : check
    },
    changeEmail: async (form) => {
      const check = checked(emailChangeSchema, form)
      return check.ok
        ? told(personal.requestEmailChange({ emailAddress: check.value.emailAddress, password: check.value.password }))
        : check
    },
    confirmEmail: async (token) => {
      const outcome = await told(personal.confirmEmailChange(token))
      // Whoever is signed in here may be the one whose address it is.
      if (outcome.ok) await session.restore()
      return outcome
    },
    deleteAccount: async (form) => {
      const check = checked(deletionSchema, form)
      if (!check.ok) return check
      const outcome = await run(personal.deleteAccount(check.value.password))
      // The host then knows nobody any more: it has done what it was asked before.
      const isGone = outcome.ok || (unclear && outcome.failure._tag === 'Refused' && outcome.failure.because === 'stranger')
      unclear ||= !outcome.ok && outcome.failure._tag !== 'Refused'
      if (!outcome.ok && !isGone) return failed(reasonOf(outcome.failure))
      await session.logout()
      return succeeded({ key: 'phrases.accountDeleted' })
    },
  }
}

import type { Effect } from 'effect'
import type { Message } from '../notifications/phrase.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
import type { FormSchema } from '../validation/forms.ts'
import { deletionSchema, emailChangeSchema, invoiceSchema, passwordSchema, personalChanges, personalSchema } from './personal.ts'
import type { DeletionForm, EmailChangeForm, InvoiceForm, PasswordForm, PersonalDetails, PersonalForm, PersonalValues } from './personal.ts'
import type { PersonalPort } from './PersonalPort.ts'
import type { SessionStore } from './sessionStore.ts'

/** Actions on the customer's own data; each result is a message. */
export interface PersonalActions {
  /** Sends changed fields; the session then has the new name. */
  readonly saveDetails: (form: PersonalValues, saved: PersonalDetails) => Promise<Result<Message, Message>>
  /** Sends what a company's next invoices carry, as far as it was changed. */
  readonly saveOnInvoice: (form: InvoiceForm, saved: PersonalDetails) => Promise<Result<Message, Message>>
  readonly changePassword: (form: PasswordForm) => Promise<Result<Message, Message>>
  /** Has a link mailed to the new address. */
  readonly changeEmail: (form: EmailChangeForm) => Promise<Result<Message, Message>>
  /** The address of the mailed link becomes the account's. */
  readonly confirmEmail: (token: string) => Promise<Result<Message, Message>>
  /** Ends the account and signs out. */
  readonly deleteAccount: (form: DeletionForm) => Promise<Result<Message, Message>>
}

export interface PersonalActionsDeps {
  readonly run: Run<{ readonly personal: PersonalPort }>
  readonly session: Pick<SessionStore, 'restore' | 'logout'>
  /** What a business pays depends on its VAT number. */
  readonly reloadCart: () => Promise<void>
}

const reasonOf = (failure: BackendFailure | Refused): Message => {
  if (failure._tag !== 'Refused' || failure.reason === 'unauthenticated') return { key: 'error.connection' }
  if (failure.reason === 'temporary') return { key: 'phrases.tooManyRequests' }
  return failure.message === '' ? { key: 'error.connection' } : { backend: failure.message }
}

/** The use-cases of personal data. */
export const createPersonalActions = ({ run, session, reloadCart }: PersonalActionsDeps): PersonalActions => {
  const toResult = async (
    useCase: (backend: { readonly personal: PersonalPort }) => Effect.Effect<{ readonly message: string }, BackendFailure | Refused>,
  ): Promise<Result<Message, Message>> => {
    const result = await run(useCase)
    return result.ok ? ok({ backend: result.value.message }) : err(reasonOf(result.failure))
  }
  /** The values to send, after another validation of the form. */
  const checked = <Values extends object>(schema: FormSchema<Values>, form: NoInfer<Values>): Result<Values, Message> => {
    const { valid, values, message } = validateForm(schema, form)
    return valid ? ok(values) : err(message ?? { key: 'checkout.fieldsMissing' })
  }

  const save = async (form: PersonalForm, saved: PersonalDetails): Promise<Result<Message, Message>> => {
    const fields = personalChanges(saved, form)
    if (Object.keys(fields).length === 0) return ok({ key: 'phrases.accountDetailsSaved' })
    const result = await run(({ personal }) => personal.changeDetails(fields))
    if (!result.ok) return err(reasonOf(result.failure))
    await session.restore()
    if (fields.vatNumber !== undefined) await reloadCart()
    return ok({ key: 'phrases.accountDetailsSaved' })
  }

  /** A deletion was sent and its response was lost. */
  let unclear = false

  return {
    saveDetails: async (form, saved) => {
      const check = checked(personalSchema, form)
      return check.ok ? save(check.value, saved) : check
    },
    saveOnInvoice: async (form, saved) => {
      const check = checked(invoiceSchema, form)
      if (!check.ok) return check
      return save({ ...saved, vatNumber: check.value.vatNumber }, saved)
    },
    changePassword: async (form) => {
      const check = checked(passwordSchema, form)
      return check.ok ? toResult(({ personal }) => personal.changePassword(check.value)) : check
    },
    changeEmail: async (form) => {
      const check = checked(emailChangeSchema, form)
      return check.ok
        ? toResult(({ personal }) =>
            personal.requestEmailChange({ emailAddress: check.value.emailAddress, password: check.value.password }),
          )
        : check
    },
    confirmEmail: async (token) => {
      const result = await toResult(({ personal }) => personal.confirmEmailChange(token))
      // The signed-in customer may be the owner of the address.
      if (result.ok) await session.restore()
      return result
    },
    deleteAccount: async (form) => {
      const check = checked(deletionSchema, form)
      if (!check.ok) return check
      const result = await run(({ personal }) => personal.deleteAccount(check.value.password))
      // Without an account the earlier deletion has succeeded.
      const isGone = result.ok || (unclear && result.failure._tag === 'Refused' && result.failure.reason === 'unauthenticated')
      unclear ||= !result.ok && result.failure._tag !== 'Refused'
      if (!result.ok && !isGone) return err(reasonOf(result.failure))
      await session.logout()
      return ok({ key: 'phrases.accountDeleted' })
    },
  }
}

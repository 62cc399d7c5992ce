import type { Effect } from 'effect'
import { emailSchema } from '../account/login.ts'
import type { SessionStore } from '../account/sessionStore.ts'
import type { Message } from '../notifications/phrase.ts'
import type { BackendFailure, Refused } from '../ports/failures.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import type { Run } from '../run.ts'
import { validateForm } from '../validation/forms.ts'
import type { CompanyPort } from './CompanyPort.ts'
import type { CompanyRole } from './company.ts'
import { typedAmount } from './typedAmount.ts'

type Attempt = Promise<Result<null, Message>>

/** What members do with their company; text as typed. */
export interface CompanyActions {
  /** @param amount in euros, above which a buyer needs an approval; nothing typed: no order needs one */
  readonly saveCompany: (amount: string) => Attempt
  readonly inviteMember: (emailAddress: string, role: CompanyRole) => Attempt
  readonly changeMember: (uid: string, role: CompanyRole | null) => Attempt
  readonly acceptInvitation: (token: string) => Attempt
  readonly approve: (uid: string) => Attempt
  readonly refuse: (uid: string, reason: string) => Attempt
}

export interface CompanyActionsDeps {
  readonly run: Run<{ readonly company: CompanyPort }>
  readonly session: SessionStore
}

/** The most characters that the backend takes. */
export const reasonLimit = 500

const reasonOf = (failure: BackendFailure | Refused): Message => {
  if (failure._tag !== 'Refused') return { key: 'error.connection' }
  if (failure.reason === 'temporary') return { key: 'phrases.tooManyRequests' }
  return failure.message === '' ? { key: 'error.connection' } : { backend: failure.message }
}

/** The use-cases of a company with members. */
export const createCompanyActions = ({ run, session }: CompanyActionsDeps): CompanyActions => {
  const attempt = async (send: (company: CompanyPort) => Effect.Effect<void, BackendFailure | Refused>): Attempt => {
    const result = await run(({ company }) => send(company))
    return result.ok ? ok(null) : err(reasonOf(result.failure))
  }
  /** The session names the company that a member was given with the invitation. */
  const withSession = async (done: Attempt): Attempt => {
    const result = await done
    if (result.ok) await session.restore()
    return result
  }
  return {
    saveCompany: async (amount) => {
      const approvalAbove = typedAmount(amount)
      return approvalAbove.ok ? attempt((company) => company.save({ approvalAbove: approvalAbove.value })) : err(approvalAbove.failure)
    },
    inviteMember: async (typed, role) => {
      const { errors, values } = validateForm(emailSchema, { email: typed })
      if (errors.email !== undefined) return err(errors.email)
      return attempt((company) => company.invite({ emailAddress: values.email, role }))
    },
    changeMember: (uid, role) => withSession(attempt((company) => company.changeMember({ uid, role }))),
    acceptInvitation: (token) => withSession(attempt((company) => company.acceptInvitation(token))),
    approve: (uid) => attempt((company) => company.decide({ uid, reason: null })),
    refuse: async (uid, typed) => {
      const reason = typed.trim()
      if (reason === '') return err({ key: 'validation.required' })
      if (reason.length > reasonLimit) return err({ key: 'validation.tooLong', params: { maximum: reasonLimit } })
      return attempt((company) => company.decide({ uid, reason }))
    },
  }
}

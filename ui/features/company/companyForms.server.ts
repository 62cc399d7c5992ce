import type { Shop } from '@thuishaven/core'
import type { CompanyAccount, CompanyActions, CompanyRole } from '@thuishaven/core/company'
import type { ActionDependencies, ServerAction } from '../../framework/server/action.server.ts'
import type { PostedField } from '../../framework/server/requestScope.server.ts'
import { customerForm } from '../account-frame/index.server.ts'
import type { CustomerForm, CustomerFormResponse } from '../account-frame/index.server.ts'
import { pathTo } from '../shop/index.ts'
import { companyIntents } from './postedCompany.ts'
import type { CompanyIntent, PostedCompany } from './postedCompany.ts'

const roleOf = (typed: string): CompanyRole => (typed === 'approver' ? 'approver' : 'buyer')

const actions: Readonly<Record<CompanyIntent, (company: CompanyActions, field: PostedField) => ReturnType<CompanyActions['approve']>>> = {
  save: (company, field) => company.saveCompany(field('amount')),
  invite: (company, field) => company.inviteMember(field('emailAddress'), roleOf(field('role'))),
  role: (company, field) => company.changeMember(field('uid'), roleOf(field('role'))),
  remove: (company, field) => company.changeMember(field('uid'), null),
  leave: (company, field) => company.changeMember(field('uid'), null),
  accept: (company, field) => company.acceptInvitation(field('uid')),
  approve: (company, field) => company.approve(field('uid')),
  refuse: (company, field) => company.refuse(field('uid'), field('reason')),
}

/** Whether what a form would do is already so, whoever did it. Its form is gone then, so a retry is impossible. */
const isReached: Partial<Readonly<Record<CompanyIntent, (account: CompanyAccount, field: PostedField) => boolean>>> = {
  remove: ({ company }, field) => company !== null && !company.members.some(({ uid }) => uid === field('uid')),
  leave: ({ company }) => company === null,
  approve: ({ company }, field) => company?.requests.find(({ uid }) => uid === field('uid'))?.status === 'approved',
  // With another reason it is not what was typed that the buyer reads.
  refuse: ({ company }, field) => {
    const request = company?.requests.find(({ uid }) => uid === field('uid'))
    return request?.status === 'refused' && request.reason === field('reason').trim()
  },
}

/** The same, where only a response that was lost on its way can have done it: who is in another company is refused. */
const isAccepted = (intent: CompanyIntent, { company }: CompanyAccount): boolean => intent === 'accept' && company !== null

const respond = async ({ customer, field, here, waits }: CustomerForm): Promise<CustomerFormResponse> => {
  const intent = companyIntents.find((name) => name === field('intent'))
  if (intent === undefined) return null
  const refused = (problem: PostedCompany['problem']) => {
    const values = { amount: field('amount'), emailAddress: field('emailAddress'), role: field('role'), reason: field('reason') }
    return { shows: { intent, uid: field('uid'), values, problem } satisfies PostedCompany }
  }
  if (waits) return refused({ key: 'phrases.tooManyRequests' })
  const result = await actions[intent](customer, field)
  const done = { to: `${here}?done=${intent}` }
  if (result.ok) return done
  const account = await customer.api.companyAccount()
  const isSo =
    account.ok &&
    (isReached[intent]?.(account.value, field) === true || (!('backend' in result.failure) && isAccepted(intent, account.value)))
  return isSo ? done : refused(result.failure)
}

/** The forms of the company as plain posts, which work in the same way with and without JavaScript. */
export const companyForms: ServerAction<ActionDependencies<Shop>> = {
  method: 'post',
  path: (locale) => pathTo(locale, 'account.company'),
  handler: customerForm(respond),
}

import { err, ok } from '../../result.ts'
import { Refused } from '../../failures/failures.ts'
import type { CompanyPort } from '../../company/CompanyPort.ts'
import type { Company, CompanyOrder } from '../../company/company.ts'
import type { ListPage } from '../../orders/order.ts'
import type { Cents } from '../../money/units.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

/** A company of one, in memory: who is invited does not answer. */
export const createFakeCompany = ({
  faultModel = fine,
}: { readonly faultModel?: FaultModel<BackendFailure | Refused> } = {}): CompanyPort => {
  let company: Company | null = null
  let calls = 0
  const faultOutcome = (name: string) => () => faultModel({ name, number: (calls += 1) })
  const change = (name: string, next: (known: Company) => Company) =>
    weathered<void, BackendFailure | Refused>(faultOutcome(name), () => {
      if (company === null) return err(new Refused({ reason: 'invalid', message: 'companyNotAllowed' }))
      company = next(company)
      return ok(undefined)
    })
  return {
    account: () =>
      weathered(faultOutcome('account'), () => ok({ credit: { limit: null, used: 0 as Cents }, company })) as ReturnType<
        CompanyPort['account']
      >,
    save: ({ approvalAbove }) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('save'), () => {
        company = { name: 'Atelier', role: 'approver', isFounder: true, members: [], requests: [], ...company, approvalAbove }
        return ok(undefined)
      }),
    invite: ({ emailAddress, role }) =>
      change('invite', (known) => ({
        ...known,
        members: [
          ...known.members.filter((member) => member.emailAddress !== emailAddress),
          { uid: `member-${calls}`, name: '', emailAddress, role, isOwn: false, isFounder: false, isInvited: true },
        ],
      })),
    changeMember: ({ uid, role }) =>
      change('changeMember', (known) => ({
        ...known,
        members: known.members.flatMap((member) => (member.uid !== uid ? [member] : role === null ? [] : [{ ...member, role }])),
      })),
    acceptInvitation: () =>
      weathered<void, BackendFailure | Refused>(faultOutcome('acceptInvitation'), () =>
        err(new Refused({ reason: 'notFound', message: 'companyInvitationInvalid' })),
      ),
    decide: () =>
      weathered<void, BackendFailure | Refused>(faultOutcome('decide'), () =>
        err(new Refused({ reason: 'notFound', message: 'companyRequestUnknown' })),
      ),
    orders: () =>
      weathered<ListPage<CompanyOrder>, BackendFailure | Refused>(faultOutcome('companyOrders'), () =>
        ok({ entries: [], total: 0, limit: 10 }),
      ),
  }
}

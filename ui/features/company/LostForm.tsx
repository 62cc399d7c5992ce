import { mayDecide } from '@thuishaven/core/company'
import type { Company } from '@thuishaven/core/company'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useActionData } from '../shop/index.ts'
import type { PostedCompany } from './postedCompany.ts'

/** Whether the page has the form of what was refused, which shows why. */
const hasForm = ({ intent, uid }: PostedCompany, company: Company | null): boolean => {
  const request = company?.requests.find((each) => each.uid === uid)
  const member = company?.members.find((each) => each.uid === uid)
  switch (intent) {
    case 'approve':
    case 'refuse':
      return company !== null && request !== undefined && mayDecide(company, request)
    case 'role':
      return company?.isFounder === true && member?.isInvited === false
    case 'remove':
      return company?.isFounder === true && member !== undefined
    case 'leave':
      return member?.isOwn === true
    case 'accept':
      return company === null
    case 'save':
    case 'invite':
      return true
  }
}

/** Why a form was refused that is no longer on the page, such as of a request that another approver decided. What was typed is not lost unseen. */
export const LostForm = ({ company }: { readonly company: Company | null }) => {
  const { text, t } = useMessages()
  const posted = useActionData() as PostedCompany | null
  if (posted === null || hasForm(posted, company)) return null
  const { reason } = posted.values
  return (
    <Alert tone="error">
      {t(posted.problem)}
      {posted.intent === 'refuse' && reason.trim() !== '' ? ` ${text('account.company.reasonNotSent', { reason: reason.trim() })}` : ''}
    </Alert>
  )
}

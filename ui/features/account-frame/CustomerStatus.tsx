import type { Session } from '@thuishaven/core/account'
import { Status } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** Active or inactive, as text plus colour. */
export const CustomerStatus = ({ status }: Pick<Session, 'status'>) => {
  const { text } = useMessages()
  return <Status tone={status === 'active' ? 'success' : 'warning'}>{text(`account.statuses.${status}`)}</Status>
}

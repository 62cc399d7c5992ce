import type { Session } from '@thuishaven/core/account'
import { Status } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'

/** Active or inactive, as word plus colour. */
export const CustomerStatus = ({ status }: Pick<Session, 'status'>) => {
  const { text } = useText()
  return <Status tone={status === 'active' ? 'success' : 'warning'}>{text(`account.statuses.${status}`)}</Status>
}

import type { Result } from '@thuishaven/core'
import type { Message } from '@thuishaven/core/notifications'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** What came of a change, in the page; nothing before there is a result. */
export const ActionResult = ({ result }: { readonly result: Result<Message, Message> | undefined }) => {
  const { t } = useMessages()
  if (result === undefined) return null
  return result.ok ? <Alert tone="success">{t(result.value)}</Alert> : <Alert tone="error">{t(result.failure)}</Alert>
}

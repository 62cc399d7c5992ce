import type { Result } from '@thuishaven/core'
import type { Message } from '@thuishaven/core/notifications'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

/** The result of a change, in the page; renders nothing before there is one. */
export const ActionResult = ({ result }: { readonly result: Result<Message, Message> | undefined }) => {
  const { t } = useMessages()
  if (result === undefined) return null
  return result.ok ? <Alert tone="success">{t(result.value)}</Alert> : <Alert tone="error">{t(result.failure)}</Alert>
}

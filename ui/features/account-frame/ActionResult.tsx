import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { LastActionResult } from './useCustomerActions.ts'

/** What came of it, in the page. */
export const ActionResult = ({ lastResult }: { readonly lastResult: LastActionResult }) => {
  const { t } = useMessages()
  return lastResult === null ? null : <Alert tone={lastResult.ok ? 'success' : 'error'}>{t(lastResult.message)}</Alert>
}

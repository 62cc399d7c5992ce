import { Alert } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'
import type { LastTold } from './useDesk.ts'

/** What came of it, in the page. */
export const Told = ({ told }: { readonly told: LastTold }) => {
  const { say } = useText()
  return told === null ? null : <Alert tone={told.ok ? 'success' : 'error'}>{say(told.message)}</Alert>
}

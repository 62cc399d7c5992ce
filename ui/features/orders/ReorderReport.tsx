import type { ReorderSummary } from '@thuishaven/core/orders'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import styles from './OrderPage.module.css'

/** The result of a reorder (ACC-03). */
export const ReorderReport = ({ report }: { readonly report: ReorderSummary }) => {
  const { text } = useMessages()
  const { added, gone, changed } = report
  return (
    <Alert tone={gone.length > 0 ? 'warning' : 'success'} className={styles.summary}>
      <p>{added === 0 ? text('account.order.againNone') : text('account.order.againDone', { count: added })}</p>
      {gone.length === 0 || added === 0 ? null : <p>{text('account.order.againGone', { titles: gone.join(', ') })}</p>}
      {changed.length === 0 ? null : <p>{text('account.order.againChanged', { titles: changed.join(', ') })}</p>}
    </Alert>
  )
}

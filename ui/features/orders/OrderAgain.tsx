import { useState } from 'react'
import type { ReorderSummary, Order, OrderLine } from '@thuishaven/core/orders'
import type { Phrase } from '@thuishaven/core/notifications'
import { useShop } from '../shop/index.ts'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { AgainForm } from './AgainForm.tsx'
import { ReorderReport } from './ReorderReport.tsx'
import styles from './OrderPage.module.css'

export interface OrderAgainProps {
  readonly order: Pick<Order, 'uid' | 'lines'>
  /** The one that is bought again; without it the whole order is. */
  readonly line?: OrderLine
}

/** Buys lines of an order again, and shows what is unavailable or has another price now (ACC-03). */
export const OrderAgain = ({ order, line }: OrderAgainProps) => {
  const shop = useShop()
  const panels = usePanels()
  const { text, t } = useMessages()
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<ReorderSummary | Phrase | null>(null)
  const buy = async (): Promise<void> => {
    setBusy(true)
    setReport(null)
    const acts = await shop.customer.load().catch(() => null)
    const result = acts === null ? null : await acts.buyAgain(line === undefined ? order.lines : [line])
    setBusy(false)
    if (result === null) return setReport({ key: 'error.connection' })
    setReport(result.ok ? result.value : result.failure)
    // Without a message the cart is shown; messages are read first.
    if (result.ok && result.value.gone.length + result.value.changed.length === 0) panels.open('cart')
  }
  return (
    <div className={styles.reorder}>
      <AgainForm
        uid={order.uid}
        {...(line === undefined
          ? { variant: 'secondary' as const }
          : {
              variant: 'quiet' as const,
              size: 's' as const,
              name: 'line',
              value: line.uid,
              'aria-label': text('account.order.againOf', { title: line.title }),
            })}
        busy={busy}
        onPress={() => void buy()}
      >
        {text(line === undefined ? 'account.order.againAll' : 'account.order.again')}
      </AgainForm>
      {report === null ? null : 'key' in report ? <Alert tone="error">{t(report)}</Alert> : <ReorderReport report={report} />}
    </div>
  )
}

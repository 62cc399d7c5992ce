import { useState } from 'react'
import type { ReorderSummary, OrderSummary } from '@thuishaven/core/orders'
import type { Phrase } from '@thuishaven/core/notifications'
import { useShop, pathTo } from '../shop/index.ts'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useShopLocation } from '../../framework/router/RouterContext.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { AgainForm } from './AgainForm.tsx'
import { ReorderReport } from './ReorderReport.tsx'

/** Orders the same again, up to the press that pays; changes are shown first, in a message or in the cart (ACC-03). */
export const RepeatOrder = ({ order }: { readonly order: Pick<OrderSummary, 'uid' | 'orderNumber'> }) => {
  const shop = useShop()
  const panels = usePanels()
  const { navigate } = useShopLocation()
  const { text, t } = useMessages()
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<ReorderSummary | Phrase | null>(null)
  const repeat = async (): Promise<void> => {
    setBusy(true)
    setReport(null)
    const acts = await shop.customer.load().catch(() => null)
    const result = acts === null ? null : await acts.repeat(order.uid)
    setBusy(false)
    if (result === null) return setReport({ key: 'error.connection' })
    if (!result.ok) return setReport(result.failure)
    const { to, report } = result.value
    if (to !== 'cart') return navigate(pathTo(shop.locale, `checkout.${to}`))
    if (report.gone.length + report.changed.length > 0) return setReport(report)
    return panels.open('cart')
  }
  return (
    <>
      <AgainForm
        uid={order.uid}
        name="repeat"
        value="1"
        variant="secondary"
        busy={busy}
        aria-label={text('account.lastOrder.againOf', { order: order.orderNumber })}
        onPress={() => void repeat()}
      >
        {text('account.lastOrder.again')}
      </AgainForm>
      {report === null ? null : 'key' in report ? <Alert tone="error">{t(report)}</Alert> : <ReorderReport report={report} />}
    </>
  )
}

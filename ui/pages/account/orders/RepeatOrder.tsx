import { useState } from 'react'
import type { AgainReport, OrderSummary } from '@thuishaven/core/orders'
import type { Phrase } from '@thuishaven/core/notifications'
import { useShop } from '../../../bindings/ShopContext.ts'
import { Alert } from '../../../kit/index.ts'
import { useText } from '../../../messages/useText.ts'
import { useShopLocation } from '../../../shell/location/LocationContext.ts'
import { usePanels } from '../../../shell/panels/PanelsContext.ts'
import { pathTo } from '../../../shell/paths.ts'
import { AgainForm } from './AgainForm.tsx'
import { AgainTold } from './AgainTold.tsx'

/** Orders the same again, up to the press that pays; what is not as it was is told, or seen in the cart, first (ACC-03). */
export const RepeatOrder = ({ order }: { readonly order: Pick<OrderSummary, 'uid' | 'orderNumber'> }) => {
  const shop = useShop()
  const panels = usePanels()
  const { navigate } = useShopLocation()
  const { text, say } = useText()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<AgainReport | Phrase | null>(null)
  const repeat = async (): Promise<void> => {
    setBusy(true)
    setTold(null)
    const acts = await shop.customer().catch(() => null)
    const outcome = acts === null ? null : await acts.repeat(order.uid)
    setBusy(false)
    if (outcome === null) return setTold({ key: 'error.connection' })
    if (!outcome.ok) return setTold(outcome.failure)
    const { to, report } = outcome.value
    if (to !== 'cart') return navigate(pathTo(shop.locale, `checkout.${to}`))
    if (report.gone.length + report.changed.length > 0) return setTold(report)
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
      {told === null ? null : 'key' in told ? <Alert tone="error">{say(told)}</Alert> : <AgainTold report={told} />}
    </>
  )
}

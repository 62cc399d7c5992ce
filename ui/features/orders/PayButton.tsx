import type { Order } from '@thuishaven/core/orders'
import { Button } from '../../kit/index.ts'
import { useHydrated } from '../../framework/hydration/useHydrated.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePanels } from '../../framework/panels/PanelsContext.ts'
import { useAmountText } from '../prices/index.ts'

/** Opens the panel in which what is open is paid (PAY-01). */
export const PayButton = ({ order }: { readonly order: Order }) => {
  const panels = usePanels()
  const { text } = useMessages()
  const hydrated = useHydrated()
  const amountText = useAmountText('cart')
  return (
    <Button disabled={!hydrated} aria-haspopup="dialog" onClick={() => panels.open('paymentOrder', order.uid)}>
      {text('account.order.pay', { amount: amountText(order.totals.outstandingAmount) })}
    </Button>
  )
}

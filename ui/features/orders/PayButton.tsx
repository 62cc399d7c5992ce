import type { Order } from '@thuishaven/core/orders'
import { useMessages } from '../../messages/useMessages.ts'
import { PanelOpener } from '../account-frame/index.ts'
import { useAmountText } from '../prices/index.ts'

/** Opens the panel in which what is open is paid (PAY-01). */
export const PayButton = ({ order }: { readonly order: Order }) => {
  const { text } = useMessages()
  const amountText = useAmountText('cart')
  return (
    <PanelOpener panel="paymentOrder" about={order.uid}>
      {text('account.order.pay', { amount: amountText(order.totals.outstandingAmount) })}
    </PanelOpener>
  )
}

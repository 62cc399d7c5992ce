import type { OrderRevision } from '@thuishaven/core/orders'
import { Alert } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useAmountText } from '../prices/index.ts'
import { useDateText } from '../shop/index.ts'

/** What the shop changed of an order, and why. */
export const OrderChanges = ({ changes }: { readonly changes: readonly OrderRevision[] }) => {
  const { text } = useMessages()
  const dateOf = useDateText()
  const amountText = useAmountText('cart')
  return changes.map(({ changedAt, reason, totalBeforeInclVat, totalInclVat }) => (
    <Alert key={changedAt} announced={false} title={text('account.order.changed', { date: dateOf(changedAt) })}>
      <p>{reason}</p>
      <p>{text('account.order.changedTotal', { before: amountText(totalBeforeInclVat), now: amountText(totalInclVat) })}</p>
    </Alert>
  ))
}

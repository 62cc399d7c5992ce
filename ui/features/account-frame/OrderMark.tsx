import type { OrderStatus } from '@thuishaven/core/orders'
import { Status } from '../../kit/index.ts'
import { useMessages } from '../../messages/useMessages.ts'

const tones = {
  open: 'warning',
  paid: 'info',
  processing: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'neutral',
  unknown: 'neutral',
} as const satisfies Readonly<Record<OrderStatus, string>>

/** The status of an order, as text plus colour. */
export const OrderMark = ({ status }: { readonly status: OrderStatus }) => {
  const { text } = useMessages()
  return <Status tone={tones[status]}>{text(`account.orderStatuses.${status}`)}</Status>
}

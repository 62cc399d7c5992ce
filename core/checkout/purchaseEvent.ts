import { euros } from '../analytics/event.ts'
import type { AnalyticsEvent } from '../analytics/event.ts'
import type { PaymentResult } from './checkout.ts'

/** The purchase of a paid order, told by its order number; null while it is not paid (ANA-01, CHK-11). */
export const purchaseEvent = (payment: PaymentResult): AnalyticsEvent | null =>
  payment.status !== 'paid'
    ? null
    : {
        name: 'purchase',
        currency: 'EUR',
        value: euros(payment.totalInclVat),
        transaction_id: payment.orderNumber,
        items: payment.lines.map((line, index) => ({
          item_id: String(line.productId),
          item_name: line.title,
          discount: euros(line.discountInclVat),
          index,
          price: euros(line.unitPriceInclVat),
          quantity: line.quantity,
        })),
      }

import { euros } from '../analytics/event.ts'
import type { SaleEvent } from '../analytics/event.ts'
import { isOrdered } from './checkout.ts'
import type { PaymentResult } from './checkout.ts'

/** The purchase of an order that is placed for good, named by its order number; null while it is not (ANA-01, CHK-11). */
export const purchaseEvent = (payment: PaymentResult): SaleEvent | null =>
  !isOrdered(payment.status)
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

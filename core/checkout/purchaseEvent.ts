import { euros } from '../analytics/event.ts'
import type { SaleEvent } from '../analytics/event.ts'
import type { PaymentResult } from './checkout.ts'

/** The purchase of an order that is paid, promised by the provider or on account, named by its order number; null while it is none of them (ANA-01, CHK-11). */
export const purchaseEvent = (payment: PaymentResult): SaleEvent | null =>
  payment.status !== 'paid' && payment.status !== 'authorized' && payment.status !== 'invoiced'
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

import { describe, expect, it } from 'vitest'
import type { PaymentResult } from './checkout.ts'
import { purchaseEvent } from './purchaseEvent.ts'
import type { Cents } from '../money/units.ts'

describe('purchaseEvent', () => {
  const payment: PaymentResult = {
    paymentUid: 'abc123',
    status: 'paid',
    orderNumber: 'TH-1',
    orderUid: null,
    totalInclVat: 13_692 as Cents,
    lines: [{ productId: 1002, title: 'Kleed', quantity: 3, unitPriceInclVat: 4499 as Cents, discountInclVat: 500 as Cents }],
    retryUrl: null,
    deposit: null,
  }

  it('ANA-01 CHK-11 a paid order is a purchase event', () => {
    expect(purchaseEvent(payment)).toEqual({
      name: 'purchase',
      currency: 'EUR',
      value: 136.92,
      transaction_id: 'TH-1',
      items: [{ item_id: '1002', item_name: 'Kleed', discount: 5, index: 0, price: 44.99, quantity: 3 }],
    })
  })

  it('CHK-11 an order on account is a purchase event like a paid one', () => {
    expect(purchaseEvent({ ...payment, status: 'invoiced' })).toEqual(purchaseEvent(payment))
  })

  it.each(['pending', 'failed', 'cancelled', 'expired'] as const)('CHK-11 a payment that is %s is no purchase event', (status) => {
    expect(purchaseEvent({ ...payment, status })).toBeNull()
  })
})

import type { Backend } from '../answers/Backend.ts'
import type { PersistedCart } from '../cart/carts.ts'
import { priceCart } from '../cart/pricedCart.ts'
import { recordPurchase } from '../checkout/recordPurchase.ts'
import type { CustomerRecord } from '../records/CustomerRecord.ts'

/** Pickup point of past orders that were picked up. */
const pickupLocation = 'enschede'

/** Milliseconds after which past orders that were cancelled were paid back. */
const refundedAfter = 2 * 24 * 60 * 60 * 1000

/** Address at a carrier of past orders that were sent. */
const trackAndTraceOf = ({ number, status, delivery }: CustomerRecord['orders'][number]): string | null =>
  delivery !== 'afhalen' && (status === 'shipped' || status === 'delivered') ? `https://track.thuishaven.test/TH-${number}` : null

/** Places a customer's past orders as from a cart. */
export const placeOrders = async (backend: Backend, customer: CustomerRecord): Promise<void> => {
  for (const order of customer.orders) {
    const cart: PersistedCart = {
      uid: `demo-cart-${order.number}`,
      customerId: customer.id,
      shippingOptionId: order.delivery,
      deliveryDay: null,
      deliveryServices: [],
      pickupLocationId: order.delivery === 'afhalen' ? pickupLocation : null,
      paymentOptionId: order.payment,
      addressId: `${customer.id}-delivery-${order.address}`,
      isMerged: false,
      touchedAt: 0,
      lines: order.goods
        .map(({ productId, quantity }, index) => ({
          uid: `demo-cart-${order.number}-line-${index + 1}`,
          clientId: `${productId}`,
          productId,
          options: [],
          quantity,
          originalQuantity: null,
        }))
        .toReversed(),
      coupons: [],
    }
    const uid = `order-${order.number}`
    const at = Date.parse(order.at)
    // What has arrived was promised when it was ordered; what is still to come is promised from today, so that no demonstration is late.
    const then = order.status === 'delivered' ? { ...backend, now: () => at } : backend
    await recordPurchase(then, await priceCart(backend, cart), {
      uid,
      number: order.number,
      customerId: customer.id,
      companyUid: null,
      fingerprint: uid,
      language: 'nld',
      at,
      state: order.status,
      trackAndTraceUrl: trackAndTraceOf(order),
    })
    if (order.status === null && order.payment !== 'account') continue
    const amountInclVat = (await backend.orders.find({ uid }))?.totalInclVat ?? 0
    const paymentUid = `pay-${order.number}`
    await backend.orders.addPayment({
      uid: paymentUid,
      provider: null,
      orderUid: uid,
      status: order.status === null ? 'invoiced' : 'paid',
      createdAt: at,
      amountInclVat,
    })
    if (order.status === 'cancelled')
      await backend.refunds.add({
        uid: `refund-${order.number}`,
        kind: 'refund',
        orderUid: uid,
        paymentUid,
        amountInclVat,
        reductionInclVat: amountInclVat,
        status: 'refunded',
        providerId: null,
        reason: '',
        lines: null,
        createdAt: at + refundedAfter,
      })
  }
}

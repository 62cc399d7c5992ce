import type { Backend } from '../answers/Backend.ts'
import { insertLine, removeCart } from '../cart/carts.ts'
import type { PersistedCart } from '../cart/carts.ts'
import { priceCart } from '../cart/pricedCart.ts'
import { recordPurchase } from '../checkout/recordPurchase.ts'
import type { CustomerRecord } from '../records/CustomerRecord.ts'

/** A past order is delivered from here when it was fetched. */
const pickupLocation = 'enschede'

/** Places a customer's past orders as the cart would have. */
export const placeOrders = (backend: Backend, customer: CustomerRecord): void => {
  for (const order of customer.orders) {
    const cart: PersistedCart = {
      uid: `demo-cart-${order.number}`,
      customerId: customer.id,
      shippingOptionId: order.delivery,
      pickupLocationId: order.delivery === 'afhalen' ? pickupLocation : null,
      paymentOptionId: order.payment,
      addressId: `${customer.id}-delivery-${order.address}`,
      isMerged: false,
    }
    order.goods.forEach(({ productId, quantity }, index) => {
      const uid = `${cart.uid}-line-${index + 1}`
      insertLine(backend.database, cart.uid, { uid, clientId: `${productId}`, productId, options: [], quantity, originalQuantity: null })
    })
    const uid = `order-${order.number}`
    const at = Date.parse(order.at)
    recordPurchase(backend, priceCart(backend, cart), {
      uid,
      number: order.number,
      customerId: customer.id,
      fingerprint: uid,
      language: 'nld',
      at,
      state: order.status,
    })
    removeCart(backend.database, cart.uid)
    if (order.status === null) continue
    backend.database.run(
      `INSERT INTO payment (uid, bank_id, purchase_uid, status, created_at, amount_incl)
       SELECT ?, ?, uid, 'paid', ?, total_incl FROM purchase WHERE uid = ?`,
      `pay-${order.number}`,
      `bank-${order.number}`,
      at,
      uid,
    )
  }
}

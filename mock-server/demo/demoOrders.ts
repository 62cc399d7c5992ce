import type { Host } from '../answers/Host.ts'
import type { Wire } from '../answers/wire.ts'
import { insertLine, removeCart } from '../cart/carts.ts'
import type { KeptCart } from '../cart/carts.ts'
import { priceCart } from '../cart/pricedCart.ts'
import { recordPurchase } from '../checkout/recordPurchase.ts'

interface DemoOrder {
  readonly number: number
  /** RFC 3339. */
  readonly at: string
  /** null: not paid. */
  readonly status: Wire['OrderStatus'] | null
  readonly goods: readonly (readonly [productId: number, quantity: number])[]
  readonly address: number
  readonly delivery: 'postnl' | 'bpost' | 'afhalen'
  readonly payment: 'ideal' | 'bancontact' | 'account'
}

const customerId = 'customer-actief'

const demoOrders: readonly DemoOrder[] = [
  {
    number: 250_008,
    at: '2026-06-30T07:55:02Z',
    status: 'cancelled',
    goods: [[1005, 1]],
    address: 0,
    delivery: 'postnl',
    payment: 'ideal',
  },
  {
    number: 250_017,
    at: '2026-09-21T19:05:31Z',
    status: 'delivered',
    goods: [
      [1002, 1],
      [1005, 2],
    ],
    address: 1,
    delivery: 'bpost',
    payment: 'bancontact',
  },
  { number: 250_031, at: '2026-11-02T14:40:10Z', status: 'shipped', goods: [[1003, 1]], address: 0, delivery: 'afhalen', payment: 'ideal' },
  {
    number: 250_042,
    at: '2026-11-18T09:12:44Z',
    status: null,
    goods: [
      [1002, 1],
      [1003, 2],
    ],
    address: 0,
    delivery: 'postnl',
    payment: 'account',
  },
]

/** Places the orders of the demo account as its cart would have. */
export const placeDemoOrders = (host: Host): void => {
  for (const order of demoOrders) {
    const cart: KeptCart = {
      uid: `demo-cart-${order.number}`,
      customerId,
      shippingOptionId: order.delivery,
      pickupLocationId: order.delivery === 'afhalen' ? 'enschede' : null,
      paymentOptionId: order.payment,
      addressId: `${customerId}-delivery-${order.address}`,
      isMerged: false,
    }
    order.goods.forEach(([productId, quantity], index) => {
      const uid = `${cart.uid}-line-${index + 1}`
      insertLine(host.database, cart.uid, { uid, clientId: `${productId}`, productId, options: [], quantity, originalQuantity: null })
    })
    const uid = `order-${order.number}`
    const at = Date.parse(order.at)
    recordPurchase(host, priceCart(host, cart), {
      uid,
      number: order.number,
      customerId,
      fingerprint: uid,
      language: 'nld',
      at,
      state: order.status,
    })
    removeCart(host.database, cart.uid)
    if (order.status === null) continue
    host.database.run(
      "INSERT INTO payment (uid, bank_id, purchase_uid, status, created_at) VALUES (?, ?, ?, 'paid', ?)",
      `pay-${order.number}`,
      `bank-${order.number}`,
      uid,
      at,
    )
  }
}

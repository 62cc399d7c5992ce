import type { PastOrderRecord } from '../host/records/CustomerRecord.ts'

/** What actief@thuishaven.test bought before. */
export const pastOrders: readonly PastOrderRecord[] = [
  {
    number: 250_008,
    at: '2026-06-30T07:55:02Z',
    status: 'cancelled',
    goods: [{ productId: 1005, quantity: 1 }],
    address: 0,
    delivery: 'postnl',
    payment: 'ideal',
  },
  {
    number: 250_017,
    at: '2026-09-21T19:05:31Z',
    status: 'delivered',
    goods: [
      { productId: 1002, quantity: 1 },
      { productId: 1005, quantity: 2 },
    ],
    address: 1,
    delivery: 'bpost',
    payment: 'bancontact',
  },
  {
    number: 250_031,
    at: '2026-11-02T14:40:10Z',
    status: 'shipped',
    goods: [{ productId: 1003, quantity: 1 }],
    address: 0,
    delivery: 'afhalen',
    payment: 'ideal',
  },
  {
    number: 250_042,
    at: '2026-11-18T09:12:44Z',
    status: null,
    goods: [
      { productId: 1002, quantity: 1 },
      { productId: 1003, quantity: 2 },
    ],
    address: 0,
    delivery: 'postnl',
    payment: 'account',
  },
]

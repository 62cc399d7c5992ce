import type { PaymentOption } from '../../checkout/checkout.ts'
import type { GuestOrder, Invoice, ListPage, Order } from '../../orders/order.ts'
import type { OrdersPort } from '../../orders/OrdersPort.ts'
import { failed, succeeded } from '../../outcome.ts'
import { NotFound, Refused } from '../../ports/failures.ts'
import type { HostFailure } from '../../ports/failures.ts'
import { fine, weathered } from './weather.ts'
import type { Weather } from './weather.ts'

export interface FakeOrders extends OrdersPort {
  readonly calls: readonly string[]
  /** Keys under which a payment was started; a key starts one. */
  readonly payments: () => readonly string[]
}

export interface FakeOrdersSettings {
  readonly weather?: Weather<HostFailure | Refused>
  readonly orders?: readonly Order[]
  readonly invoices?: readonly Invoice[]
  readonly paymentOptions?: readonly PaymentOption[]
}

/** Entries on one page. */
const limit = 10

const pageOf = <Entry>(entries: readonly Entry[], page: number): ListPage<Entry> => ({
  entries: entries.slice((page - 1) * limit, page * limit),
  total: entries.length,
  limit,
})

/** The host's orders of one customer in memory. */
export const makeFakeOrders = ({
  weather = fine,
  orders = [],
  invoices = [],
  paymentOptions = [],
}: FakeOrdersSettings = {}): FakeOrders => {
  const calls: string[] = []
  const payments = new Set<string>()
  const references = new Map<string, string>()
  const fate = (name: string) => () => {
    calls.push(name)
    return weather({ name, number: calls.length })
  }
  return {
    calls,
    payments: () => Array.from(payments),
    orders: ({ page, status }) =>
      weathered(fate('orders'), () =>
        succeeded(
          pageOf(
            orders.filter((order) => status === null || order.status === status),
            page,
          ),
        ),
      ) as ReturnType<OrdersPort['orders']>,
    order: (uid) =>
      weathered<Order, HostFailure | NotFound>(fate('order') as never, () => {
        const order = orders.find((known) => known.uid === uid)
        return order === undefined
          ? failed(new NotFound({ what: 'order' }))
          : succeeded({ ...order, reference: references.get(uid) ?? order.reference })
      }),
    setReference: ({ uid, reference }) =>
      weathered<void, HostFailure | Refused>(fate('setReference'), () => {
        if (orders.every((order) => order.uid !== uid)) return failed(new Refused({ because: 'missing', message: 'orderNotFound' }))
        references.set(uid, reference)
        return succeeded(undefined)
      }),
    findOrder: (question) =>
      weathered<GuestOrder, HostFailure | NotFound>(fate('findOrder') as never, () => {
        const asked = 'key' in question ? question.key.replace(/^key-/, '') : question.orderNumber
        const order = orders.find(({ orderNumber }) => orderNumber === asked)
        if (order === undefined) return failed(new NotFound({ what: 'order' }))
        const { orderNumber, status, createdAt, totals, lines, delivery, trackAndTraceUrl } = order
        return succeeded({ key: `key-${orderNumber}`, orderNumber, status, createdAt, totals, lines, delivery, trackAndTraceUrl })
      }),
    orderPaymentOptions: () =>
      weathered<readonly PaymentOption[], HostFailure | Refused>(fate('paymentOptions'), () => succeeded(paymentOptions)),
    payOrder: ({ uid, option, idempotencyKey }) =>
      weathered<{ readonly paymentUrl: string }, HostFailure | Refused>(fate('pay'), () => {
        if (orders.find((order) => order.uid === uid)?.status !== 'open')
          return failed(new Refused({ because: 'wish', message: 'orderNotOpen' }))
        if (paymentOptions.every(({ id }) => id !== option.id)) return failed(new Refused({ because: 'wish', message: '', code: 'ipoi' }))
        payments.add(idempotencyKey)
        return succeeded({ paymentUrl: `https://bank.example/pay/${payments.size}` })
      }),
    invoices: (page) => weathered(fate('invoices'), () => succeeded(pageOf(invoices, page))) as ReturnType<OrdersPort['invoices']>,
  }
}

import type { PaymentOption } from '../../checkout/checkout.ts'
import type { GuestOrder, Invoice, ListPage, Order } from '../../orders/order.ts'
import type { OwnReview } from '../../orders/review.ts'
import type { OrdersPort } from '../../orders/OrdersPort.ts'
import { err, ok } from '../../result.ts'
import { NotFound, Refused } from '../../failures/failures.ts'
import type { BackendFailure } from '../../ports/failures.ts'
import { fine, weathered } from './faultModel.ts'
import type { FaultModel } from './faultModel.ts'

export interface FakeOrders extends OrdersPort {
  readonly calls: readonly string[]
  /** Keys under which a payment was started; a key starts one. */
  readonly payments: () => readonly string[]
}

export interface FakeOrdersSettings {
  readonly faultModel?: FaultModel<BackendFailure | Refused>
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

/** The backend's orders of one customer in memory. */
export const createFakeOrders = ({
  faultModel = fine,
  orders = [],
  invoices = [],
  paymentOptions = [],
}: FakeOrdersSettings = {}): FakeOrders => {
  const calls: string[] = []
  const payments = new Set<string>()
  const references = new Map<string, string>()
  const reviews = new Map<string, OwnReview>()
  const faultOutcome = (name: string) => () => {
    calls.push(name)
    return faultModel({ name, number: calls.length })
  }
  return {
    calls,
    payments: () => Array.from(payments),
    orders: ({ page, status }) =>
      weathered(faultOutcome('orders'), () =>
        ok(
          pageOf(
            orders
              .filter((order) => status === null || order.status === status)
              .map((order) => ({ ...order, pictures: order.lines.flatMap(({ picture }) => picture ?? []) })),
            page,
          ),
        ),
      ) as ReturnType<OrdersPort['orders']>,
    order: (uid) =>
      weathered<Order, BackendFailure | NotFound>(faultOutcome('order') as never, () => {
        const order = orders.find((known) => known.uid === uid)
        return order === undefined
          ? err(new NotFound({ what: 'order' }))
          : ok({
              ...order,
              reference: references.get(uid) ?? order.reference,
              reviews: order.lines.flatMap((line) => reviews.get(`${uid} ${line.uid}`) ?? []),
            })
      }),
    setReference: ({ uid, reference }) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('setReference'), () => {
        if (orders.every((order) => order.uid !== uid)) return err(new Refused({ reason: 'notFound', message: 'orderNotFound' }))
        references.set(uid, reference)
        return ok(undefined)
      }),
    writeReview: ({ uid, lineUid, review }) =>
      weathered<void, BackendFailure | Refused>(faultOutcome('writeReview'), () => {
        const line = orders.find((order) => order.uid === uid)?.lines.find((known) => known.uid === lineUid)
        if (line === undefined) return err(new Refused({ reason: 'notFound', message: 'orderNotFound' }))
        reviews.set(`${uid} ${lineUid}`, { ...review, lineUid, status: 'waiting', reason: '' })
        return ok(undefined)
      }),
    findOrder: (request) =>
      weathered<GuestOrder, BackendFailure | NotFound>(faultOutcome('findOrder') as never, () => {
        const requested = 'key' in request ? request.key.replace(/^key-/, '') : request.orderNumber
        const order = orders.find(({ orderNumber }) => orderNumber === requested)
        if (order === undefined) return err(new NotFound({ what: 'order' }))
        const { orderNumber, status, createdAt, vatTreatment, totals, cartTotals, lines, delivery, trackAndTraceUrl, changes } = order
        return ok({
          key: `key-${orderNumber}`,
          orderNumber,
          status,
          createdAt,
          vatTreatment,
          totals,
          cartTotals,
          lines,
          delivery,
          trackAndTraceUrl,
          changes,
        })
      }),
    orderPaymentOptions: () =>
      weathered<readonly PaymentOption[], BackendFailure | Refused>(faultOutcome('paymentOptions'), () => ok(paymentOptions)),
    payOrder: ({ uid, option, idempotencyKey }) =>
      weathered<{ readonly paymentUrl: string }, BackendFailure | Refused>(faultOutcome('pay'), () => {
        if (orders.find((order) => order.uid === uid)?.status !== 'open')
          return err(new Refused({ reason: 'orderClosed', message: 'orderNotOpen' }))
        if (paymentOptions.every(({ id }) => id !== option.id)) return err(new Refused({ reason: 'invalid', message: '', code: 'ipoi' }))
        payments.add(idempotencyKey)
        return ok({ paymentUrl: `https://bank.example/pay/${payments.size}` })
      }),
    invoices: (page) => weathered(faultOutcome('invoices'), () => ok(pageOf(invoices, page))) as ReturnType<OrdersPort['invoices']>,
  }
}
